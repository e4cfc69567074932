import Testing

@testable import Markdown

struct HTMLTextTests {
  @Test(arguments: [
    (html: "<p>one <b>two</b>\n three</p>", text: "one two three"),
    (html: "<!-- a > b -->c", text: "c"),
    (html: "<SCRIPT>a < b</script>c<style>p > q {}</STYLE>d", text: "c d"),
    (html: "open <b", text: "open"),
    (html: "<script>never closed", text: ""),
    (html: "", text: ""),
  ])
  func `tags and what a browser hides are dropped`(html: String, text: String) {
    #expect(HTMLText.text(of: html) == text)
  }
}
