/// The times of both sides in rounds that take turns, so that a busy moment hits both.
struct Rounds {
  private var ours: [Double] = []
  private var peers: [Double] = []

  /// Runs `count` rounds after one that does not count; each side returns its seconds.
  ///
  /// Who goes first changes from round to round.
  init(_ count: Int, ours: () throws -> Double, peer: (() throws -> Double)?) throws {
    for round in 0...count {
      var pair = (ours: 0.0, peer: 0.0)
      if round % 2 == 0 { pair.ours = try ours() }
      if let peer { pair.peer = try peer() }
      if round % 2 == 1 { pair.ours = try ours() }
      if round == 0 { continue }
      self.ours.append(pair.ours)
      if peer != nil { peers.append(pair.peer) }
    }
  }

  /// Our median.
  var seconds: Double { Rounds.median(ours) }
  /// The peer's median; nil where there is none.
  var peerSeconds: Double? { peers.isEmpty ? nil : Rounds.median(peers) }
  /// The median of how many times longer the peer took in the same round.
  var ratio: Double? {
    peers.isEmpty ? nil : Rounds.median(zip(ours, peers).map { $1 / $0 })
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// The seconds that `body` takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure { try body() }
  return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
}
