/** A command line was not understood. The message says how to write it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  /** How the command is written, for people. */
  usage = 'lectern COMMAND [OPTIONS] ("lectern --help" lists commands)';
}
