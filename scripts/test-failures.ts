const mostLines = 60;

/**
 * What `bun test` said about each test that failed: its file, what was printed since the test before it, and its name. A
 * run that failed without such a test (a file that cannot be loaded, a crash) gives its last lines.
 */
export function failuresIn(said: string): string[] {
  const failures: string[] = [];
  let file = "";
  let since: string[] = [];
  for (const line of said.split("\n")) {
    // Their names again, at the end of a run.
    if (/^\d+ tests? failed:$/.test(line)) break;
    if (/^\S+\.test\.ts:$/.test(line)) {
      file = line;
      since = [];
    } else if (/^\((?:pass|skip|todo)\) /.test(line)) {
      since = [];
    } else if (line.startsWith("(fail) ")) {
      failures.push([file, ...since.slice(-mostLines), line].join("\n"));
      since = [];
    } else {
      since.push(line);
    }
  }
  if (failures.length === 0) failures.push(said.trimEnd().split("\n").slice(-mostLines).join("\n"));
  return failures;
}
