public import BedsideCore

/// Where the bytes of supplied files are kept.
///
/// A draft keeper that is one too keeps the files of its run, each before its answer.
@MainActor
public protocol FileKeeper: AnyObject {
  /// Keeps the bytes of a file; when it returns, they survive a crash and the loss of the original.
  ///
  /// - Throws: Why they are not kept.
  func keep(_ bytes: [UInt8], of file: SuppliedFile) throws(DraftError)
}
