extension Joint {
  /// Finds how the shin settles and how the kneecap glides, for every step of the flexion.
  ///
  /// That takes a part of a second; the table serves for as long as the model does.
  public func table() -> JointTable { JointSolver.table(of: self) }
}
