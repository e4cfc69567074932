import BedsideCore
import BedsideSchedule
import Testing

/// Makes values from text where a test would otherwise unwrap each of them.
func date(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }
func time(_ text: String) throws -> WallTime { try #require(WallTime(text)) }
func wall(_ text: String) throws -> LocalDateTime { try #require(LocalDateTime(text)) }
func instant(_ text: String) throws -> Instant { try #require(Instant(text)) }

func days(_ zone: String, dayStart: String = "00:00") throws -> DayRule {
  DayRule(zone: try SystemZones().zone(zone), dayStart: try time(dayStart))
}

extension ScheduleTimeline {
  /// The starts of the first events of element 0, as the wall shows them; nil where one is skipped.
  func walls(_ count: Int) -> [String?] {
    (0..<count).map { k in
      event(element: 0, k: k).map { days.zone.local($0.start).description }
    }
  }
}
