/**
 * What most lines of most logs begin with: `[12:00:00] [Server thread/INFO]`, `[12:00:00 WARN]`, and Forge's
 * `[12Nov2026 10:00:00.123] [main/INFO]`. Only threads whose names say nothing of anybody.
 */
const harmlessHeader =
  /\[(?:\d{2}[A-Z][a-z]{2}\d{4} )?\d\d:\d\d:\d\d(?:\.\d{3})?(?:\] \[(?:Server thread|main|Render thread|Client thread|Worker-Main-\d{1,3}|Netty (?:Epoll |Local |Server |Client ){0,3}IO #\d{1,4}|User Authenticator #\d{1,6}|IO-Worker-\d{1,4}|modloading-worker-\d{1,4}|Server console handler|Async Chat Thread - #\d{1,6})\/| )(?:INFO|WARN|ERROR|DEBUG|TRACE|FATAL)(?=\])/y;

/** What begins such a line, as anchors of a detector. */
export const headerAnchors = ["\n[0", "\n[1", "\n[2", "\n[3"];

/** Where such a header ends that begins at `at`, or -1. Nothing private stands in it, so nobody needs to look. */
export function endOfHarmlessHeader(text: string, at: number): number {
  harmlessHeader.lastIndex = at;
  return harmlessHeader.test(text) ? harmlessHeader.lastIndex : -1;
}
