/// Who turns the pages of a run.
public enum PageReader: Hashable, Sendable {
  /// A person, who leaves the run at the end of the input.
  case person
  /// Lines from elsewhere; behind the last one the pages follow each other.
  case lines
  /// Nobody: the pages follow each other, and no line is read.
  case nobody
}
