import type { Language } from "../../../i18n/language.ts";
import { type Html, html } from "../layout/html.ts";
import { isolated } from "./isolated.ts";

/** Shorter ones fit into a line of a phone. */
const longName = /([\w$.\\/:-]{22,})/;
/** Behind the marks between the parts of a name: a file keeps its ending and its line, `Lamps.java:12`. */
const seams =
  /(?<=[\w$][.\\/:])(?=[\w$])(?!(?:java|kt|scala|php|jar|json5?|toml|ya?ml|txt|log|dll|so|properties|conf|dat|mca|zip)\b|\d{1,6}\b)/;
/** A part that takes more than a line of a phone may be broken between its words. */
const longPart = 36;
const humps = /(?<=[a-z])(?=[A-Z])/;
/**
 * How an option of a command begins, `-XX`: a browser would break it behind the hyphen. So it would a path behind its first
 * slash, and a short one behind any.
 */
const unbroken =
  /(?<=^|[\s“"(])(--?[A-Za-z]+|\/[\w.-]{1,20}(?:\/[\w.-]{1,20})?\/?(?![\w./\\:-])|\/[\w.-]{1,20}\/(?=\w))/;

/**
 * A sentence whose long names of classes and files may be broken between their parts, and not in the middle of a word. In
 * Chinese, no word is broken, as a browser would between any two characters.
 */
export function breakableText(text: string, language: Language = "en"): Html {
  return language.startsWith("zh") ? textWith(text, withHanWords) : textWith(text, withNames);
}

function textWith(text: string, withParts: (piece: string) => Html): Html {
  return html`${text.split(unbroken).map((piece, index) => (index % 2 === 0 ? withParts(piece) : beginning(piece)))}`;
}

/** Words, as a dictionary knows them, and those that it does not. */
const wordsIn = new Intl.Segmenter("zh", { granularity: "word" });
const ownWords = new RegExp(
  `(${[
    "数据库|数据包|资源包|整合包|光影包|压缩包|服务端|服务器|客户端|代理端|后端(?!口)|子服(?!务)|加载器?|启动器|插件|模组|前置",
    "端口号?|防火墙|局域网|构建|区块|方块|存档|构造|配置文件|文件夹|本地库|主类(?!型)|注册表|字段|线程|游戏刻|看门狗|空指针|虚拟机",
    "处理器|显卡|显存|材质|视距|账号|读取|调用|遍历|重启|超时|卡顿|闪退|校验|报错(?!误)|出错(?!误)|过低|过高|自带|不兼容|不支持|不匹配",
    "資料庫|資料包|資源包|壓縮檔|伺服器|用戶端|客戶端|代理端|載入器?|啟動器|外掛|模組|連接埠|防火牆|組建|區塊|方塊|設定檔|存檔|資料夾",
    // What a browser would break between a verb and what goes with it.
    "(?:无法|不能|未能)(?:加载|启动|读取|写入|连接|打开|创建|保存)?|游戏崩溃|无响应",
    "(?:無法|不能|未能)(?:載入|啟動|讀取|寫入|連線|開啟|建立|儲存)?|遊戲崩潰|沒有回應",
    "欄位|執行緒|空指標|虛擬機|處理器|顯示卡|材質|視距|帳號|讀取|呼叫|重新啟動|逾時|閃退|報錯(?!誤)|出錯(?!誤)|過低|過高|不相容|不支援",
  ].join("|")})`,
);
const hanWord = /^\p{Script=Han}{2,5}$/u;

function withHanWords(text: string): Html {
  const parts: Html[] = [];
  let between = "";
  for (const [index, piece] of text.split(ownWords).entries()) {
    const words = index % 2 === 1 ? [piece] : Array.from(wordsIn.segment(piece), ({ segment }) => segment);
    for (const word of words) {
      if (!hanWord.test(word)) {
        between += word;
        continue;
      }
      parts.push(withNames(between), whole(word));
      between = "";
    }
  }
  return html`${[...parts, withNames(between)]}`;
}

/** Of a path that goes on, it may be broken behind it. */
function beginning(text: string): Html {
  return text.startsWith("/") && text.endsWith("/") ? html`${whole(text)}<wbr>` : whole(text);
}

function whole(text: string): Html {
  return html`<span class="whole">${text}</span>`;
}

function withNames(text: string): Html {
  return html`${text.split(longName).map((piece, index) => (index % 2 === 0 ? isolated(piece) : breakableName(piece)))}`;
}

function breakableName(name: string): Html {
  const parts = name.split(seams).flatMap((part) => (part.length > longPart ? part.split(humps) : [part]));
  return html`${parts.map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`))}`;
}
