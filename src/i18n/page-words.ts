import type { RefusalCode, RefusalKind } from "../wire/refusal.ts";
import type { InEveryLanguage } from "./language.ts";

/** What stands around every page, and the pages of errors. */
const english = {
  skipToContent: "Skip to the content",
  navigation: "Site",
  shareLog: "Share a log",
  myLogs: "My logs",
  docs: "Docs",
  example: "Example",
  switchTheme: "Switch between light and dark",
  switchLanguage: "Language",
  errorTitle: (status: number) => (status === 404 ? "This page does not exist" : `Error ${status}`),
  noSuchLog: "This log does not exist",
  faultReference: (reference: string) => `Reference: ${reference}`,
  backToStart: "Back to the start",
  notice: "Notice",
  /** Links below every page that an operator can set. */
  siteLinks: {
    imprint: "Imprint",
    rules: "Rules",
    privacy: "Privacy",
    contact: "Contact",
    deletion: "Request the deletion of a log",
    source: "Source code",
  },
  /** The page of a log that is gone. */
  removed: {
    title: "This log was removed",
    by: {
      owner: "The person who shared it removed it. It is gone for good.",
      operator: "The operator of this site removed it. It is gone for good.",
      retention: "This site keeps logs for a limited time, and this one has expired. It is gone for good.",
      unknown: "It is gone for good.",
    },
  },
  /** For pages whose own sentence is in another language; `null` where there is none. */
  errorSentences: null as Record<RefusalCode | RefusalKind, string> | null,
};

type PageWords = typeof english;

const chinese: PageWords = {
  skipToContent: "跳到正文",
  navigation: "站点导航",
  shareLog: "分享日志",
  myLogs: "我的日志",
  docs: "文档",
  example: "示例",
  switchTheme: "切换浅色与深色",
  switchLanguage: "语言",
  errorTitle: (status) => (status === 404 ? "页面不存在" : `出错了（${status}）`),
  noSuchLog: "这份日志不存在",
  faultReference: (reference) => `编号：${reference}`,
  backToStart: "返回首页",
  notice: "公告",
  siteLinks: {
    imprint: "运营者信息",
    rules: "用户协议",
    privacy: "隐私政策",
    contact: "举报与联系方式",
    deletion: "申请删除日志",
    source: "源代码",
  },
  removed: {
    title: "这份日志已被删除",
    by: {
      owner: "分享者已将其删除，无法恢复。",
      operator: "本站管理员已将其删除，无法恢复。",
      retention: "本站只保存日志一段时间，这份日志已到期删除，无法恢复。",
      unknown: "日志已不存在，无法恢复。",
    },
  },
  errorSentences: {
    400: "请求有误。请检查日志内容是否为空，以及所填内容是否正确。",
    403: "请求被拒绝：令牌不属于这份日志，或本站管理员已屏蔽你的网络或这份内容。",
    404: "没有找到这份日志或页面，请检查链接是否完整。",
    405: "此地址不接受这种请求方式。",
    408: "上传太慢，已被中断。请检查网络后重试。",
    413: "日志太大。请分享关键部分：开头、结尾和崩溃附近的内容，不含重复行。在首页添加文件即可自动选出。",
    415: "不支持这种压缩方式。",
    417: "请求带有本站不支持的 Expect 要求。",
    429: "请求过于频繁。请稍候再试。",
    500: "服务器出错了。请重试；如仍出错，请反馈下方的编号。",
    503: "服务暂时不可用。没有任何内容丢失，请稍后重试。",
    "no-such-log": "请检查链接是否完整，有没有多出或缺少的字符。",
    "log-reported-enough": "运营者已收到这份日志的多个举报，会进行处理，因此不再保存新的举报。",
    "network-reported-enough": "来自你所在网络的举报有太多尚待处理，暂不接受更多，请稍后再试。",
    "reports-full": "暂时没有空间保存更多举报。请直接联系本站运营者，或稍后再试。",
    "foreign-form":
      "此表单由其他网站的页面提交，因此未执行任何操作。如果确实是你的意愿，请在本站打开相应页面后重新提交。",
  },
};

export const pageWords: InEveryLanguage<PageWords> = { en: english, "zh-CN": chinese };
