public import BedsideCore

extension Phrases {
  /// The texts of this module in German, by area.
  public static var germanInsightAreas: [KeyValuePairs<String, String>] {
    [germanCharts, germanFigures, germanReport]
  }

  /// Charts and what is said of them, in German.
  private static let germanCharts: KeyValuePairs<String, String> = [
    "chart.series": "{title} ({units})",
    "chart.value": "{value}␣{units}",
    "chart.gap": "nichts erfasst",
    "chart.zero": "null",
    "chart.day.all": "alles erledigt",
    "chart.day.part": "teilweise erledigt",
    "chart.day.none": "nichts erledigt",
    "chart.day.undue": "nichts fällig oder noch offen",
    "chart.level": "{lower} bis unter {upper}",
    "chart.level.last": "{lower} bis {upper}",
    "chart.lowest": "niedrigster Wert",
    "chart.highest": "höchster Wert",
    "chart.box.middle": "Median",
    "chart.box.fill": "mittlere Hälfte",
    "chart.box.ends": "kleinster bis größter Wert",
    "chart.box":
      "{title}, {day}: Median {median}, mittlere Hälfte {lower} bis {upper}, alle {least} bis"
      + " {greatest}, n␣{count}.",
    "chart.band.upTo": "{label} bis {limit}",
    "chart.band.above": "{label} darüber",
    "chart.bands": "Bereiche: {bands}.",
    "chart.weeks": "Die Tage sind zusammengefasst: für jede Woche {values}.",
    "chart.months": "Die Tage sind zusammengefasst: für jeden Monat {values}.",
    "chart.years": "Die Tage sind zusammengefasst: für jedes Jahr {values}.",
    "chart.aggregator.of": "{aggregator} ({title})",
    "chart.aggregator.first": "der erste Wert",
    "chart.aggregator.last": "der letzte Wert",
    "chart.aggregator.mean": "der Mittelwert",
    "chart.aggregator.median": "der Median",
    "chart.aggregator.minimum": "der kleinste Wert",
    "chart.aggregator.maximum": "der größte Wert",
    "chart.aggregator.sum": "die Summe",
    "chart.aggregator.count": "die Anzahl der Werte",
    "chart.column.weekday": "Wochentag",
    "chart.column.series": "Reihe",
    "chart.column.median": "Median",
    "chart.column.half": "Mittlere Hälfte",
    "chart.column.least": "Kleinster",
    "chart.column.greatest": "Größter",
    "chart.column.count": "n",
    "chart.cut": "Platz ist nur für die Zeit ab {day}.",
    "chart.empty": "Von {from} bis {to} wurde nichts erfasst.",
    "chart.series.empty": "{title}: Es wurde nichts erfasst.",
    "chart.one": "{title}: ein Wert, {last}, am {to}.",
    "chart.oneOver": "{title}: ein Wert, {last}, für {from} bis {to}.",
    "chart.count": "n␣{count}",
    "chart.count.weeks": "n␣{count} Wochen",
    "chart.count.months": "n␣{count} Monate",
    "chart.count.years": "n␣{count} Jahre",
    "chart.always": "{title}: {count}, {from} bis {to}. Immer {last}.",
    "chart.summary":
      "{title}: {count}, {from} bis {to}. Zuerst {first}, zuletzt {last}, {change}. Median {median},"
      + " von {least} bis {greatest}.",
    "chart.higher": "{amount} höher",
    "chart.lower": "{amount} niedriger",
    "chart.same": "unverändert",
    "chart.inBand": "{value} ({band})",
    "chart.part.one": "{count} Wert stammt aus einem Teil der Antworten: {day}.",
    "chart.part.other": "{count} Werte stammen aus einem Teil der Antworten, zuletzt {day}.",
    "chart.done.one": "{title}: alles erledigt an {done} von␣{count} Tag.",
    "chart.done.other": "{title}: alles erledigt an {done} von␣{count} Tagen.",
    "chart.donePart.one": "{title}: alles erledigt an {done} von␣{count} Tag, teilweise an {part}.",
    "chart.donePart.other":
      "{title}: alles erledigt an {done} von␣{count} Tagen, teilweise an {part}.",
    "chart.baseline":
      "{title}: am Anfang Median {earlier} ({from} bis {to}, n␣{count}), zuletzt {later} ({lateFrom}"
      + " bis {lateTo}, n␣{lateCount}): {change}.",
    "chart.weekdays": "{title} nach Wochentagen, Mediane: {days}.",
    "chart.weekday": "{day} {median} (n␣{count})",
    "pair.sameDay": "{first} und {second} am selben Tag: {finding}",
    "pair.nextDay": "{first} und {second} am Tag danach: {finding}",
    "pair.together":
      "Sie bewegen sich gemeinsam (Spearman {coefficient}, 95-%-Intervall {lower} bis {upper},"
      + " n␣{count}).",
    "pair.opposite":
      "Sie bewegen sich gegenläufig (Spearman {coefficient}, 95-%-Intervall {lower} bis {upper},"
      + " n␣{count}).",
    "pair.unclear":
      "kein klarer Zusammenhang (Spearman {coefficient}, 95-%-Intervall {lower} bis {upper},"
      + " n␣{count}).",
    "pair.constant": "Eines davon ändert sich nie, sodass sich nichts sagen lässt (n␣{count}).",
    "pair.tooFew":
      "Für eine Aussage, was sich gemeinsam bewegt, sind zu wenige Tage bekannt: Es braucht {fewest}"
      + " mit beiden Werten.",
    "pair.othersTooFew":
      "Von anderen Paaren sind zu wenige Tage bekannt: Es braucht {fewest} mit beiden Werten.",
    "pair.causes":
      "Dass sich zwei Dinge gemeinsam bewegen, sagt nicht, dass eines die Ursache des anderen ist.",
    "weekly.values.one":
      "{title}: Median {median}, an {count} Tag; höchster Wert {highest} am {day}.",
    "weekly.values.other":
      "{title}: Median {median}, an {count} von 7 Tagen; höchster Wert {highest} am {day}.",
    "weekly.flat.one": "{title}: {median}, an {count} Tag.",
    "weekly.flat.other": "{title}: {median}, an {count} von 7 Tagen.",
    "weekly.medianBefore": "{median} (davor {before})",
    "weekly.nothing": "{title}: Es wurde nichts erfasst.",
    "weekly.allDone.one": "{title}: alles erledigt an {done} von {count} Tag.",
    "weekly.allDone.other": "{title}: alles erledigt an {done} von {count} Tagen.",
    "weekly.nothingDue": "{title}: Es war nichts fällig, oder alles davon ist noch offen.",
    "chart.weekFrom": "Woche ab {day}",
    "chart.short": "{stretch}: nur {count} der {total} Tage.",
    "chart.percentPoints": "{value}␣Prozentpunkte",
    "chart.point": "{day}: {values}.",
    "chart.nothing": "{title} nicht erfasst",
    "chart.share": "{title} zu {value}␣% erledigt",
    "chart.titled": "{title} {value}",
    "chart.column.day": "Tag",
    "chart.column.week": "Woche ab",
    "chart.column.month": "Monat",
    "chart.column.year": "Jahr",
  ]
}
