import { placesOutsideChat } from "../../read/chat-lines.ts";
import { updateFailed, updateRefusal } from "../matching/instance-update.ts";
import { wholeLogFinding } from "../whole-log-finding.ts";

interface Form {
  mark: string;
  /** What stands before the mark, where that tells a start from all else that a launcher does. */
  before: RegExp;
  /** What stands behind it. */
  said: RegExp;
  /** Whether the mark is a part of what is said. */
  isWhole?: boolean;
}
const forms: readonly Form[] = [
  {
    // PCL: `加载线程 Loader Launch (12) 发生运行时错误：…`, for each step of a start.
    mark: "发生运行时错误：",
    before:
      /加载线程 (?:Loader Launch|Minecraft 启动|Java 验证|Java 处理|获取 Java|补全文件|获取启动参数|启动进程|解压文件|预启动处理|内存优化)(?: \(\d{1,9}\))? $/,
    // `$` before words that were shown, `$$` for what was shown before. Who waits for the game's window has started the game.
    said: /^\$?(?!等待游戏窗口出现)([^\n\r$][^\n\r]{1,300})/,
  },
  { mark: "Minecraft 启动失败：", before: /\] $/, said: /^([^\n\r$][^\n\r]{1,300})/ },
  // MultiMC and what was made from it, in the console of an instance: the whole sentence.
  ...["Pre-Launch command failed with code ", "Couldn't extract native jar '", "Could not launch Minecraft!"].map(
    (mark) => ({
      mark,
      before: /^["\s]{0,4}$/,
      said: /^([^\n\r"]{0,300})/,
      isWhole: true,
    }),
  ),
  ...["Error launching ", "Failed to launch ", "Could not launch ", "Unable to launch "].map((mark) => ({
    mark,
    before: /^/,
    said: /^(?:[Mm]inecraft|(?:the )?game|instance|profile)\b[^\n:]{0,60}: ([^\n\r]{4,300})/,
  })),
];
/** PCL, of a start that went well. */
const started = "启动成功";
const maxPlaces = 500;
const maxLine = 800;

/** A launcher that stops before there is a game, and says why in words of its own. */
export default wholeLogFinding({
  codes: ["launcher-launch-refused"],
  severity: "fatal",
  role: "own-words",
  confidence: 0.8,
  literals: [...forms.map(({ mark }) => mark), started, updateFailed],
  find({ lines, software }) {
    const update = updateRefusal(lines);
    // What a launcher says of a start is often all that people copy of it.
    if (software.kind !== "launcher" && software.kind !== "unknown" && !update) return [];
    // What could not be downloaded is a finding of its own.
    let last: { said: string; line: number } | null = update && !update.isDownload ? update : null;
    for (const { mark, before, said, isWhole } of forms) {
      for (const { at, line } of placesOutsideChat(lines, mark, { most: maxPlaces })) {
        const text = lines.get(line, maxLine);
        const from = at - lines.start(line);
        const words = before.test(text.slice(0, from)) ? said.exec(text.slice(from + mark.length))?.[1] : undefined;
        if (words !== undefined && line >= (last?.line ?? 0))
          last = { said: `${isWhole ? mark : ""}${words}`.trim(), line };
      }
    }
    if (!last) return [];
    const { said, line } = last;
    // Whoever tried again, and got there, knows what it was.
    const isOver = [...lines.placesOf(started)].some((at) => lines.at(at) > line);
    return [{ parameters: { said }, severity: isOver ? "notice" : "fatal", firstLine: line, endLine: line + 1 }];
  },
});
