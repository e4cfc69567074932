extension Phrases {
  /// Days, times and lengths of time, in German.
  static let germanTimes: KeyValuePairs<String, String> = [
    "weekday.full.1": "Montag",
    "weekday.full.2": "Dienstag",
    "weekday.full.3": "Mittwoch",
    "weekday.full.4": "Donnerstag",
    "weekday.full.5": "Freitag",
    "weekday.full.6": "Samstag",
    "weekday.full.7": "Sonntag",
    "month.full.1": "Januar",
    "month.full.2": "Februar",
    "month.full.3": "März",
    "month.full.4": "April",
    "month.full.5": "Mai",
    "month.full.6": "Juni",
    "month.full.7": "Juli",
    "month.full.8": "August",
    "month.full.9": "September",
    "month.full.10": "Oktober",
    "month.full.11": "November",
    "month.full.12": "Dezember",
    "date.full": "{weekday}, {day}. {month} {year}",
    "dateTime.full": "{date}, {time}",
    "and": "und",
    "time.noon": "mittag",
    "time.midnight": "mitternacht",
    "now": "jetzt",
    "time.am": "am",
    "time.pm": "pm",
    "time.oclock": "Uhr",

    "duration.h": "{count} h",
    "duration.min": "{count} min",
    "duration.s": "{count} s",
    "duration.dayWords": "d tag tage tagen",
    "duration.hourWords": "h std stunde stunden",
    "duration.minuteWords": "m min minute minuten",
    "duration.secondWords": "s sek sekunde sekunden",

    "hint.time": "eine Uhrzeit wie {example}",
    "hint.times": "eine Uhrzeit von {minimum} bis {maximum}",
    "hint.everyMinutes.one": "{range}, jede Minute",
    "hint.everyMinutes.other": "{range}, alle {count} Minuten",
    "hint.durationOne": "eine Zeitdauer wie {example}",
    "hint.dateAndTime": "ein Datum mit Uhrzeit",
    "hint.dateTime": "ein Datum mit Uhrzeit wie {example}",
    "hint.duration": "eine Dauer wie 1h30m, 90 min oder 1:30",
    "kind.time": "eine Uhrzeit wie 20:30",
    "kind.dateTime": "ein Datum mit Uhrzeit wie 2026-11-30T20:30:00+01:00",
    "kind.duration": "eine Zahl von Sekunden",
  ]

  /// Why something is no day, time or length of time, in German.
  static let germanTimeErrors: KeyValuePairs<String, String> = [
    "error.ambiguousDate":
      "„{text}“ kann {first} oder {second} heißen. {type} {firstDate} oder {secondDate}.",
    "error.swappedDate":
      "„{text}“ ist in der hier üblichen Reihenfolge kein Datum. Wenn Sie {date} meinen, geben Sie bitte"
      + " {typed} ein.",
    "error.shortYear": "„{text}“ hat ein verkürztes Jahr. {type} das Jahr mit vier Ziffern.",
    "error.oldYear": "„{text}“ liegt im Jahr {year}. {type} das Jahr, das Sie meinen, etwa 2026.",
    "error.wrongWeekday":
      "„{text}“ passt nicht zusammen: dieser Tag ist {date}. Bitte prüfen Sie den Tag.",
    "error.notATime": "„{text}“ ist keine Uhrzeit. {type} sie wie 20:30.",
    "error.endOfDay": "„{text}“ ist das Ende eines Tages. {type} 0:00 für den Beginn des nächsten.",
    "error.notAWrittenTime":
      "„{text}“ ist keine Uhrzeit. Schreiben Sie sie als HH:MM, von 00:00 bis 23:59.",
    "error.endOfThatDay":
      "„{text}“ ist das Ende dieses Tages. {type} {next}: da beginnt der nächste.",
    "error.midnight":
      "„{text}“ kann der Anfang oder das Ende dieses Tages sein. {type} {beginning} oder {end}.",
    "error.outsideTimes":
      "{text} liegt außerhalb der gefragten Zeit. {type} eine Uhrzeit von {from} bis {to}.",
    "error.notADateTime":
      "„{text}“ ist kein Datum mit Uhrzeit. {type} es wie 2026-11-30 20:30, oder „jetzt“.",
    "error.notAWrittenDateTime":
      "„{text}“ ist kein Datum mit Uhrzeit. Schreiben Sie es als JJJJ-MM-TTTHH:MM:SS+HH:MM.",
    "error.skippedTime":
      "{text} gibt es nicht: die Uhren springen von {from} auf {to}. {type} eine andere Zeit.",
    "error.doubledTime":
      "{text} kommt zweimal, weil die Uhren zurückgestellt werden. {type} {first} für das"
      + " erste Mal, oder {second}.",
    "error.betweenSteps": "{text} liegt zwischen zwei Stufen. {type} {below} oder {above}.",
    "error.tooEarly": "{text} ist zu früh. {type} {limit} oder später.",
    "error.tooLate": "{text} ist zu spät. {type} {limit} oder früher.",
    "error.notADuration": "„{text}“ ist keine Dauer. {type} sie wie 1h30m, 90 min oder 1:30.",
    "error.durationNeedsUnit":
      "„{text}“ braucht eine Einheit. {type} „{text} min“ oder „{text} h“.",
  ]
}
