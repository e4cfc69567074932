extension OBJReader {
  /// The number of threads that are used.
  var threads: Int { workers > 0 ? workers : processorCount }

  /// Everything but materials: recognises the file, reads its pieces on several threads, joins
  /// them.
  ///
  /// The source comes back, as it may have been decoded.
  func read(
    _ original: TextSource, name: String
  ) throws(OBJError) -> (Mesh, MaterialPlaces, TextSource) {
    let (source, start) = try text(of: original, name: name)
    let workers = threads
    var chunks = chunks(of: source, from: start, workers: workers, standing: nil)
    let standing = keepsPlace ? nil : Self.bounds(of: chunks).flatMap(Standing.init)
    if standing != nil {
      // Float has lost the shape already: the text is read again.
      chunks = self.chunks(of: source, from: start, workers: workers, standing: standing)
    }
    for chunk in chunks { chunk.withTables { $0.fillHoles() } }
    let bounds = Self.bounds(of: chunks)
    let assembler = Assembler(chunks: chunks, source: source, workers: workers)
    var (mesh, places) = assembler.mesh(keepsPolygons: keepsPolygons)
    mesh.origin = standing?.origin ?? .zero
    mesh.scale = standing?.scale ?? 1
    mesh.bounds = bounds
    addWarnings(to: &mesh, chunks, source, name: name)
    warnOfFlatness(&mesh, chunks, source, name: name)
    if mesh.positions.isEmpty {
      let first = mesh.warnings.first
      throw OBJError(file: name, line: first?.line, cause: .nothingUsable(first?.message))
    }
    try checkElements(of: mesh, chunks, source, name: name)
    return (mesh, places, source)
  }

  // MARK: Text

  /// The text as UTF-8, and where it starts.
  private func text(of source: TextSource, name: String) throws(OBJError) -> (TextSource, Int) {
    guard source.count > 0 else { throw OBJError(file: name, cause: .empty) }
    guard source.count <= byteLimit else {
      throw OBJError(file: name, cause: .tooLarge(bytes: source.count, limit: byteLimit))
    }
    let head = source.bytes(in: 0..<min(source.count, 1024))
    switch FileKind(head: head, count: source.count) {
    case .obj(let skip): return (source, skip)
    case .utf16(let isBigEndian):
      let wide = source.bytes(in: 0..<source.count)
      return (TextSource(bytes: UTF16Text.utf8(wide, isBigEndian: isBigEndian)), 0)
    case .other(let kind): throw OBJError(file: name, cause: .notOBJ(kind))
    }
  }

  private func chunks(
    of source: TextSource, from start: Int, workers: Int, standing: Standing?
  ) -> [Chunk] {
    let length = source.count - start
    var size = chunkSize
    if size <= 0 {
      // Several pieces per worker even out slow and fast parts of the file; below an eighth of
      // a megabyte starting a thread costs more than it saves. What is read stays in the
      // processor's cache until it is parsed.
      size = max(128 << 10, min(256 << 10, length / (workers * 4)))
    }
    let step = size
    return Parallel.map(
      (length + step - 1) / step, workers: workers,
      tools: { (TextScratch(), TableSpace(textLength: length)) }
    ) { index, tools in
      let first = start + index * step
      let piece = source.piece(
        first..<min(first + step, source.count), from: start, scratch: &tools.0)
      var parser = ChunkParser(piece, in: &tools.1, standing: standing)
      parser.parse()
      return Chunk(range: piece.place, tables: parser.finish(&tools.1))
    }
  }

  // MARK: Bounds

  private static func bounds(of chunks: [Chunk]) -> BoundingBox? {
    var result: BoundingBox?
    for chunk in chunks {
      guard let (low, high) = chunk.withTables({ $0.bounds }) else { continue }
      let box = BoundingBox(minimum: SIMD3<Double>(low), maximum: SIMD3<Double>(high))
      result = result?.union(box) ?? box
    }
    return result
  }

  // MARK: Warnings

  private func addWarnings(
    to mesh: inout Mesh, _ chunks: [Chunk], _ source: TextSource, name: String
  ) {
    var pending: [PendingWarning] = []
    var notices = Notices()
    for chunk in chunks {
      chunk.withTables { tables in
        mesh.warningCount += tables.warningCount
        if pending.count < PendingWarning.limit { pending += tables.warnings }
        notices.join(tables.notices)
      }
    }
    pending += notices.warnings
    mesh.warningCount += notices.warnings.count
    pending.sort { $0.offset < $1.offset }
    // What more the pieces gave depends on where they end.
    pending = Array(pending.prefix(PendingWarning.limit))
    if let cut = truncation(after: pending.last, source) {
      pending.append(cut)
      mesh.warningCount += 1
    }
    // Lines are counted only now, so that files without warnings never pay for it.
    let kept = pending.prefix(PendingWarning.limit)
    let lines = source.lines(of: kept.map(\.offset), workers: threads)
    for (warning, line) in zip(kept, lines) {
      mesh.warnings.append(
        MeshWarning(kind: warning.kind, file: name, line: line, message: warning.message))
    }
  }

  /// Refuses a mesh whose faces, lines and points were all left out.
  ///
  /// Its bare vertices would be shown as stray points. Without such statements they are meant: the
  /// model is a cloud of points. A statement that the end of the file cuts off is no fault either:
  /// what came before it is shown.
  private func checkElements(
    of mesh: Mesh, _ chunks: [Chunk], _ source: TextSource, name: String
  ) throws(OBJError) {
    guard mesh.positionIndices.isEmpty, mesh.lineSizes.isEmpty, mesh.pointIndices.isEmpty,
      let first = chunks.lazy.compactMap({ chunk in chunk.withTables { $0.firstLeftOut } }).first
    else { return }
    if first.kind == .tooFewCorners, isCutOff(first, source) { return }
    throw OBJError(
      file: name, line: source.lines(of: [first.offset], workers: threads).first,
      cause: .nothingUsable(first.message))
  }

  /// A faulty last line without a line end means that the rest is missing.
  private func truncation(after last: PendingWarning?, _ source: TextSource) -> PendingWarning? {
    guard let last, isCutOff(last, source) else { return nil }
    return PendingWarning(
      kind: .truncated, offset: last.offset,
      message: "the file ends in the middle of this line; a part of it seems to be missing")
  }

  /// Whether no line end follows.
  private func isCutOff(_ warning: PendingWarning, _ source: TextSource) -> Bool {
    let tail = source.bytes(in: warning.offset..<source.count)
    return tail.count > 0 && tail.lineEnd(from: 0, limit: tail.count) == tail.count
  }
}
