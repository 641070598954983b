import type { InEveryLanguage } from "./language.ts";

/** Telling the operator of a log. */
const english = {
  link: "Report this log",
  title: "Report this log",
  intro: "This goes to those who run the site. The log stays until they have decided.",
  reason: "What is wrong with it?",
  reasons: {
    personal: "It shows private data of me or somebody else",
    abuse: "It insults or threatens somebody",
    illegal: "It is against the law",
    malware: "It leads to harmful programs or sites",
    other: "Something else",
  },
  text: "More about it (optional)",
  contact: "How to reach you (optional)",
  contactHint: "Only if you want an answer. It is shown to the operator and nobody else.",
  send: "Send the report",
  sent: "Thank you. The report is on its way to the operator.",
  back: "Back to the log",
};

type ReportWords = typeof english;

const chinese: ReportWords = {
  link: "举报此日志",
  title: "举报此日志",
  intro: "举报会发送给本站运营者。在处理之前，日志仍会保留。",
  reason: "存在什么问题？",
  reasons: {
    personal: "包含我或他人的隐私信息",
    abuse: "辱骂或威胁他人",
    illegal: "违反法律",
    malware: "指向有害的程序或网站",
    other: "其他",
  },
  text: "补充说明（可选）",
  contact: "联系方式（可选）",
  contactHint: "仅在希望得到答复时填写，只有运营者能看到。",
  send: "提交举报",
  sent: "感谢反馈，举报已提交给运营者。",
  back: "返回日志",
};

export const reportWords: InEveryLanguage<ReportWords> = { en: english, "zh-CN": chinese };
