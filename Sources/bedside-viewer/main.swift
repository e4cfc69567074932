import BedsideCore
import BedsideMesh
import BedsideViewing
import Rendering
import Offscreen
import Drawing
import Foundation
let a = CommandLine.arguments
let c = ContinuousClock()
var t = c.now
@MainActor func lap(_ s: String) { let n = c.now; FileHandle.standardError.write(Data("\(s) \(n - t)\n".utf8)); t = n }
let (mesh, vb) = interimLoad(a[1]); lap("load")
let model = ViewedModel(mesh: mesh, name: "knee"); lap("model")
#if Offscreen
let ctx = try OffscreenContext(); lap("egl")
#endif
let w = 1280, h = 720
let r = try Renderer(model, vertices: vb); lap("renderer")
var s = ViewingSession(model, viewport: Viewport(width: Float(w), height: Float(h)))
s.animates = false
var out = "/tmp/shots/o.png"
for x in a.dropFirst(2) {
  if x.hasSuffix(".png") { out = x }
  else if let v = ModelView.Name(rawValue: x) { s.perform(.view(v), at: 0) }
  else if x.hasPrefix("h:") { s.highlight(model.parts(named: [String(x.dropFirst(2))])) }
  else if x.hasPrefix("s:") { s.show(only: model.parts(named: x.dropFirst(2).split(separator: ",").map(String.init))) }
  else if x.hasPrefix("k:") { for k in x.dropFirst(2) { s.press(.character(k), at: 0) } }
  else if x.hasPrefix("p:") { s.point(.pressed(.primary, shift: false, control: false), at: .zero, over: .part(model.part(named: String(x.dropFirst(2)))!), time: 0); s.point(.released(.primary), at: .zero, over: .part(model.part(named: String(x.dropFirst(2)))!), time: 0) }
}
let px = try r.picture(of: s.frame(at: 1), width: w, height: h); lap("picture")
if a.contains("b2") { _ = try r.picture(of: s.frame(at: 1), width: w, height: h, quality: Quality.moving[3]); var f = s.frame(at: 1); f.parts = f.parts.map { _ in Frame.Look(.hidden) }; for (n, g) in [("all", s.frame(at: 1)), ("none", f)] { let w0 = c.now; for _ in 0..<10 { _ = try r.picture(of: g, width: w, height: h, quality: Quality.moving[3]) }; print(n, (c.now - w0) / 10) } }
if a.contains("bench") { for q in [Quality.still] + Quality.moving { _ = try r.picture(of: s.frame(at: 1), width: w, height: h, quality: q); let c0 = clock(); let w0 = c.now; for _ in 0..<10 { _ = try r.picture(of: s.frame(at: 1), width: w, height: h, quality: q) }; print(q, "cpu ms/frame", Double(clock() - c0) / 1e4, "wall", (c.now - w0) / 10) } }
let png = PNGFile.bytes(width: w, height: h, pixels: px); lap("png \(png.count)")
try Data(png).write(to: URL(fileURLWithPath: out))
