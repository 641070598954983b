import { spawn } from "node:child_process";
import type { CliContext } from "./context.ts";
import { Failure } from "./exit-codes.ts";
import { said } from "./said.ts";

/** Opens a link in the browser of this user. No shell sees it. */
export function openLink(link: string, { platform }: Pick<CliContext, "platform">): Promise<void> {
  const [program, args] = openerFor(platform, link);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "ignore", detached: true });
    child.once("error", () => reject(new Failure(said((words) => words.noBrowser({ program })))));
    child.once("spawn", () => {
      child.unref();
      resolve();
    });
  });
}

export function openerFor(platform: NodeJS.Platform, link: string): [program: string, args: string[]] {
  if (platform === "darwin") return ["open", [link]];
  // `start` is a command of the shell, which would interpret characters of the link. This is what it calls.
  if (platform === "win32") return ["rundll32", ["url.dll,FileProtocolHandler", link]];
  return ["xdg-open", [link]];
}
