#if Calendars
internal import BedsideCore
internal import BedsideExchange
internal import CICal

/// Makes libical's components, which live only as long as a call.
enum ICalendar {
  /// Zones are those of this machine; a static is initialised once.
  private static let settings: Void = icaltimezone_set_builtin_tzdata(0)

  static func text(of calendar: StudyCalendar, at now: Instant) -> String? {
    settings
    guard let root = unsafe icalcomponent_new(ICAL_VCALENDAR_COMPONENT) else { return nil }
    defer { unsafe icalcomponent_free(root) }
    unsafe add(["VERSION:2.0", "PRODID:-//Bedside//Schedule//EN", "METHOD:PUBLISH"], to: root)
    unsafe add(text: calendar.title, "X-WR-CALNAME", to: root)
    for zone in calendar.zones { unsafe add(zone: zone, to: root) }
    for entry in calendar.entries {
      guard let event = unsafe icalcomponent_new(ICAL_VEVENT_COMPONENT) else { return nil }
      unsafe icalcomponent_add_component(root, event)
      unsafe add(entry.properties(at: now), to: event)
      unsafe icalcomponent_add_property(event, icalproperty_new_summary(entry.summary))
      if let details = entry.details {
        unsafe icalcomponent_add_property(event, icalproperty_new_description(details))
      }
      guard let trigger = entry.trigger, let alarm = unsafe icalcomponent_new(ICAL_VALARM_COMPONENT)
      else { continue }
      unsafe icalcomponent_add_component(event, alarm)
      unsafe add(["ACTION:DISPLAY", trigger], to: alarm)
      unsafe icalcomponent_add_property(alarm, icalproperty_new_description(entry.summary))
    }
    guard let text = unsafe icalcomponent_as_ical_string_r(root) else { return nil }
    defer { unsafe icalmemory_free_buffer(text) }
    return unsafe String(cString: text)
  }

  private static func add(_ lines: [String], to component: OpaquePointer) {
    for line in lines {
      guard let property = unsafe icalproperty_new_from_string(line) else { continue }
      unsafe icalcomponent_add_property(component, property)
    }
  }

  private static func add(text: String, _ name: String, to component: OpaquePointer) {
    guard let property = unsafe icalproperty_new_x(text) else { return }
    unsafe icalproperty_set_x_name(property, name)
    unsafe icalcomponent_add_property(component, property)
  }

  /// Adds what a zone's clocks do, so that a program that does not know the zone knows it too.
  private static func add(zone: String, to component: OpaquePointer) {
    guard let known = unsafe icaltimezone_get_builtin_timezone(zone),
      let rules = unsafe icaltimezone_get_component(known),
      let copy = unsafe icalcomponent_new_clone(rules)
    else { return }
    // The library has a prefix before every name, by which no other program knows the zone.
    if let name = unsafe icalcomponent_get_first_property(copy, ICAL_TZID_PROPERTY) {
      unsafe icalproperty_set_tzid(name, zone)
    }
    unsafe icalcomponent_add_component(component, copy)
  }
}
#endif
