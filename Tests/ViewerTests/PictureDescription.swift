/// A picture of three cubes as a person has seen and accepted it.
struct PictureDescription: Sendable {
  /// What is asked for.
  var arguments: [String]
  /// The mean colours of twelve by eight cells.
  var text: String

  static let all = [
    PictureDescription(
      arguments: ["--view", "front"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        dde dee eee eee eee eff eff eee eee eee dee dde
        dde edd eee fff fff eee eee fff fff eee dde dde
        d99 d22 c22 edd efe 2c2 2c2 efe dde 23c 23d 9ae
        d99 d22 c22 edd eee 2c2 2c2 eee dde 23c 23d 99d
        ddd ddd edd eee eee eee eee eee eee dde dde dde
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        ccd ccd cdd cdd ddd ddd ddd ddd cdd cdd ccd ccd
        """),
    PictureDescription(
      arguments: ["--view", "iso"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        dde dee ecc e88 ebb eff eff eee eee eee dee dde
        dee eee d77 c22 b44 cec cec fff fff eee eee dee
        eee eee ebb b34 985 2c2 2c2 bdb fff eff eee eee
        dee eee eee fff beb 2a2 191 acb 67e 67e cce dee
        dde eee eee eee eee bdb bdb 89d 23d 23d 77c dde
        cdd ddd dde dee eee eee eee 9ad 23b 12a 9ac cdd
        ccd ccd cdd cdd ddd ddd ddd ddd abd 9ac ccd ccd
        """),
    PictureDescription(
      arguments: ["--view", "iso", "--section", "x"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        dde dee ecc e88 ebb eff eff eee eee eee dee dde
        dee eee d77 c22 b44 cec cec fff fff eee eee dee
        eee eee ebb b34 985 2b2 6c6 fff fff eff eee eee
        dee eee eee fff beb 2b2 ada fff fff eee eee dee
        dde eee eee eee eee eee fff eee eee eee eee dde
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        ccd ccd cdd cdd ddd ddd ddd ddd cdd cdd ccd ccd
        """),
    PictureDescription(
      arguments: ["--section", "z"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        dde dee eee eee eee eff eff eee eee eee dee dde
        dee eee d88 d77 eee cec ded efe fff eee eee dee
        eee eee d44 b11 ecc 3c3 1a1 aca dde 56d 67d bbd
        dee eee ecc d99 eee 5c5 1a1 ada cce 13d 13c aac
        dde eee eee eee eee fff eee eee dde 56d 34c bbd
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        ccd ccd cdd cdd ddd ddd ddd ddd cdd cdd ccd ccd
        """),
    PictureDescription(
      arguments: ["--ghost", "red,green"],
      text: """
        bcc cdd dde dee eee eee eee eee dee dde ddd cdd
        acb bcc cdd 9ad 78d 66d 67d 78d 89d dde dee dde
        ccc cdc 89d 23d 23c 23c 23c 12a 12a cde eee dee
        cdc cdc 9ad 23d 23d 23d 23c 12a 12a dde eee eee
        bcb cdc aad 23d 23d 23d 23c 12a 12a eee eee dee
        cdd dee bbe 23d 23d 23d 23c 12a 12a eee eee dde
        cdd ddd ccd 67d 34d 23d 23c 23a aad dde ddd cdd
        ccd ccd cdd cdd cdd abd 78d bbd cdd cdd ccd ccd
        """),
    PictureDescription(
      arguments: ["--background", "dark"],
      text: """
        112 222 233 233 334 334 334 334 233 233 222 112
        223 233 334 344 344 344 344 344 344 334 233 223
        233 533 933 833 444 364 354 344 344 344 334 233
        334 733 d22 a11 473 2b2 2a2 363 347 34b 34a 235
        233 534 933 723 373 2b2 1a2 353 23a 23d 23b 235
        223 333 334 344 344 364 364 344 23a 23d 23b 224
        112 222 233 233 334 334 334 334 233 234 224 112
        111 111 112 122 222 222 222 222 122 112 111 111
        """),
    PictureDescription(
      arguments: ["--background", "contrast"],
      text: """
        000 000 000 000 000 000 000 000 000 000 000 000
        000 000 000 000 000 000 000 000 000 000 000 000
        000 322 833 733 211 232 232 111 000 000 000 000
        000 622 d22 a11 685 2b2 2a2 242 235 44b 349 223
        000 322 933 733 473 2b2 1a2 242 349 23d 23b 224
        000 000 000 000 111 242 243 000 44a 23d 23b 223
        000 000 000 000 000 000 000 000 000 223 224 000
        000 000 000 000 000 000 000 000 000 000 000 000
        """),
    PictureDescription(
      arguments: ["--view", "top", "--highlight", "blue"],
      text: """
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        dde dee eee eee eee eff eff eee eee eee dee dde
        dde eee eee fff fff eee eee fff fff edd edd ddd
        dab b56 a55 eee efe 8c8 8c8 efe edd 23c 34d 99c
        caa b56 a55 eee eee 8c8 8c8 eee edd 23d 24e 99c
        ddd ddd eee eee eee eee eee eee eee ddc dcc ddd
        cdd ddd dde dee eee eee eee eee dee dde ddd cdd
        ccd ccd cdd cdd ddd ddd ddd ddd cdd cdd ccd ccd
        """),
    PictureDescription(
      arguments: ["--view", "left", "--isolate", "red", "--mirror"],
      text: """
        cdd ddd d99 d77 d77 d77 d77 d77 d77 d99 ddd cdd
        dde dee d77 d22 d22 d22 d22 d22 d22 d77 dee dde
        dee eee e77 d22 d22 d22 d22 d22 d22 e77 eee dee
        eee eee e77 d22 d22 d22 d22 d22 d22 e77 eee eee
        dee eee e77 d22 d22 d22 d22 d22 d22 e77 eee dee
        dde eee d77 d22 d22 d22 d22 d22 d22 d77 eee dde
        cdd ddd d77 d22 d22 d22 d22 d22 d22 d77 ddd cdd
        ccd ccd c99 d66 d66 d66 d66 d66 d66 c99 ccd ccd
        """),
  ]
}
