internal import BedsideCore
internal import BedsideStore

extension Chart {
  /// The share of the axis of time at which a point stands: in the middle of its stretch of time, or at
  /// its own time.
  package func share(_ point: DataPoint, of series: DataSeries) -> Double {
    let start = Double(days.lowerBound.dayNumber)
    let end = Double(days.upperBound.dayNumber + 1)
    var position = point.position
    if !series.isPerEvent {
      let bucket = DayBucket(series.bucket, holding: point.day)
      let from = max(start, Double(bucket.first.dayNumber))
      position = (from + min(end, Double(bucket.last.dayNumber + 1))) / 2
    }
    return min(1, max(0, (position - start) / (end - start)))
  }
}

extension DataSeries {
  /// Whether a line leads from a point to the next one: no event and no stretch of time without a value
  /// is between them.
  package func joins(_ point: DataPoint, _ next: DataPoint) -> Bool {
    if isPerEvent {
      // The first gap behind the point, of those that are in order.
      var (low, high) = (0, gaps.count)
      while low < high {
        let middle = (low + high) / 2
        if gaps[middle] > point.position { high = middle } else { low = middle + 1 }
      }
      return low == gaps.count || gaps[low] >= next.position
    }
    return DayBucket(bucket, holding: point.day).last.adding(days: 1) == next.day
  }
}
