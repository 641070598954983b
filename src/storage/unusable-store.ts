/** A reason to end the start, in a sentence for the operator. */
export class UnusableStore extends Error {
  override readonly name = "UnusableStore";
}
