/// How a report looks in a browser and on paper.
enum ReportStyle {
  /// The style sheet, for a paper; for that of the printer where none is named.
  static func text(_ paper: PaperSize?) -> String {
    let size =
      switch paper {
      case .a4: "size: A4; "
      case .letter: "size: letter; "
      case nil: ""
      }
    return screen + "@page { \(size)margin: 12mm; }\n" + print
  }

  /// Colours have a contrast of at least 4.5 to 1 with what is behind them, and words beside them.
  private static let screen = """

    :root { --text: #1a1d21; --faint: #555c64; --line: #c9ced4; --back: #fff; --soft: #f3f5f7;
      --urgent: #a8281b; --warning: #8a5a00; --notice: #22577a; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #e8eaed; --faint: #a9b1ba; --line: #454c54; --back: #15181b; --soft: #1f2429;
        --urgent: #ff8f80; --warning: #f0b95a; --notice: #8ec5ea; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.2rem; max-width: 62rem; color: var(--text);
      background: var(--back); font: 0.95rem/1.4 system-ui, "Noto Sans", sans-serif;
      overflow-wrap: break-word; }
    h1 { font-size: 1.45rem; margin: 0 0 0.5rem; }
    h2 { font-size: 1.08rem; margin: 1.4rem 0 0.4rem; padding-bottom: 0.15rem;
      border-bottom: 1px solid var(--line); }
    h3 { font-size: 0.95rem; margin: 0.8rem 0 0.3rem; }
    p { margin: 0.4rem 0; }
    ul { margin: 0.4rem 0; padding-inline-start: 1.2rem; }
    .facts { display: flex; flex-wrap: wrap; gap: 0.3rem 1.6rem; margin: 0; }
    dt { color: var(--faint); font-size: 0.82rem; }
    dd { margin: 0; }
    .warn { border: 1px solid var(--warning); border-inline-start-width: 4px;
      padding: 0.35rem 0.6rem; }
    .alerts { list-style: none; padding: 0; }
    .alerts li { border-inline-start: 4px solid var(--notice); background: var(--soft);
      padding: 0.35rem 0.6rem; margin: 0.3rem 0; }
    .alerts .urgent { border-color: var(--urgent); }
    .alerts .urgent .label { color: var(--urgent); }
    .alerts .warning { border-color: var(--warning); }
    .alerts .warning .label { color: var(--warning); }
    .label { color: var(--notice); }
    .time { color: var(--faint); }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; min-width: min(100%, 26rem); font-size: 0.88rem;
      font-variant-numeric: tabular-nums; }
    caption { text-align: start; font-weight: 600; padding: 0.5rem 0 0.2rem; }
    .silent { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); padding: 0; white-space: nowrap; }
    th, td { text-align: start; vertical-align: top; padding: 0.22rem 0; padding-inline-end: 1.1rem;
      border-bottom: 1px solid var(--line); }
    thead th { color: var(--faint); font-weight: 600; vertical-align: bottom; }
    tbody th { font-weight: 500; }
    th:last-child, td:last-child { padding-inline-end: 0; }
    .n { text-align: end; white-space: nowrap; }
    thead .n { white-space: normal; }
    .short { white-space: nowrap; }
    .mark { font-weight: 700; }
    .remark, figcaption, details, footer { color: var(--faint); font-size: 0.82rem; }
    .figures { display: grid; gap: 0.9rem 1.4rem; margin-top: 0.7rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr)); }
    figure { margin: 0; min-width: 0; }
    .plate { background: #fff; border-radius: 4px; padding: 0.3rem; }
    .plate svg { display: block; width: 100%; height: auto; }
    figcaption { margin-top: 0.25rem; }
    @media screen and (min-width: 54rem) {
      figure:not(.plain):last-child:nth-child(odd) { grid-column: 1 / -1; display: grid;
        grid-template: auto 1fr / 1fr 1fr; column-gap: 1.4rem; }
      figure:last-child:nth-child(odd) > .plate { grid-row: 1 / 3; }
    }
    @media screen and (max-width: 40rem) {
      body { padding: 0.8rem; }
      th, td { padding-inline-end: 0.6rem; }
    }
    figcaption strong { color: var(--text); }
    summary { cursor: pointer; padding: 0.25rem 0; }
    .notes > div { margin: 0.4rem 0; }
    .notes dd { white-space: pre-wrap; border-inline-start: 3px solid var(--line);
      padding-inline-start: 0.6rem; }
    footer { margin-top: 1.6rem; border-top: 1px solid var(--line); padding-top: 0.3rem; }

    """

  private static let print = """
    @media print {
      :root { --text: #000; --faint: #3c4248; --line: #aab0b6; --back: #fff; --soft: #fff;
        --urgent: #a8281b; --warning: #7a4f00; --notice: #22577a; }
      html { font-size: 9pt; }
      body { padding: 0; max-width: none; line-height: 1.3; }
      h1 { margin-bottom: 3pt; }
      h2 { margin: 7pt 0 2pt; }
      p, ul { margin: 2pt 0; }
      th, td { padding-top: 1pt; padding-bottom: 1pt; }
      caption { padding: 3pt 0 1pt; }
      .alerts li { padding: 1.5pt 5pt; margin: 1.5pt 0; border: 0.5pt solid var(--line);
        border-inline-start-width: 4px; }
      .figures { grid-template-columns: 1fr 1fr; gap: 4pt 12pt; margin-top: 4pt; }
      .scroll { overflow: visible; }
      .plate { padding: 0; }
      details, .plate + figcaption span { display: none; }
      h2, h3, caption, thead, tbody tr:first-child { break-after: avoid; }
      tr, figure, li, .notes > div { break-inside: avoid; }
      thead { display: table-header-group; }
      footer { margin-top: 6pt; }
    }

    """
}
