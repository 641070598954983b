import type { InEveryLanguage } from "./language.ts";

/** `/privacy`: what becomes of what people share, and of what a visit leaves. */
const english = {
  title: "Privacy",
  intro: "What is stored here, for how long, and how to have it removed.",
  sections: {
    stored: {
      title: "What is stored",
      lines: [
        "The log as you send it, its name, and what your program says about it. The start page looks for private data in your browser and hides it before anything is sent; other programs can ask for that with “redact”.",
        "When the log was shared, and how often it was opened.",
        "To count visitors, a keyed hash of each visitor and the log. It cannot be used to follow anybody from one log to another.",
      ],
    },
    notStored: {
      title: "What is not stored",
      lines: [
        "Addresses of visitors. They stay in memory for limits and counts, and are gone when the server stops. The server's own log has networks only, such as 203.0.113.0/24.",
        "Accounts, advertising, statistics of others: there are none. Pages load nothing from other sites.",
      ],
    },
    readers: {
      title: "Who can read a log",
      lines: [
        "Everybody who has its link, and the operator of this site. Links cannot be guessed, and search engines are told to stay away.",
        "Stored logs cannot be changed. Whatever you do not want others to read, take out before you share.",
      ],
    },
    browser: {
      title: "What stays in your browser",
      lines: [
        "A cookie for your language and one for light or dark, if you choose them; your list “My logs” with the tokens that remove them; what you typed and did not share yet.",
      ],
    },
    removing: {
      title: "How to remove a log",
      lines: [
        "Whoever shared it can remove it at once: on the start page under “My logs”, on the log's own page, or with the token that came with the answer.",
        "Anybody can report a log: the link is on its page. The operator then decides.",
      ],
    },
    kept: { title: "For how long" },
    operator: {
      title: "Who runs this site",
      nobody: "The operator of this site has not given a name.",
      policy: "The operator's privacy policy",
    },
  },
};

type PrivacyPageWords = typeof english;

const chinese: PrivacyPageWords = {
  title: "隐私",
  intro: "本站保存什么、保存多久，以及如何删除。",
  sections: {
    stored: {
      title: "保存的内容",
      lines: [
        "你发送的日志、它的名称，以及上传程序附带的说明。首页会先在你的浏览器中查找隐私信息并遮盖，然后才上传；其他程序可用 redact 要求遮盖。",
        "分享时间和浏览次数。",
        "为统计访客数，保存由访客和该日志算出的带密钥哈希值。它无法用来跨日志追踪任何人。",
      ],
    },
    notStored: {
      title: "不保存的内容",
      lines: [
        "访客的 IP 地址。它只在内存中用于限流和计数，服务停止后即消失。服务器自身的日志只记录网段，例如 203.0.113.0/24。",
        "没有账号，没有广告，没有第三方统计。页面不加载任何其他网站的内容。",
      ],
    },
    readers: {
      title: "谁能看到日志",
      lines: [
        "所有拿到链接的人，以及本站管理员。链接无法猜到，搜索引擎也被要求不收录。",
        "日志保存后无法修改。不想让别人看到的内容，请在分享前去掉。",
      ],
    },
    browser: {
      title: "留在你浏览器中的内容",
      lines: ["选择语言、浅色或深色后各有一个 Cookie；「我的日志」列表及用于删除的令牌；已输入但尚未分享的内容。"],
    },
    removing: {
      title: "如何删除日志",
      lines: [
        "分享者可以随时删除：在首页「我的日志」中、在日志页面上，或使用上传时返回的令牌。",
        "任何人都可以举报日志：链接在日志页面上，由本站管理员决定如何处理。",
      ],
    },
    kept: { title: "保存多久" },
    operator: {
      title: "本站由谁运营",
      nobody: "本站管理员未留下名称。",
      policy: "管理员的隐私政策",
    },
  },
};

export const privacyPageWords: InEveryLanguage<PrivacyPageWords> = { en: english, "zh-CN": chinese };
