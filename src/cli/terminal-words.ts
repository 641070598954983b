import type { Language, Severity } from "../analysis/model/model.ts";

/** What stands around findings in the terminal. */
export interface TerminalWords {
  severities: Record<Severity, string>;
  lines(count: number): string;
  line(number: number): string;
  times(count: number): string;
  consequence: string;
  earlierRun: string;
  outcome: string;
  more(count: number): string;
  errors(count: number): string;
  warnings(count: number): string;
  mods(count: number): string;
  plugins(count: number): string;
  facts: Record<"os" | "cpu" | "gpu" | "memory" | "javaVendor" | "launcher", string>;
}

const some = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

export const terminalWords: Record<Language, TerminalWords> = {
  en: {
    severities: { fatal: "FATAL", error: "ERROR", warning: "WARNING", notice: "NOTICE" },
    lines: some("line", "lines"),
    line: (number) => `line ${number}`,
    times: (count) => `${count.toLocaleString("en")} times`,
    consequence: "follows from the above",
    earlierRun: "in an earlier run",
    outcome: "Last run",
    more: (count) => `${count} more; --json has all of them.`,
    errors: some("error", "errors"),
    warnings: some("warning", "warnings"),
    mods: some("mod", "mods"),
    plugins: some("plugin", "plugins"),
    facts: {
      os: "System",
      cpu: "Processor",
      gpu: "Graphics",
      memory: "Memory",
      javaVendor: "Java vendor",
      launcher: "Launcher",
    },
  },
  "zh-CN": {
    severities: { fatal: "致命", error: "错误", warning: "警告", notice: "提示" },
    lines: (count) => `${count.toLocaleString("en")} 行`,
    line: (number) => `第 ${number} 行`,
    times: (count) => `${count.toLocaleString("en")} 次`,
    consequence: "由上面的问题引起",
    earlierRun: "较早的一次运行",
    outcome: "最后一次运行",
    more: (count) => `还有 ${count} 个；用 --json 查看全部。`,
    errors: (count) => `${count.toLocaleString("en")} 个错误`,
    warnings: (count) => `${count.toLocaleString("en")} 个警告`,
    mods: (count) => `${count.toLocaleString("en")} 个模组`,
    plugins: (count) => `${count.toLocaleString("en")} 个插件`,
    facts: { os: "系统", cpu: "处理器", gpu: "显卡", memory: "内存", javaVendor: "Java 发行商", launcher: "启动器" },
  },
};
