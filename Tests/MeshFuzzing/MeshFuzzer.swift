/// What libFuzzer calls with every input: it is read as a model and as a material file.
///
/// A broken rule is printed and traps, which libFuzzer reports together with the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMesh(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  let rule = MeshRules.broken(by: bytes, chunks: [7, 64]) ?? MaterialRules.broken(by: bytes)
  guard let rule else { return 0 }
  // Optimised code traps without the sentence.
  print("broken: \(rule)")
  preconditionFailure(rule)
}
