import BedsideCore
import BedsideStore
import Testing

struct ContentFolderTests {
  private static let files = MemoryFiles([
    "data/Content/a/study.json": "{}", "data/Content/a/tasks/x/t.json": "{}",
    "data/Content/a/learn/l.md": "text", "data/Models/m.obj": "", "loose/t.json": "{}",
  ])

  @Test(arguments: [
    ("data/Content/a/tasks/x/t.json", "data/Content/a"), ("loose/t.json", "loose"), ("t.json", ""),
    ("/data/t.json", "/data"),
  ]) func `paths in a file count from the folder of the study around it, else from its own`(
    _ file: String, _ folder: String
  ) {
    #expect(ContentFolder(around: file, files: Self.files).path == folder)
  }

  @Test func `a study above the working directory is found`() {
    let files = MemoryFiles(["../../study.json": "{}"])
    #expect(ContentFolder(around: "t.json", files: files).path == "../..")
  }

  @Test func `texts are read below the folder and nowhere else`() {
    let folder = ContentFolder("data/Content/a", files: Self.files)
    let text = { (path: String) in
      folder.markdown(of: LearnMore(title: "", source: .file(path)))
    }
    #expect(text("learn/l.md") == "text")
    #expect(text("learn/m.md") == nil)
    #expect(text("../a/learn/l.md") == nil)
    #expect(text("/data/Content/a/learn/l.md") == nil)
    #expect(folder.markdown(of: LearnMore(title: "", source: .text("own"))) == "own")
  }

  @Test func `a model is looked for in the study's folder, then in the data folder`() {
    var folder = ContentFolder("data/Content/a", dataFolder: "data", files: Self.files)
    #expect(folder.model("Models/m.obj") == "data/Models/m.obj")
    #expect(folder.model("Models/n.obj") == nil)
    #expect(folder.model("../Models/m.obj") == nil)
    folder.path = "data"
    #expect(folder.model("Models/m.obj") == "data/Models/m.obj")
    folder.dataFolder = nil
    #expect(folder.model("m.obj") == nil)
  }
}
