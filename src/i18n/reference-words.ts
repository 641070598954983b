import type { InEveryLanguage } from "./language.ts";

/** What the document of the interface says, by its English sentence. English needs no table. */
interface ReferenceWords {
  sentences: Record<string, string> | null;
}

const tags = {
  Logs: "日志",
  Analysis: "分析",
  Service: "服务",
  "Share a log, read it back, see how often it was read, remove it.": "分享日志、读回日志、查看浏览次数、删除日志。",
  "What a log says about itself, what went wrong, and what to do.": "日志的自述、出了什么问题、该怎么办。",
  "What the service allows, whether it works, and this description of it.": "服务的限制、运行状况，以及这份说明。",
  "Version 1 of the interface of mclo.gs: change the address, and its clients work.":
    "mclo.gs 接口第 1 版：改个地址，其客户端即可使用。",
  "For clients of hastebin.": "供 hastebin 客户端使用。",
  "For clients of bytebin.": "供 bytebin 客户端使用。",
  "For clients of 0x0.st.": "供 0x0.st 客户端使用。",
  "For clients of paste.gg.": "供 paste.gg 客户端使用。",
};

const operations = {
  "Share a log": "分享日志",
  "Stores a log and answers with its link. How long it is kept is told by /api/limits. The body may be JSON, the log itself, or a form, and may be packed with gzip, deflate, br or zstd (Content-Encoding). Several files, in a form or as JSON, become several logs with one link: a bundle, whose `files` the answer names. So do the logs in a zip, tar or tar.gz; what is no log is left out, and told. Every upload has a token that removes the log: in the header `Lectern-Token`, and in the body where `token` asks for it.":
    "保存日志并返回链接，保存时间见 /api/limits。请求体可以是 JSON、日志原文或表单，也可用 gzip、deflate、br 或 zstd 压缩（Content-Encoding）。表单或 JSON 中的多个文件各成一份日志，共用一个链接，即日志组，响应中的 `files` 列出各文件。zip、tar 或 tar.gz 中的日志也是如此；不是日志的文件不会采用，并在响应中列出。每次上传都会得到用于删除日志的令牌：在响应头 `Lectern-Token` 中；如以 `token` 要求，也在响应体中。",
  "Remove a log of your own": "删除自己的日志",
  "For good, with its analysis and its previews, from every address at once. Its id is never given out again. The logs of a bundle go with it. Works for logs that came in any way, also through the interfaces of other services.":
    "永久删除，连同其分析和预览，所有地址立即失效，其 id 不再使用。删除日志组会连同其中的日志。无论日志以何种方式上传（包括其他服务的接口）都适用。",
  "Read a log": "读取日志",
  "The log with its name and the number of its views. Counts as a view. Of a bundle, its most telling file.":
    "日志及其名称和浏览次数。计为一次浏览。对日志组则返回其中最能说明问题的文件。",
  "Read the text of a log": "读取日志原文",
  "The log and nothing but the log, to the byte as it is stored. Counts as a view. Of a bundle, its most telling file.":
    "只有日志本身，与所存内容逐字节一致。计为一次浏览。对日志组则返回其中最能说明问题的文件。",
  "See what is in a bundle": "查看日志组的内容",
  "The files that were shared together. Each is a log of its own, with an id for every other operation. Does not count as a view.":
    "一起分享的文件。每个文件都是一份单独的日志，有自己的 id，可用于其他操作。不计为浏览。",
  "Download a bundle": "下载日志组",
  "A zip of all files that are there. Counts as a view of the bundle.":
    "包含现存全部文件的 zip。计为对日志组的一次阅读。",
  "The files.": "文件。",
  "Remove a bundle of your own": "删除自己的日志组",
  "All of its logs, for good. The same token removes each of them alone, by the id of the log.":
    "永久删除其中的全部日志。用同一令牌和单份日志的 id 可只删除那一份。",
  "The bundle and its logs are gone, for good.": "日志组及其中的日志已永久删除。",
  "Several logs with one link.": "共用一个链接的多份日志。",
  "See how often a log was read": "查看日志的浏览次数",
  "The page of a log": "日志页面",
  "For people. Clients that do not ask for HTML get the log itself, as from bytebin. Counts as a view, but not for link previews.":
    "供人阅读。不请求 HTML 的客户端会得到日志原文，与 bytebin 相同。计为一次浏览，链接预览除外。",
  "What a stored log says": "已保存日志的分析",
  "Software, versions, mods, plugins, exceptions, and findings with advice. Does not count as a view. Of a bundle: what its most telling file says, and in `bundle` what all of them say together.":
    "软件、版本、模组、插件、异常，以及问题与建议。不计为浏览。对日志组：返回最能说明问题的文件的分析，`bundle` 中是全部文件的综合分析。",
  "What a text says, without storing it": "分析文本而不保存",
  "Takes the same bodies as an upload. Has a limit of its own.": "请求体与上传相同，限额单独计算。",
  "A summary in Markdown": "Markdown 摘要",
  "Short, for chats and assistants: the findings, their advice, and the lines that matter. Of a bundle: what its files say together, with the link of each. Does not count as a view. Who asks for HTML, as browsers do, gets it as a page, unless the query has `plain`.":
    "简短，适合聊天和 AI 助手：问题、建议和关键行。对于日志组：综合所有文件的结论，附各文件的链接。不计为浏览。若请求 HTML（如浏览器），则以网页形式返回，除非查询参数含 `plain`。",
  "A picture for link previews": "链接预览图",
  "What the service allows": "服务的限制",
  "Sizes, rates and formats, so that a tool can check before it sends.": "大小、频率和格式，便于工具在发送前检查。",
  "Whether the service works": "服务是否正常",
  "This description, for programs": "这份说明（供程序读取）",
  "This description, for assistants": "这份说明（供 AI 助手阅读）",
  "Share a log as on mclo.gs": "以 mclo.gs 方式分享日志",
  "Private data is masked on the server, also in `source` and `metadata`. Only this answer has the token that deletes the log. Metadata with `visible: false` is told to whoever sends that token, and to nobody else.":
    "隐私数据在服务器上遮盖，`source` 和 `metadata` 中的也是。只有此响应含有用于删除日志的令牌。`visible: false` 的元数据只返回给出示该令牌的人。",
  "What is known of a log": "日志的信息",
  "Delete a log of your own": "删除自己的日志",
  "For good, with its analysis and its previews.": "永久删除，连同其分析和预览。",
  "Delete several logs of your own": "删除自己的多份日志",
  "What a client may mask itself": "客户端可自行遮盖的内容",
  "Share a log as on hastebin": "以 hastebin 方式分享日志",
  "Read a log as on hastebin": "以 hastebin 方式读取日志",
  "Share a log as on bytebin": "以 bytebin 方式分享日志",
  "Share a log and get the bare link": "分享日志并只取链接",
  "Share a log as on 0x0.st": "以 0x0.st 方式分享日志",
  "Share a log as on paste.gg": "以 paste.gg 方式分享日志",
};

const parameters = {
  "The name of the log, for bodies that have no field for it.": "日志名称，用于请求体中没有该字段的情况。",
  "What the answer looks like: JSON, or the bare link.": "响应的形式：JSON 或仅链接。",
  "Whether private data is masked before the log is stored.": "保存前是否遮盖隐私数据。",
  "Whether private data is masked before the log is stored; `strict`: also what is only possible.":
    "保存前是否遮盖隐私数据；`strict`：连同疑似的内容一起遮盖。",
  "The id of the log.": "日志的 id。",
  "The id of the bundle.": "日志组的 id。",
  "Of a bundle: the name of another file than its most telling one.": "对日志组：要读取的另一个文件的名称。",
  "The key of the log.": "日志的键。",
  "As a file to save; any value.": "作为文件下载；值任意。",
  "The ETag of what you have.": "你已有内容的 ETag。",
  "The language of the sentences. Without it, Accept-Language decides.":
    "语句的语言。未指定时由 Accept-Language 决定。",
  "Adds the text; any value.": "附上原文；值任意。",
  "Adds the messages; any value.": "附上各条消息；值任意。",
  "Adds what the analyser says; any value.": "附上分析结果；值任意。",
  "The token that the upload was answered with.": "上传响应中给出的令牌。",
  "How many a client may do in any 60 seconds. Absent where there is no limit.":
    "每个客户端任意 60 秒内允许的次数。没有限制时不出现。",
  "How many of them are left.": "剩余次数。",
  "Seconds until one more is allowed than now.": "再多允许一次之前的秒数。",
  "Seconds after which the same request may pass.": "多少秒后同样的请求可能成功。",
  "Send it as If-None-Match; where nothing changed the answer is 304.": "以 If-None-Match 发送；内容未变时响应为 304。",
  "Where else the log is: its page (canonical), its text and a summary (alternate), and its insights (describedby).":
    "日志的其他位置：页面（canonical）、原文与摘要（alternate）、分析（describedby）。",
  "Where the log is.": "日志所在位置。",
  "Removes the log. Keep it, and keep it to yourself: it is told only here.":
    "用于删除日志。请妥善保存，不要给他人：只在此处给出。",
  "Whether the answer's body has the token that removes the log.": "响应体中是否附上用于删除日志的令牌。",
};

const answers = {
  "The log is stored, and safe on the disk.": "日志已保存，并已安全写入磁盘。",
  "The log is stored.": "日志已保存。",
  "The request cannot be understood: the sender has to change it.": "无法理解此请求：发送方需要修改。",
  "The log belongs to somebody else, the key is not known here, or the operator does not take such logs.":
    "日志属于他人、密钥在此无效，或管理员不接受这类日志。",
  "The body did not arrive in time.": "请求体未能及时送达。",
  "The log is larger than the limit.": "日志超过大小限制。",
  "The body is encoded in a way that the service does not read, or it is no text.":
    "服务无法解读请求体的编码方式，或请求体不是文本。",
  "The client has done too much of this lately; `Retry-After` says when to try again.":
    "客户端近来请求过多；`Retry-After` 说明何时重试。",
  "A bug in the service.": "服务自身的错误。",
  "The service cannot do this right now; `Retry-After` says when to try again.":
    "服务暂时无法处理；`Retry-After` 说明何时重试。",
  "There is no such log or path.": "没有这份日志或这个路径。",
  "A log.": "一份日志。",
  "The log.": "日志。",
  "You have it already.": "你已有最新内容。",
  "How often a log was read. Asking does not count as a view.": "日志的浏览次数。查询不计为浏览。",
  "The page, or the log.": "页面或日志原文。",
  "What a log says about itself, and what went wrong.": "日志的自述，以及出了什么问题。",
  "The same of a text that is not stored.": "同上，但文本不会保存。",
  "A summary.": "摘要。",
  "A picture of 1200 by 630 pixels.": "1200×630 像素的图片。",
  "What the service allows.": "服务的限制。",
  "It can store and read.": "可以存取。",
  "`checks` names what fails, and what the service does without or will run out of.":
    "`checks` 列出出错的部分，以及服务暂时缺少或即将用尽的资源。",
  "`reading`: healthy also while new logs are refused for lack of room.":
    "`reading`：即使因空间不足暂不接受新日志，也视为正常。",
  "It cannot. `checks` says why.": "无法存取。`checks` 说明原因。",
  "A document of OpenAPI 3.1.": "OpenAPI 3.1 文档。",
  "A short text.": "一段简短的文字。",
  "What is known of a log.": "日志的信息。",
  "The log is gone.": "日志已删除。",
  "The log is gone, for good.": "日志已永久删除。",
  "What became of each.": "每一份的结果。",
  "What a log says, in the shape of mclo.gs.": "日志的分析，格式同 mclo.gs。",
  "The same of a text that is not stored, with all its messages.": "同上，文本不保存，并附全部消息。",
  "What the service allows, in the shape of mclo.gs.": "服务的限制，格式同 mclo.gs。",
  "What a client may mask itself before it sends a log.": "客户端在发送前可自行遮盖的内容。",
  "Why it was refused.": "被拒绝的原因。",
  "Why it was refused, in the shape of mclo.gs.": "被拒绝的原因，格式同 mclo.gs。",
  "Why it was refused, in the shape of hastebin.": "被拒绝的原因，格式同 hastebin。",
  "Why it was refused, in the shape of paste.gg.": "被拒绝的原因，格式同 paste.gg。",
  "The log is stored under this key.": "日志已保存在此键下。",
  "A log, in the shape of hastebin.": "日志，格式同 hastebin。",
};

const requests = {
  "The log. Needs at least one character that is not white space.": "日志内容。至少要有一个非空白字符。",
  "A file name, as a label. None where it is absent, null or empty.": "文件名，仅作标签。缺省、null 或空表示没有名称。",
  "Whether addresses, names, tokens and other private data are masked before the log is stored. With `strict`, also what is only possible: an address that could as well be a version.":
    "保存前是否遮盖地址、用户名、令牌等隐私数据。设为 `strict` 时，连同疑似的内容一起遮盖：例如也可能是版本号的地址。",
  "Whether the answer's body has the token that removes the log. The header `Lectern-Token` has it in any case.":
    "响应体中是否附上用于删除日志的令牌。响应头 `Lectern-Token` 中总是有。",
  "A log, or several files, and what is said about it.": "一份日志或多个文件，及其说明。",
  "A file: its name, and the log in it.": "文件：其名称和其中的日志。",
  "Instead of `content`: several files, each a log of its own. They get one link.":
    "代替 `content`：多个文件，各为一份日志，共用一个链接。",
  "The same fields as in JSON, from an HTML form.": "与 JSON 相同的字段，来自 HTML 表单。",
  "The log as it is, or packed with gzip, or an archive (zip, tar, tar.gz) of logs.":
    "日志原文，或经 gzip 压缩，或装有日志的归档（zip、tar、tar.gz）。",
  "The log as a file. Its name is the log's name where no other is given. It may be packed with gzip, or be an archive of logs. Up to ten files, under whatever names of fields, get one link.":
    "作为文件的日志。未另给名称时，文件名即日志名。可用 gzip 压缩，也可为装有日志的归档。最多 10 个文件共用一个链接，字段名任意。",
  "A form with a file.": "带文件的表单。",
  "Something the sender's program says of the log.": "发送程序对日志的附加说明。",
  "The log. Private data is masked before it is stored.": "日志内容。保存前会遮盖隐私数据。",
  "The program that sends it. Cut to 64 characters.": "发送日志的程序，截至 64 个字符。",
  "A log, in the shape of mclo.gs.": "日志，格式同 mclo.gs。",
  "A log, as a form.": "以表单发送的日志。",
  "The log. It is not stored.": "日志内容，不会保存。",
  "A text to analyse.": "要分析的文本。",
  "Logs to delete, each with its token.": "要删除的日志，各附其令牌。",
  "A form with the log in its field `data`.": "表单，日志在字段 `data` 中。",
  "The log as a file.": "作为文件的日志。",
  "A form with the log as its `file`.": "表单，日志为其 `file`。",
  "The log, as `format` says: as it is, in base64, or packed with gzip and then in base64.":
    "日志，写法由 `format` 说明：原文、base64，或先用 gzip 压缩再转为 base64。",
  "The log, or several of them with one link; others may be there if they are empty.":
    "日志，或共用一个链接的多份日志；其余文件须为空。",
  "The name of the log, where its file has none, or of several together.":
    "日志名称，在文件没有名称时使用；有多个文件时为其总称。",
  "Passed over: the service decides how long logs are kept (/api/limits).":
    "会被忽略：保存时间由服务决定（见 /api/limits）。",
  "A log, in the shape of paste.gg.": "日志，格式同 paste.gg。",
};

const fields = {
  "Its name, which no other file of the bundle has.": "其名称，在日志组中唯一。",
  "Its name, which no other file of the bundle has; empty of a log that was removed.":
    "其名称，在日志组中唯一；日志已删除时为空。",
  "A file of a bundle: a log of its own.": "日志组中的文件：一份单独的日志。",
  "Only of several files: each is a log of its own, the most telling one first. Everything else is then of their bundle.":
    "仅在有多个文件时：各为一份日志，最能说明问题的在前。其余字段则属于它们的日志组。",
  "A code.": "代码。",
  "The same as a sentence.": "同一原因的文字说明。",
  "A file that was not taken.": "未采用的文件。",
  "What was not taken, and why. Only where there is such.": "未采用的文件及原因，仅在有时出现。",
  "A file, by its place in `files`, from 0.": "文件，即其在 `files` 中的序号，从 0 开始。",
  "Its name.": "其名称。",
  "What the line proves, as a code.": "该行证明什么（代码）。",
  "The same in words.": "同上，以文字表述。",
  "A line that proves a finding.": "证明问题的一行。",
  "Lines of every file that prove it.": "各文件中证明它的行。",
  "A finding over all files: told once, however many of them say it.":
    "综合全部文件的问题：无论几个文件提到，只列一次。",
  "Why they are taken to be of one run.": "为何认为它们属于同一次运行。",
  "Files of one run of the game or the server.": "游戏或服务器同一次运行的文件。",
  "The cause in one line, with what it is of.": "一行说明原因及其对象。",
  "All files, the most telling one first.": "全部文件，最能说明问题的在前。",
  "The one that the findings are about first.": "问题所涉及的那一次在前。",
  "The cause first. Empty where nothing is wrong.": "原因在前。没有问题时为空。",
  "Files of other runs, and why they do not belong.": "属于其他运行的文件及原因。",
  "The file that would help next.": "接下来最有帮助的文件。",
  "What the files of a bundle say together. Only of a bundle.": "日志组中各文件的综合分析。仅对日志组返回。",
  "The page of the bundle.": "日志组页面。",
  "The name of the bundle; empty where it has none.": "日志组的名称；没有时为空。",
  "How often a file was read by the link of the bundle.": "通过日志组链接浏览其中文件的次数。",
  "How many clients did that.": "这样浏览过的客户端数量。",
  "Bytes of the log in UTF-8.": "日志的 UTF-8 字节数。",
  "The page of this log alone.": "仅此一份日志的页面。",
  "Who removed it. Only of a log that was.": "由谁删除。仅在日志已删除时出现。",
  "The most telling one first.": "最能说明问题的在前。",
  "The page of the log.": "日志的页面。",
  "Another link, which redirects to the page.": "另一个链接，会跳转到该页面。",
  "When the log was stored, in UTC.": "保存时间（UTC）。",
  "How often each kind of private data was masked. Only where that was asked for.":
    "各类隐私数据被遮盖的次数。仅在要求遮盖时出现。",
  "Removes the log. Only where that was asked for.": "用于删除日志。仅在要求时出现。",
  "The log, to the character as it was sent.": "日志内容，与发送时逐字一致。",
  "The name of the log; empty where it has none.": "日志名称；没有时为空。",
  "How often the log was read. This reading counts.": "浏览次数，包含本次。",
  "How often the log was read.": "浏览次数。",
  "How many clients read it.": "浏览过的客户端数量。",
  "What fails, and how. Only when unhealthy.": "哪里出错、怎样出错。仅在不正常时出现。",
  "Whether the service can store and read.": "服务能否存取。",
  "The largest log, in bytes of UTF-8.": "日志的最大大小（UTF-8 字节）。",
  "The longest name, in characters.": "名称的最大长度（字符）。",
  "Logs that one client may store in any 60 seconds. Null: no limit.":
    "每个客户端任意 60 秒内可保存的日志数。null 表示不限。",
  "Texts that one client may have analysed in any 60 seconds. Null: no limit.":
    "每个客户端任意 60 秒内可分析的文本数。null 表示不限。",
  "Calls that one client may make through /mcp in any 60 seconds. Null: no limit.":
    "每个客户端任意 60 秒内可通过 /mcp 调用的次数。null 表示不限。",
  "Whether logs are kept for good.": "日志是否永久保存。",
  "Days after which a log is removed by itself. Null: it is kept for good.":
    "多少天后自动删除日志。null 表示永久保存。",
  "What the days are counted from: the last view, or the upload.": "天数的起点：最后一次浏览，或上传。",
  "Types of bodies that are read as such. Any other type is the log itself.":
    "按其类型解读的请求体。其他类型一律视为日志原文。",
  "How a body may be packed (Content-Encoding).": "请求体可用的压缩方式（Content-Encoding）。",
  "How answers may be packed (Accept-Encoding).": "响应可用的压缩方式（Accept-Encoding）。",
  "Values of `format` in an upload.": "上传时 `format` 的取值。",
  "Values of `lang`.": "`lang` 的取值。",
  "A regular expression that every id matches.": "所有 id 都匹配的正则表达式。",
  "One sentence for people: what is wrong, and what to do.": "给人看的一句话：哪里不对，该怎么做。",
  "The HTTP status.": "HTTP 状态码。",
  "Seconds since 1970.": "自 1970 年起的秒数。",
  "Seconds since 1970. Where logs are kept for good, so far away that it means never.":
    "自 1970 年起的秒数。永久保存时，远到等于永不过期。",
  "Bytes of UTF-8.": "UTF-8 字节数。",
  "How many messages are errors.": "错误消息的数量。",
  "Lets its owner delete the log. It is told only here.": "供所有者删除日志，只在此处给出。",
  "What the query asked for.": "查询参数要求附上的内容。",
  "Seconds for which a log is kept. Where that is for good, as many as fit.":
    "日志保存的秒数。永久保存时为可表示的最大值。",
  "Bytes.": "字节。",
};

const insights = {
  "The software and its kind.": "软件及其类别。",
  "The software.": "软件。",
  "Of Minecraft, where the log says it.": "Minecraft 版本（日志中有说明时）。",
  "What the log is, in a few words.": "用几个词概括这是什么日志。",
  "What went wrong, in a sentence.": "用一句话说明出了什么问题。",
  "The language of the sentences.": "语句的语言。",
  "The version of the analyser.": "分析器的版本。",
  "How many lines the log has.": "日志的行数。",
  "Versions that the log states, by what they are of.": "日志中说明的各项版本。",
  "The machine and its Java, as far as the log tells.": "日志中提到的机器与 Java 信息。",
  "Milliseconds; without a date in the log, since midnight of its first day.":
    "毫秒；日志没有日期时，从第一天零点算起。",
  "How many messages of each level there are.": "各级别消息的数量。",
  "Milliseconds or lines that each bucket stands for.": "每一格代表的毫秒数或行数。",
  "Causes first, consequences behind them, warnings last.": "先原因，后结果，最后是警告。",
  "Only where reading all of the log took too long: which lines were not read, also in words. All else is then of the rest. It is tried again after an hour.":
    "仅在读取整份日志耗时过长时出现：哪些行未能读取，并附文字说明。此时其余内容都来自已读取的部分。一小时后会再次尝试。",
  "Only where reading all files took too long: that, in words.": "仅在读取全部文件耗时过长时出现：以文字说明。",
  "Stable, in kebab-case. Those that this server's operator has added begin with `house:`.":
    "固定不变，以连字符分隔。本服务器运营者自行添加的以 `house:` 开头。",
  "Explained by another finding that comes before it.": "由前面的另一个问题引起。",
  "Only runs before the last one show it.": "只出现在最后一次运行之前。",
  "Only runs before the last one show it. It stands behind what the last run shows.":
    "只出现在最后一次运行之前，排在最后一次运行的问题之后。",
  "What of a run the log has. Not there where nobody can tell.": "日志包含一次运行的哪些部分；无法判断时没有此项。",
  "The end of the last run counts more than the beginning, and both more than the number of runs.":
    "最后一次运行的结尾比开头更重要，两者都比运行次数更重要。",
  "Whether the log says how the last run ended.": "日志是否说明最后一次运行如何结束。",
  "The last line is cut off in the middle.": "最后一行在中间被截断。",
  "All of that in words.": "以上内容的文字说明。",
  "How the last run went. Not there where nobody can tell.": "最后一次运行的结果；无法判断时没有此项。",
  "One start of the game or the server, up to the next one.": "游戏或服务端从一次启动到下一次启动。",
  "The starts that the file holds, at most 200.": "文件中的各次启动，最多 200 次。",
  "What is wrong.": "哪里有问题。",
  "What to do, in this order.": "该怎么做，按此顺序。",
  "Where to go with it. Only where there is somewhere.": "可以前往的地方。仅在有时出现。",
  "An address of another site. It is made of what the log says: nobody has looked whether anything is there.":
    "其他网站的地址，由日志内容生成，未检查该处是否真有内容。",
  "`search` looks for a mod or plugin that is missing; `issues` is where the authors of a mod want to be told of faults, as the log says.":
    "`search` 用于查找缺少的模组或插件；`issues` 是日志中写明的模组作者接收问题反馈的地址。",
  "Of the mod or plugin.": "模组或插件的名称。",
  "The name of the site, or its host.": "网站名称，或其主机名。",
  "Where its authors want to be told of faults, where the log says so.": "作者接收问题反馈的地址，仅在日志写明时出现。",
  "A problem that the log shows.": "日志显示的问题。",
  "The deepest cause; the exception itself where it has none.": "最深层的原因；没有时为异常本身。",
  "Of the root.": "根本原因的堆栈。",
  "Thrown beside it while it was handled, at most 10.": "处理它时另外抛出的异常，最多 10 个。",
  "Of what was thrown beside it.": "一同抛出的异常的堆栈。",
  "The last line of the first one.": "第一次出现的最后一行。",
  "Where each of them begins, at most 100.": "各次出现的起始行，最多 100 个。",
  "The same for the same failure, in every log.": "同样的故障在任何日志中都相同。",
  "The log says that the game or the server ended with it.": "日志表明游戏或服务器因此终止。",
  "An exception, and how often it was thrown in the same way.": "异常，以及以同样方式抛出的次数。",
  "The mod whose mixin added this method.": "通过 mixin 添加此方法的模组。",
  "One line of a stack trace.": "调用栈的一行。",
  "Something the log says, and the line in which it does.": "日志中的一项说明及其所在行。",
  "The software and its kind, not the id of the log.": "软件及其类别，不是日志的 id。",
  "As in syslog, from 0 to 7; in reports also 8 for titles, 9 for comments, 10 for stack traces.":
    "同 syslog，0 到 7；报告中另有 8 标题、9 注释、10 堆栈。",
  "Seconds since 1970; null where the log does not say.": "自 1970 年起的秒数；日志未说明时为 null。",
  "A message of a log.": "日志中的一条消息。",
};

const chinese: ReferenceWords = {
  sentences: { ...tags, ...operations, ...parameters, ...answers, ...requests, ...fields, ...insights },
};

export const referenceWords: InEveryLanguage<ReferenceWords> = { en: { sentences: null }, "zh-CN": chinese };
