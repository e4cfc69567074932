import Testing
import Windowing

struct WindowSizeTests {
  private func size(_ width: Int, _ height: Int) -> WindowSize {
    WindowSize(width: width, height: height)
  }

  @Test func `a window that fits onto the screen stays as it is, to its edge`() {
    #expect(size(1280, 800).fitting(into: size(1280, 800), scale: 1) == size(1280, 800))
    #expect(size(1280, 800).fitting(into: size(2560, 1600), scale: 2) == size(1280, 800))
  }

  @Test func `a side that is too long leaves room for a frame`() {
    #expect(size(1280, 800).fitting(into: size(1600, 1000), scale: 2) == size(720, 450))
    #expect(size(1280, 800).fitting(into: size(1366, 768), scale: 1) == size(1280, 691))
  }

  @Test func `a screen that tells no size changes nothing`() {
    #expect(size(1280, 800).fitting(into: size(0, 0), scale: 1) == size(1280, 800))
    #expect(size(1280, 800).fitting(into: size(1280, 800), scale: 0) == size(1280, 800))
  }
}
