import { fill } from "./finding.ts";
import { adviceFor } from "./findings-computed.ts";
import type { FoundFinding, Kind, Language, Software } from "./model.ts";
import { findingTexts } from "./rule-set.ts";

/** A finding in words. */
export interface ToldFinding {
  message: string;
  advice: string[];
}

export function tellFinding(finding: FoundFinding, language: Language): ToldFinding {
  const texts = findingTexts.get(finding.code);
  if (!texts) return { message: finding.code, advice: [] };
  return {
    message: fill(texts.message[language], finding.parameters, language),
    advice: adviceFor(texts, finding.parameters, language),
  };
}

const kindWords: Record<Language, Record<Kind, string>> = {
  en: {
    server: "server log",
    client: "client log",
    proxy: "proxy log",
    content: "content log",
    "crash-report": "crash report",
    "network-protocol-error-report": "network protocol error report",
    "jvm-crash": "Java crash",
    unknown: "log",
  },
  "zh-CN": {
    server: "服务器日志",
    client: "客户端日志",
    proxy: "代理日志",
    content: "内容日志",
    "crash-report": "崩溃报告",
    "network-protocol-error-report": "网络协议错误报告",
    "jvm-crash": "Java 崩溃",
    unknown: "日志",
  },
};

/** `Paper 1.20.4 server log` */
export function titleOf({ name, kind, version }: Software, language: Language): string {
  const subject = [kind === "unknown" && name === "Unknown" ? "" : name, version ?? ""].filter((part) => part !== "");
  const words = [...subject, kindWords[language][kind]].join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Paper 1.20.4 server log: the plugin WorldGuard needs WorldEdit`, where there is something to say. */
export function headlineOf(software: Software, findings: readonly FoundFinding[], language: Language): string {
  const title = titleOf(software, language);
  const first = findings.find(({ severity }) => severity === "fatal" || severity === "error");
  return first ? `${title}: ${tellFinding(first, language).message}` : title;
}
