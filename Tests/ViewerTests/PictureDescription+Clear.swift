extension PictureDescription {
  /// Pictures of a clear cube around a solid one, and of another beside them.
  static let clear = [
    PictureDescription(
      arguments: ["--view", "front"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        ccd bbd bcd bcd bcd bce eff eee eee eee dee ddd
        ccd abd abd abd abd abe eee bdb bdb bdb adb ddd
        ccd abd b8a b68 a7a abe eee bdb bdb bdb adb ddd
        ccd abd b8a b68 a7a abe eee bdb bdb bdb adb ddd
        bcd 9bd abd aad abd abe eee bdb bdb adb ada cdd
        bcd abd abd bcd bce bce eee dee dee ddd cdd cdd
        ccd ccd cdd cdd ddd ddd ddd ddd cdd cdd ccd ccd
        """),
    PictureDescription(
      arguments: ["--view", "iso", "--highlight", "glass"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        dde dee eee ddc bbc bcc ddd eee eee eee dee dde
        dee eee dcc abd aac aac abd edd fff eee eee dee
        eee eee ddd abd 868 767 ab9 cdc ddc eee eee eee
        dee eee eed abc aac 999 9ba cdc ccc ddd eee dee
        dde eee eee eed bbc bbb bcb bcb bcb ded eee dde
        cdd ddd dde dee eee eee cdd bcb cdd dde ddd cdd
        ccd ccd cdd cdd ddd ddd ddd cdd cdd cdd ccd ccd
        """),
    PictureDescription(
      arguments: ["--view", "iso", "--section", "z"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        dde dee eee eee bce bce dee eee eee eee dee dde
        dee eee eee eee b9a b9b abd eee fff eee eee dee
        eee eee eff fff b88 a56 9ba bdb cec eee eee eee
        dee eee eee fff dee bbd 9bb bdb bdb ded eee dee
        dde eee eee eee eee eee dee bdb bdb ded eee dde
        cdd ddd dde dee eee eee eee eee cdd dde ddd cdd
        ccd ccd cdd cdd ddd ddd ddd ddd cdd cdd ccd ccd
        """),
  ]
}
