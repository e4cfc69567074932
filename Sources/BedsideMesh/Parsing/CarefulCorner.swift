/// One corner of the face being read, in stored form.
struct CarefulCorner: BitwiseCopyable {
  var position: UInt32
  var texcoord: UInt32
  var normal: UInt32
}
