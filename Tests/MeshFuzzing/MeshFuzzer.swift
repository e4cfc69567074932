/// What libFuzzer calls with every input: it is read as a model and as a material file.
///
/// A broken rule traps, which libFuzzer reports together with the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMesh(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  if let rule = MeshRules.broken(by: bytes, chunks: [7, 64]) {
    preconditionFailure("broken: \(rule)")
  }
  if let rule = MaterialRules.broken(by: bytes) { preconditionFailure("broken: \(rule)") }
  return 0
}
