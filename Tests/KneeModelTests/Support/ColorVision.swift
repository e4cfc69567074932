import Glibc

@testable import KneeModel

/// A kind of colour vision, as simulated by Machado, Oliveira and Fernandes (2009), full strength.
enum ColorVision: CaseIterable {
  case normal, withoutRed, withoutGreen, withoutBlue

  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .withoutRed:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .withoutGreen:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .withoutBlue:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// CIE 1976 colour difference of two colours as this vision sees them.
  func difference(_ a: Color, _ b: Color) -> Double {
    let (p, q) = (lab(a), lab(b))
    return zip(p, q).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private func lab(_ color: Color) -> [Double] {
    let linear = [color.red, color.green, color.blue].map { channel in
      let c = Double(channel) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    let seen = Self.product(matrix, linear).map { min(max($0, 0), 1) }
    let toXYZ = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    let f = zip(Self.product(toXYZ, seen), [0.95047, 1, 1.08883]).map { value, white in
      let t = value / white
      return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  private static func product(_ m: [[Double]], _ v: [Double]) -> [Double] {
    m.map { row in zip(row, v).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
