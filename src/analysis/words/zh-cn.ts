/** What findings say in Simplified Chinese. Long because a translator opens one file, and finds everything in it. */

import type { Catalogue, FindingWords, Sentence } from "./catalogue.ts";
import type { FindingCode, TermName } from "./en.ts";

const terms: Record<TermName, Sentence> = {
  "activity-advancements": "处理进度",
  "activity-block-entity-drawing": "绘制箱子、告示牌等方块实体",
  "activity-block-updates": "传递方块更新（红石）",
  "activity-chunks": "加载、卸载或保存区块",
  "activity-command": "执行命令 {command}",
  "activity-commands": "执行命令",
  "activity-entities": "移动实体（生物、物品、玩家）",
  "activity-entity-drawing": "绘制实体",
  "activity-explosions": "计算爆炸",
  "activity-fluids": "计算水或岩浆的流动",
  "activity-hoppers": "用漏斗移动物品",
  "activity-inventories": "显示或更改物品栏",
  "activity-light": "计算光照",
  "activity-loot": "生成战利品",
  "activity-mobs": "决定生物的行为",
  "activity-models": "加载模型",
  "activity-packets": "读取或发送网络数据包",
  "activity-packs": "加载资源包或数据包",
  "activity-particles": "绘制粒子",
  "activity-paths": "为生物寻路",
  "activity-recipes": "加载或查找合成配方",
  "activity-registries": "加载注册表和标签",
  "activity-saving": "读取或保存玩家或世界的数据",
  "activity-screens": "显示界面",
  "activity-shaders": "加载或使用着色器",
  "activity-sounds": "播放声音",
  "activity-spawning": "生成生物",
  "activity-terrain": "生成新地形（区块）",
  "activity-text": "绘制文字",
  "activity-textures": "加载纹理",
  "activity-tracking": "向玩家发送附近实体的信息",
  "activity-world-drawing": "绘制世界",
  "apart-beside": "来自两个各自运行的服务端或客户端",
  "apart-java": "Java 版本不同（{version} 和 {other}）",
  "apart-loader": "加载器版本不同（{version} 和 {other}）",
  "apart-minecraft": "Minecraft 版本不同（{version} 和 {other}）",
  "apart-mods": ["{mod} 的版本不同（{version} 和 {other}）", "有模组的版本不同"],
  "apart-newer": "崩溃发生在 {time}，当时日志已经结束（{until}）",
  "apart-older": "崩溃发生在 {time}，当时日志尚未开始（{other}）",
  "apart-player": "不是同一名玩家",
  "apart-side": "一份来自客户端，另一份来自服务端",
  "apart-software": "来自不同的软件（{version} 和 {other}）",
  "apart-start": "两份日志各自从一次启动开始（{time} 和 {other}）",
  "apart-time": ["时间对不上（{time} 和 {other}）", "时间对不上"],
  "config-at": ["第 {line} 行，{key} 项", "第 {line} 行", "{key} 项"],
  "config-backslash": "双引号中的反斜杠被当作转义符（常见于 Windows 路径）",
  "config-bracket": "缺少括号或逗号",
  "config-character": ["以 {value} 开头的值必须加引号", "某个值的开头字符必须加引号"],
  "config-choice": ["不能填“{value}”，可选：{allowed}", "不能填“{value}”", "某个值不在允许的范围内"],
  "config-colon": "多了一个冒号，或缩进有误",
  "config-colon-missing": "设置名后缺少冒号",
  "config-cut-off": "文件为空或不完整",
  "config-duplicate": ["{value} 写了两次", "某个设置写了两次"],
  "config-encoding": "含有非 UTF-8 或不允许的字符",
  "config-indentation": "缩进有误，或缺少引号",
  "config-number": ["“{value}”不是数字", "某个值不是数字"],
  "config-quote-open": "引号没有闭合",
  "config-said": ["“{value}”", "解析在此处中断"],
  "config-tab": "用了制表符（Tab），此处只能用空格",
  "config-type": "某个值的类型不对（文本、数字、列表或分组）",
  "config-unknown": ["没有 {value} 这个设置", "有无法识别的设置"],
  "data-lacks": ["它引用了不存在的 {reference}（来自 {pack}）", "它引用了不存在的 {reference}"],
  "evidence-mixin": ["其 Mixin {what}", "其 Mixin"],
  "hint-arguments": "请检查该函数需要几个参数。",
  "hint-bad-data": "请检查数据。",
  "hint-bad-identifier": "请将标识符改为小写。",
  "hint-broken-archive": "请重新构建或下载。",
  "hint-broken-data": "请检查数据写入的位置，以及是否被截断。",
  "hint-broken-file": "请修正该文件。",
  "hint-broken-file-at": "请修正该文件。",
  "hint-changed-while-sorting": "请只在服务端线程中改动玩家和世界：网络包处理运行在另一个线程。",
  "hint-class-broken": "请检查该类的静态字段和静态代码块。",
  "hint-class-missing": "请检查类名和包名，并确认它已编译进 jar。",
  "hint-client-only": "请只在客户端调用（放在单独的类中，或使用 DistExecutor、@OnlyIn）。",
  "hint-code-does-not-fit": "请使用与运行环境一致的版本编译，并检查修改该类的 coremod 和 Mixin。",
  "hint-concurrent-change": "请通过迭代器修改，或遍历副本；并检查是否有其他线程在使用。",
  "hint-config-too-early": "请在配置加载事件之后再读取。",
  "hint-data-ends-early": "请检查可读取的长度。",
  "hint-database": "请检查地址、用户和查询语句。",
  "hint-division-by-zero": "请检查除数。",
  "hint-drawing-state": "每次 begin 都必须有且只有一次 end，中途出错时也一样。",
  "hint-empty-choice": "随机取值前请检查列表是否为空。",
  "hint-entry-class":
    "请核对 fabric.mod.json 的 entrypoints 与类的包名和名称，并确认已编译；Kotlin object 需要 kotlin 适配器。",
  "hint-file-missing": "请确认该文件包含在构建资源中。",
  "hint-file-not-usable": "请检查路径和权限。",
  "hint-forbidden-on-thread": "请安排到主线程执行（Folia 上为对应区域或实体的线程）。",
  "hint-host-unknown": "请处理没有网络的情况。",
  "hint-java-closed": [
    "请在启动参数中加入 --add-opens {module}/{package}=ALL-UNNAMED，或不要使用反射。",
    "请在启动参数中加入 --add-opens，或不要使用反射。",
  ],
  "hint-java-forbids": "请使用游戏所需的 Java 版本。",
  "hint-java-too-old": "请按运行环境的 Java 版本编译。",
  "hint-loaded-twice": "不要在 onDisable 之后保留自己类的对象，并把内置的库移到自己的包名下。",
  "hint-main-class": "请核对 plugin.yml 的 main 与类的包名和名称，并确认它已编译进 jar。",
  "hint-message-too-short": "读取的内容必须与另一端写入的内容完全一致，顺序和类型也要相同。",
  "hint-missing-asset": [
    "请把 {what} 放入资源（assets 文件夹），并检查拼写。",
    "请把它放入资源（assets 文件夹），并检查拼写。",
  ],
  "hint-missing-attribute": [
    "请在实体类型的属性中加入 {what}（EntityAttributeCreationEvent、FabricDefaultAttributeRegistry）。",
    "请在实体类型的属性中加入它（EntityAttributeCreationEvent、FabricDefaultAttributeRegistry）。",
  ],
  "hint-missing-property": "请在方块状态定义中加入该属性，或先检查是否存在。",
  "hint-mixin": "请检查目标和 refmap。",
  "hint-native-missing": "请附带适用于该系统的本地库。",
  "hint-nested-generation": "只修改正在生成的区块周围 8 格以内的内容（加 8 的偏移），并且放置方块时不要触发更新。",
  "hint-no-secure-connection": "请使用更高版本的 Java。",
  "hint-no-such-method": "请检查方法名和另一插件的版本。",
  "hint-not-a-number": "解析前请检查该值。",
  "hint-not-a-plugin": "请将 plugin.yml（或 bungee.yml）放入 jar 的根部。",
  "hint-not-for-velocity":
    "请用 @Plugin 标注主类，并运行 Velocity 的注解处理器：它会将 velocity-plugin.json 写入 jar。",
  "hint-not-initialised": ["请更早为 {what} 赋值，或用 isInitialized 检查。", "请更早赋值，或用 isInitialized 检查。"],
  "hint-not-mapped": "请用名称注册（GameRegistry.registerTileEntity、EntityRegistry）。",
  "hint-not-reachable": "请处理无法连接的情况。",
  "hint-not-registered": [
    "请注册 {what}（DeferredRegister 需要绑定到模组事件总线），并且不要在注册前使用。",
    "请先注册（DeferredRegister 需要绑定到模组事件总线），并且不要在注册前使用。",
  ],
  "hint-not-static": "请将该方法改为静态，或注册该类的对象而不是类本身。",
  "hint-not-supported": "修改前请先复制列表。",
  "hint-nothing-there": "请先用 isPresent 或 hasNext 检查。",
  "hint-null": "请找出该行中哪个值为 null：Java 14 及以上会在报错中写明。",
  "hint-null-result": "使用前请检查 {value} 的返回值是否为 null。",
  "hint-null-value": "使用前请检查 {value} 是否为 null，或确保此时已经赋值。",
  "hint-other-version": "请使用与运行环境一致的版本编译。",
  "hint-out-of-bounds": "请先检查长度；下标从 0 开始。",
  "hint-out-of-memory": "请检查是否有不断增长的数据。",
  "hint-packet": "请按相同顺序读写相同的字段。",
  "hint-part-missing": "请将它加入运行环境，或先检查是否存在。",
  "hint-place-too-far": "请检查设置位置或速度的代码：是否除以零，或不断累加。",
  "hint-plugin-not-enabled": "请在 onEnable 中注册监听器和任务，不要在 onLoad、构造方法中或 onDisable 之后注册。",
  "hint-port-taken": "请换用其他端口。",
  "hint-private-code": "请将构造方法改为 public；Kotlin object 作为入口点时需要使用 kotlin 适配器（adapter）。",
  "hint-range-reversed": "请检查两个值的大小顺序。",
  "hint-recursion": "请查看重复出现的堆栈行：它们互相调用，没有终止条件。",
  "hint-registered-twice": "请为每个对象使用不同的名称，并且只设置一次。",
  "hint-registries-broken": "请在 latest.log 中查找“Errors in registry”，其中写有每个文件的问题。",
  "hint-registry-broken": "请检查是否有两个对象使用同一注册名，或对象被创建了两次。",
  "hint-registry-frozen": "请在注册事件中或通过 DeferredRegister 注册，不要放在静态字段中。",
  "hint-server-not-started": "查看日志中此前的内容。",
  "hint-shader": "其后的文字是驱动对着色器的说明；请检查着色器首行的版本和扩展。",
  "hint-syntax-error": "请修正该行。",
  "hint-timed-out": "请处理超时，并且不要在主线程中等待。",
  "hint-wrong-thread": "请将该操作调度到主线程执行。",
  "hint-wrong-type": "转换前请检查类型，并查看该值的来源。",
  "library-java": "Java 自身",
  "library-jaxb": "JAXB（Java 10 及以下自带）",
  "library-kotlin": "Kotlin 标准库（kotlin-stdlib、Kotlin for Forge、Fabric Language Kotlin）",
  "library-kotlinx": "Kotlin 库（Kotlin for Forge、Fabric Language Kotlin）",
  "library-nashorn": "Nashorn（Java 14 及以下自带）",
  "library-old-forge": "适用于 Minecraft 1.7.10 或更早版本的 Forge",
  "library-old-java": "Java {version} 及以下",
  "library-scala": "Scala 库",
  "meaning-arguments": "调用函数时参数过少或过多。",
  "meaning-bad-data": "数据格式异常，可能已损坏。",
  "meaning-bad-identifier": [
    "标识符 {what} 含有不允许的字符，例如大写字母或空格。",
    "标识符含有不允许的字符，例如大写字母或空格。",
  ],
  "meaning-broken-archive": "jar 或 zip 文件损坏。",
  "meaning-broken-data": "压缩数据已损坏。",
  "meaning-broken-file": "配置或数据文件有错误，无法读取。",
  "meaning-broken-file-at": "文件第 {line} 行第 {column} 列有错误，无法读取。",
  "meaning-changed-while-sorting":
    "列表在排序时被改动（多半是另一个线程所为，Comparison method violates its general contract）。",
  "meaning-class-broken": [
    "类 {what} 之前已经出错，原因见它的第一处报错。",
    "有类之前已经出错，原因见它的第一处报错。",
  ],
  "meaning-class-missing": ["找不到类 {what}，已安装的内容里都没有。", "找不到类。"],
  "meaning-client-only": [
    "加载了只有客户端才有的代码（{what}），该模组或其中这部分不能放在服务端。",
    "加载了只有客户端才有的代码，该模组或其中这部分不能放在服务端。",
  ],
  "meaning-code-does-not-fit": "它是为其他版本的 Minecraft 或相关模组编写的，或被其他模组改坏了（字节码校验不通过）。",
  "meaning-concurrent-change": "列表在遍历时被改动（多半是另一个线程所为）。",
  "meaning-config-too-early": "配置还没加载就被读取，多半是因为此前加载已经失败。",
  "meaning-data-ends-early": "文件或网络包不完整，被截断或已损坏。",
  "meaning-database": "连不上数据库，或登录、查询被拒绝。",
  "meaning-division-by-zero": "除数为零。",
  "meaning-drawing-state": "上一次绘制还没结束就开始新的绘制，或结束了没有开始的绘制。",
  "meaning-empty-choice": "从空列表中随机取值（bound must be positive）。",
  "meaning-entry-class": "{mod} 的入口点类（写在 fabric.mod.json 中）无法加载。",
  "meaning-file-missing": ["文件 {what} 不存在。", "文件不存在。"],
  "meaning-file-not-usable": ["文件 {what} 不存在，或没有访问权限。", "没有文件访问权限，或文件被其他程序占用。"],
  "meaning-forbidden-on-thread": "该操作只能在主线程进行，不能异步执行：{what}。",
  "meaning-host-unknown": [
    "找不到地址 {what}（没有网络连接，或 DNS 异常）。",
    "找不到地址（没有网络连接，或 DNS 异常）。",
  ],
  "meaning-java-closed": [
    "它是为旧版 Java 编写的，当前 Java 不允许访问内部包 {package}。",
    "它是为旧版 Java 编写的，当前 Java 不允许访问其内部代码。",
  ],
  "meaning-java-forbids": "Java 版本过高，不允许该操作。",
  "meaning-java-too-old": "需要更高版本的 Java。",
  "meaning-loaded-twice": "类 {what} 被加载了两次（插件在服务器运行时被重载或替换，或有两个文件包含它）。",
  "meaning-main-class": "文件里没有 plugin.yml 中写的主类 {what}。",
  "meaning-message-too-short": "另一端发来的数据比预期短，多半是客户端与服务器上的模组或插件版本不同。",
  "meaning-missing-asset": ["材质或模型 {what} 不存在。", "材质或模型不存在。"],
  "meaning-missing-attribute": ["实体没有属性 {what}。", "实体缺少代码所需的属性。"],
  "meaning-missing-property": ["方块没有属性 {what}。", "方块缺少代码所需的属性。"],
  "meaning-mixin": "对游戏代码的修改（Mixin）不匹配。",
  "meaning-native-missing": "缺少当前系统所需的本地库。",
  "meaning-not-cancellable": "它的 Mixin 取消了对 {what} 的调用，但代码没有声明该调用可以取消，因此每次都会失败。",
  "meaning-nested-generation": "有模组在生成区块时碰到了区块之外，导致一个区块的生成又触发另一个。",
  "meaning-no-secure-connection": "安全连接失败（Java 版本过低、系统时间不对，或被其他程序拦截）。",
  "meaning-no-such-method": ["调用了未定义的方法 {what}，或对象为空。", "调用了不存在的方法。"],
  "meaning-not-a-number": ["此处应为数字，而“{what}”不是。", "此处应为数字，实际不是。"],
  "meaning-not-a-plugin": "文件里没有 plugin.yml（或 bungee.yml），不是该服务端的插件。",
  "meaning-not-for-velocity": "文件里没有 velocity-plugin.json，不是 Velocity 插件。",
  "meaning-not-initialised": ["{what} 还没赋值就被使用。", "某个对象还没赋值就被使用。"],
  "meaning-not-mapped": ["类 {what} 没有注册，数据不会保存，会丢失。", "有类没有注册，数据不会保存，会丢失。"],
  "meaning-not-reachable": "该地址的服务未运行，或拒绝了连接。",
  "meaning-not-registered": ["用到了从未注册的 {what}。", "用到了从未注册的内容。"],
  "meaning-not-static": [
    "事件方法 {what}（@SubscribeEvent）必须是静态方法，因为注册的是类而不是对象。",
    "事件方法（@SubscribeEvent）必须是静态方法，因为注册的是类而不是对象。",
  ],
  "meaning-not-supported": "执行了不支持的操作，例如修改固定列表。",
  "meaning-nothing-there": "要取的值不存在（no value present）。",
  "meaning-null": "空指针（null）。",
  "meaning-null-result": "空指针，{value} 返回了 null。",
  "meaning-null-value": "空指针，{value} 为 null。",
  "meaning-other-version": "它是为其他版本编写的，所用的方法或字段不存在。",
  "meaning-out-of-bounds": ["要取列表的第 {index} 项，但列表长度只有 {length}。", "要取的项在列表中不存在。"],
  "meaning-out-of-memory": "内存不足。",
  "meaning-packet": "无法解析网络包，客户端与服务器的游戏或模组不一致。",
  "meaning-part-missing": ["没有安装 {what}。", "缺少前置。"],
  "meaning-place-too-far": "世界中的某个坐标或速度过大，游戏无法计算。",
  "meaning-plugin-not-enabled": "插件在未启用时注册内容或启动任务（时机过早，或已被停用）。",
  "meaning-port-taken": "端口已被其他程序占用。",
  "meaning-private-code": "构造方法或方法是 private，必须是 public。",
  "meaning-range-reversed": "范围的下限大于上限。",
  "meaning-recursion": "代码无限调用自身（StackOverflowError）。",
  "meaning-registered-twice": ["{what} 被重复注册。", "有名称被重复注册。"],
  "meaning-registries-broken":
    "世界生成等数据文件（模组或数据包的 JSON）无法载入注册表；latest.log 在崩溃前写有具体文件。",
  "meaning-registry-broken": "注册有误，多半是两个对象用了同一名称；latest.log 或 debug.log 中写有具体名称。",
  "meaning-registry-frozen": ["注册阶段已经结束，才注册 {what}。", "注册阶段已经结束，才注册内容。"],
  "meaning-server-not-started": "无法启动，自行放弃（原因在日志里，不在这份报告里）。多半是端口已被另一个服务端占用。",
  "meaning-shader": "着色器无法编译（显卡或驱动不支持，或着色器本身有错误）。",
  "meaning-syntax-error": "源代码有语法错误。",
  "meaning-timed-out": "对方没有及时响应。",
  "meaning-two-threads": "两个线程同时改动同一张内存表（多半是某个模组或插件在主线程之外操作）。",
  "meaning-wrong-thread": ["在错误的线程中使用了 {what}。", "在错误的线程中使用了游戏数据。"],
  "meaning-wrong-type": ["数据类型不对（{value} 无法转换为 {wanted}）。", "数据类型不对。"],
  "mend-backslash": "请将该值改用单引号，或把每个反斜杠写成 / 或 \\\\。",
  "mend-bracket": "检查该行及上一行：补全括号，并在两项之间加上逗号。",
  "mend-character": "给该值加上引号。",
  "mend-choice": ["请改为 {meant}。", "请改为文件注释或文档中列出的值。"],
  "mend-colon": "将第一个冒号后的文本加上引号，并使该行缩进与相邻行一致。",
  "mend-colon-missing": "补上冒号，并在其后加一个空格。",
  "mend-cut-off": "从备份恢复该文件，或将其删除：多数软件会重新生成。",
  "mend-duplicate": ["删除重复的 {value}，只保留一处。", "删除重复的设置，只保留一处。"],
  "mend-encoding": "将文件另存为 UTF-8 编码（记事本：另存为，编码选 UTF-8），并重新输入特殊字符。",
  "mend-indentation": "使该行的空格数与相邻行一致，并检查上一行的引号是否闭合。",
  "mend-locale":
    "如果这是默认值，则是系统语言造成的（土耳其语和阿塞拜疆语的大写 i 不同）：请在 Java 启动参数中加上 -Duser.language=en。",
  "mend-number": "请填写数字。如果该值由更高版本的软件写入，请换回那个版本，或删除该设置以使用默认值。",
  "mend-quote-open": "补上缺少的引号；单引号文本中的撇号要写两次。",
  "mend-said": "检查文件的该处及其上一行。",
  "mend-tab": "请用空格替换制表符。",
  "mend-type": "与默认文件对照：默认为列表或分组的设置，这里也必须是列表或分组。",
  "mend-unknown": "删除该设置，或改正其名称。",
  "method-constructor": "构造方法",
  "missing-debug": "debug.log 中有 latest.log 省略的内容",
  "missing-end": "日志结束时没有写明原因，启动器的日志里有退出代码",
  "missing-log": "只看崩溃报告，无法知道崩溃之前发生了什么",
  "missing-log-of-jvm": "Java 虚拟机的报告没有写明游戏当时在做什么",
  "missing-log-of-run": "现有的日志属于另一次运行",
  "missing-native": "崩溃发生在本地库中（退出代码 {exitCode}），只有 Java 虚拟机的这份报告写明是哪一部分",
  "missing-no-mod": "崩溃报告没有指出模组，同一次运行的日志写有之前发生的事",
  "missing-other-side": "连接由另一端断开，原因写在另一端的日志里",
  "missing-report": "游戏结束前写下了崩溃报告（退出代码 {exitCode}）",
  "missing-report-named": "日志写明保存了这份崩溃报告",
  "named-version": ["{name} {versions}", "{name}", "其他版本"],
  "needed-any": ["{name}（{id}）", "{name}", "某个模组"],
  "needed-part": ["{name}（其中的 {part}：{versions}）", "{name}（其中的 {part}）", "{name}", "某个模组"],
  "needed-version": ["{name}（{id}，{versions}）", "{name}（{versions}）", "{name}", "某个模组"],
  "other-loader": "其他加载器",
  "platform-bukkit": "Bukkit、Spigot 或 Paper",
  "platform-bukkit-or-bungeecord": "Bukkit 或 BungeeCord",
  "remedy-loaded-twice":
    "重启服务器，运行时不要重载插件（/reload、PlugMan）。如果仍然出现，请检查是否有两个文件包含同一插件或库。",
  "remedy-message-too-short": "请在客户端和服务器上安装相同的版本。",
  "remedy-not-a-plugin": "确认该文件是当前服务端的插件（不是模组、库或其他服务端的插件）；如果是，请重新下载。",
  "remedy-not-for-velocity": "请安装适用于 Velocity 的版本：该文件可能是 Spigot 或 Paper 的插件、模组或库。",
  "remedy-part-missing": ["安装 {what}，需与当前 Minecraft 版本和加载器对应。", "安装报错中提到的前置。"],
  "remedy-server-not-started":
    "打开 logs/latest.log，查看崩溃之前的内容：多半写有 FAILED TO BIND TO PORT。请关闭另一个服务端，或在 server.properties 中换一个 server-port。",
  "report-cut": "报告不完整：请分享完整的 hs_err 文件，末尾写有机器和内存信息。",
  "same-run-after": "崩溃（{time}）发生在日志最后一行（{until}）之后，没有相反的迹象",
  "same-run-assumed": "没有相反的迹象",
  "same-run-exception": "两份文件中有相同的异常",
  "same-run-mods": "模组及其版本相同（{count} 个）",
  "same-run-named": "日志中写有崩溃报告的文件名 {name}",
  "same-run-player": "玩家相同",
  "same-run-process": "进程编号相同（{process}）",
  "same-run-time": "时间吻合（{time}）",
  "same-run-versions": "都是 Minecraft {version}，没有相反的迹象",
  "same-run-zone": "时间吻合，只是时区不同",
  "sent-advancements": "进度列表",
  "sent-block-entity": "方块内的数据（方块实体）",
  "sent-chunk": "世界的一个区块",
  "sent-commands": "命令列表",
  "sent-entity": "实体的数据",
  "sent-items": "物品栏中的物品",
  "sent-login": "玩家进入时最先收到的数据（维度和注册表）",
  "sent-mod": "某个模组的消息",
  "sent-recipes": "配方列表",
  "sent-tags": "方块和物品的标签",
  "side-game": "游戏",
  "side-server": "服务端",
  "sign-bare": "模组列表中只有 Minecraft 和加载器：没有模组完成加载，访问转换器（access transformer）也未生效",
  "sign-config": "配置在加载之前就被读取",
  "sign-error": "列表中有模组处于 ERROR 状态",
  "sign-overlay": "游戏仍处于加载画面（Rendering overlay），此时有模组或资源包加载失败",
  "sign-recovery": "资源重载失败，恢复也失败（abortResourcePackRecovery），此时配置尚未加载",
  "unreachable-no-route": "无法到达其所在的网络",
  "unreachable-refused": "连接被拒绝，该地址和端口上没有程序在监听",
  "unreachable-timeout": "没有在规定时间内响应",
  "unreachable-unknown-host": "地址无法解析",
  "version-above": ["高于 {version}", "其他版本"],
  "version-above-below": ["高于 {low} 且低于 {high}", "其他版本"],
  "version-above-to": ["高于 {low} 且不高于 {high}", "其他版本"],
  "version-any": "任意版本",
  "version-at-least": ["{version} 及以上", "其他版本"],
  "version-at-most": ["{version} 及以下", "其他版本"],
  "version-below": ["低于 {version}", "其他版本"],
  "version-exact": ["{version}", "其他版本"],
  "version-from-below": ["{low} 及以上且低于 {high}", "其他版本"],
  "version-from-to": ["{low} 至 {high}（含两端）", "其他版本"],
  "version-like": ["任意 {version} 系列版本", "其他版本"],
};

/** A crash without a known cause is told in these words to players and to developers. */
const crashes = [
  "在处理 {subject}（来自 {origin}）时崩溃。{meaning}根本原因是 {exception}。",
  "在处理 {subject}（来自 {origin}）时崩溃。根本原因是 {exception}。",
  "在 {handler} 中崩溃：这是某个模组通过注入（Mixin）加入游戏代码的修改。{meaning}根本原因是 {exception}。",
  "在 {handler} 中崩溃：这是某个模组通过注入（Mixin）加入游戏代码的修改。根本原因是 {exception}。",
  "在 {activity} 时崩溃。{meaning}根本原因是 {exception}（{place}）。",
  "在 {activity} 时崩溃。{meaning}根本原因是 {exception}。",
  "在 {activity} 时崩溃。根本原因是 {exception}（{place}）。",
  "在 {activity} 时崩溃。根本原因是 {exception}。",
  "崩溃。{meaning}根本原因是 {exception}（{place}）。",
  "崩溃。{meaning}根本原因是 {exception}。",
  "崩溃。根本原因是 {exception}（{place}）。",
  "崩溃。根本原因是 {exception}。",
  "崩溃，日志没有写明原因。",
];
const crashed = [...crashes.map((what) => `{side} ${what}`), ...crashes];
const changedDrawing =
  "先移除 {drawer} 试试，再逐个移除其他渲染模组：日志没有指出模组，但 {drawer} 会修改游戏的渲染，常与其他渲染模组冲突。";
const changedByMixin =
  "查找哪个模组的注入（Mixin）中有 {handler}（在模组文件或源代码中搜索这个名称），更新或移除该模组。";
const fromOrigin = "更新 {origin}：{subject} 来自它，最可能是它的问题。如果无效，请移除后再试。";
const onlySuspect = "先移除 {suspect} 试试：除平台自身外只有它。";

const findings: Record<FindingCode, FindingWords> = {
  "access-denied-class": {
    message: [
      "{suspect} 版本不匹配：它是为其他版本的 Minecraft 或相关模组编写的（Java 拒绝了 {class} 的代码）。",
      "{suspect} 版本不匹配：它是为其他版本的 Minecraft 或相关模组编写的。",
      "Java 拒绝了 {class} 的代码：它是为其他版本的 Minecraft 或相关模组编写的。",
      "Java 拒绝了部分代码：它是为其他版本的 Minecraft 或相关模组编写的。",
    ],
    says: ["meaning-code-does-not-fit"],
    advice: [
      ["将 {suspect} 更新到与当前游戏和加载器对应的版本，或移除。", "将模组更新到与当前游戏和加载器对应的版本。"],
      "如果版本正确，可能是两个模组修改了同一处：请先移除最后添加的模组。",
    ],
  },
  "archive-corrupt": {
    message: ["jar 或 zip 文件损坏或不完整：{file}。", "有 jar 或 zip 文件损坏或不完整。"],
    advice: [
      [
        "删除 {file} 并重新下载。",
        "在 mods、plugins、libraries 中查找 0 字节的文件并重新下载，或在启动器中重新安装该游戏版本。",
      ],
      "如果要上传到服务器，请使用二进制模式，并核对文件大小。",
    ],
  },
  "asset-index-missing": {
    message: "游戏没有声音和语言文件：找不到资源索引 {file}。",
    advice: [
      "用启动器修复或重新下载游戏文件。",
      "开发环境中：请检查运行配置的 --assetsDir 和 --assetIndex，并下载资源（setupDecompWorkspace、downloadAssets）。",
    ],
  },
  "assets-missing": {
    message: "模组 {mod} 的材质或模型缺失或损坏（例如 {files}），会显示为紫黑方块。",
    most: 3,
    advice: ["更新 {mod}，或更新修改它的资源包。只影响外观。"],
  },
  "auth-invalid-session": {
    message: "有玩家未能通过验证：登录已失效或过期。",
    advice: [
      "请该玩家完全退出游戏和启动器后重新启动；如果仍不行，请重新登录账号。",
      "玩家必须使用正版账号：online-mode=true 时其他账号无法进入。",
      "如果所有玩家都受影响，请检查服务器的网络和系统时间；使用代理端时，只能由代理端开启 online-mode=true。",
    ],
    cases: {
      parameter: "account",
      of: {
        own: {
          message:
            "Mojang 拒绝了此次登录（状态码 401）：登录已过期，或不是正版账号。无法进入需要正版验证的服务器和 Realms。",
          advice: [
            "在启动器中退出账号后重新登录，再启动游戏。",
            "离线账号或开发环境会一直如此：只能单人游玩，或进入 online-mode=false 的服务器。",
          ],
        },
      },
    },
  },
  "auth-servers-down": {
    message: "无法验证玩家身份：连不上 Mojang 的验证服务器。",
    advice: [
      "稍后再试：可先查看状态页面，确认 Minecraft 验证服务器是否故障。",
      "如果服务正常，请检查本机的网络、DNS 和防火墙：必须能通过 HTTPS 访问 sessionserver.mojang.com。",
      "检查电脑时间是否正确，以及 Java 是否为较新版本。",
    ],
  },
  "bedrock-allowlist-auth": {
    message: "服务端未能启动：启用了允许列表（allowlist），却关闭了正版验证。",
    advice: [
      "在 server.properties 中设置 online-mode=true，以防有人冒用其他玩家的名字进入。",
      "或者在 server.properties 中设置 allow-list=false，不使用允许列表。",
    ],
    cases: {
      parameter: "list",
      of: {
        whitelist: {
          message: "服务端未能启动：启用了白名单，却关闭了正版验证。",
          advice: [
            "在 server.properties 中设置 online-mode=true，以防有人冒用其他玩家的名字进入。",
            "或者在 server.properties 中设置 white-list=false，不使用白名单。",
          ],
        },
      },
    },
  },
  "bedrock-content-invalid": {
    message: [
      "资源包或行为包 {pack} 的文件 {file} 有错误（{area}）：{message}",
      "资源包或行为包的文件 {file} 有错误（{area}）：{message}",
      "资源包或行为包 {pack} 有错误（{area}）：{message}",
      "资源包或行为包有错误（{area}）：{message}",
    ],
    advice: [
      ["将 {pack} 更新到适用于当前基岩版的版本。", "将该包更新到适用于当前基岩版的版本。"],
      "如果是自己制作的包，请改正该行指出的内容；否则请把该行发给作者。",
    ],
  },
  "bedrock-properties-missing": {
    message: "基岩版服务端未能启动：启动时所在的文件夹中没有可读取的 server.properties。",
    advice: [
      "请在服务端自己的文件夹中启动：先用 cd 进入 bedrock_server 所在的文件夹，或在服务、计划任务或容器中把它设为工作路径。",
      "如果位置无误，请从该版本的下载包中复制 server.properties，并让运行用户有读取权限。",
    ],
  },
  "bedrock-script-error": {
    message: [
      "行为包 {pack} 的脚本 {file} 运行失败：{message}",
      "行为包 {pack} 的脚本运行失败：{message}",
      "某个行为包的脚本 {file} 运行失败：{message}",
      "某个行为包的脚本运行失败：{message}",
    ],
    advice: [
      "将 {pack} 更新到与基岩版对应的版本：脚本接口会随版本变化。",
      "检查世界是否开启了该包需要的实验性玩法（Beta API）；否则请移除该包，或把这一行反馈给作者。",
    ],
  },
  "bedrock-world-encrypted": {
    message: [
      "无法打开世界（{database}）：存档已损坏、正被另一个服务端使用，或已加密（来自市场）。",
      "专用服务端无法打开该世界：存档已加密（来自市场）。",
    ],
    advice: [
      "关闭正在使用该世界的其他服务端或备份程序（{database}）。如果服务端之前被强行结束，请用备份恢复存档。",
      "请使用其他世界：在市场购买的世界和模板只能在游戏本体或 Realms 中运行。",
      "恢复自己未加密的存档备份，或更改 level-name 让服务端创建新世界。",
    ],
  },
  "bind-failed": {
    message: ["服务端无法监听地址 {address}：本机没有该地址，或没有使用权限。", "服务端无法监听其地址。"],
    advice: [
      "在 server.properties 中将 server-ip 留空（代理端则监听 0.0.0.0），让服务端使用本机的所有地址。",
      "不要在那里填写公网 IP 或域名：如需让外部玩家进入，请在路由器上设置端口转发。",
      "如果日志提示权限不足（permission denied），请使用 1024 以上的端口。",
    ],
  },
  "block-entity-dropped": {
    message: "方块实体（{block}）在加载区块时被丢弃：所在位置已是其他方块。",
    advice: ["无需处理，多由编辑存档或移除模组引起。"],
    most: 5,
    cases: {
      parameter: "why",
      of: {
        unregistered: {
          message: "方块实体（{block}）在加载区块时被丢弃：游戏和已安装的模组都没有这种类型。",
          advice: ["如果不是有意移除，请重新安装对应的模组。以 minecraft: 开头的由更高版本的游戏保存。"],
          most: 5,
        },
        unreadable: {
          message: "方块实体（{block}）里的内容在加载区块时丢失：数据无法读取。",
          advice: ["如果内容重要，请用备份恢复存档。", "请更新该方块所属的模组，或反馈给作者。"],
          most: 5,
        },
      },
    },
  },
  "block-entity-not-registered": {
    message: [
      "模组 {suspect} 会丢失数据：没有注册方块实体 {class}，数据不会保存。",
      "方块实体 {class} 没有注册（missing mapping），数据不会保存，会丢失。",
    ],
    advice: [
      ["更新 {suspect}，或不要使用该方块。", "更新模组，或不要使用该方块。"],
      "开发者：请用名称注册该类（GameRegistry.registerTileEntity）。",
    ],
  },
  "build-failed": {
    message: [
      "构建失败：{file} 第 {line} 行：{error}（任务 {task}）。",
      "构建失败（任务 {task}）：{reason}",
      "构建失败（任务 {task}）。",
    ],
    advice: [
      "改正 {file} 第 {line} 行。先改第一处错误，之后的往往由它引起。",
      "请查看 “What went wrong” 上方的内容：其中写明了出错的文件或依赖。",
    ],
  },
  "chat-signing": {
    message: "玩家聊天时被踢出：代理端的插件取消或修改了已签名的消息（Minecraft 1.19.1 及以上不允许）。",
    advice: [
      "在代理端和所有后端服务器安装 SignedVelocity，或在 server.properties 中关闭 enforce-secure-profile。",
      "或者把聊天插件放到后端服务器，而不是代理端。",
    ],
  },
  "class-init-failed": {
    message: ["{suspect} 的类 {class} 初始化失败。", "类 {class} 初始化失败。", "有类初始化失败。"],
    says: ["meaning-class-broken"],
    advice: ["更新 {suspect}，或先移除它试试。", "请查找关于 {class} 的第一处报错，其中写有原因；之后的报错只是重复。"],
  },
  "class-missing": {
    message: [
      "{lacking} 的文件不完整：里面缺少它自己的类 {class}。",
      "你自己构建的 {developed} 找不到类 {class}：没有编译进去，或缺少它所属的前置。",
      "{suspect} 缺少前置 {provider}，或前置版本不对（类 {class}）。",
      "{suspect} 找不到类 {class}：缺少它所属的前置，或前置版本不对。",
      "缺少前置 {provider}，或版本不对（类 {class}）。",
      "找不到类 {class}：缺少它所属的前置，或前置版本不对。",
      "找不到类：缺少它所属的前置，或前置版本不对。",
    ],
    advice: [
      [
        "重新下载 {lacking}，需与当前加载器和 Minecraft 版本完全一致。",
        "重新构建 {developed}（先清理再构建），并检查 {class} 是否在源代码中，以及是否被移动或改名。",
        "安装 {suspect} 所需版本的 {provider}。",
        "安装或更新 {provider}。",
        "更新 {suspect}，并安装其发布页面列出的前置。",
        "查明该类来自哪个模组、插件或库，并安装对应版本。",
      ],
      [
        "如果 {lacking} 由自己构建，请确认该类已编译进当前加载器的 jar（Architectury 的 @ExpectPlatform 要求每个加载器都有 Impl 类）。",
        "如果 {class} 属于其他模组或库，请把它加入运行环境（在 build.gradle 中设为运行时依赖）。",
        "如果已经安装 {provider}，请更新或移除 {suspect}：两者版本不匹配。",
        "如果已经安装 {provider}，请在下方查看需要该类的模组或插件：两者版本不匹配。",
        "如果该类属于 Java 或游戏本身，请重新安装游戏或服务端，并使用其要求的 Java 版本。",
      ],
    ],
  },
  "client-class-on-server": {
    message: [
      "{clientMod} 不能放在服务端：它是仅限客户端的模组（{class}）。",
      "{suspect} 无法在服务端运行：它加载了只有客户端才有的代码（{class}）。",
      "有模组在服务端加载了仅限客户端的代码（{class}）。已安装的模组中仅限客户端的有：{clientMods}。",
      "有模组在服务端加载了仅限客户端的代码（{class}）。",
    ],
    most: 3,
    advice: [
      [
        "请从服务端的 mods 文件夹中移除 {clientMod}，玩家的客户端可以保留。",
        "如果 {suspect} 仅限客户端，请从服务端的 mods 文件夹中移除。",
        "请从服务端的 mods 文件夹中移除 {clientMods}，玩家的客户端可以保留。",
        "请从服务端的 mods 文件夹中移除仅限客户端的模组。",
      ],
      [
        "如果服务端有模组以 {clientMod} 为前置，也请移除：它同样仅限客户端。",
        "如果该模组也支持服务端，请更新并反馈给作者。",
      ],
    ],
  },
  "client-version-mismatch": {
    message: [
      "无法进入服务器：服务器是 Minecraft {wanted}，与当前游戏版本不同。",
      "有玩家无法进入：服务器是 Minecraft {version}，与其游戏版本不同。",
    ],
    advice: [
      "在启动器中选择 Minecraft {version} 后重新进入。",
      "若希望其他版本也能进入，插件服务器可以安装 ViaVersion（较高版本的客户端）和 ViaBackwards（较低版本的客户端）。",
    ],
  },
  "code-of-conduct-missing": {
    message: [
      "服务端未能启动：已启用行为准则（code of conduct），但无法读取 codeofconduct 文件夹中的 {file}。",
      "服务端未能启动：已启用行为准则（code of conduct），但 codeofconduct 文件夹不存在或无法读取。",
    ],
    advice: [
      "如果不需要行为准则，请在 server.properties 中设置 enable-code-of-conduct=false。",
      [
        "或者将 {file} 重新保存为 UTF-8 文本，直接放在该文件夹中，不要使用链接。",
        "或者在 server.properties 所在文件夹创建 codeofconduct 文件夹，并为每种语言放入一个文本文件，例如 en_us.txt。",
      ],
    ],
  },
  "config-invalid": {
    message: [
      "{mod} 无法使用配置文件 {file}：{reason}（{at}）。",
      "配置文件 {file} 无法使用：{reason}（{at}）。",
      "{mod} 无法使用配置文件 {file}：{reason}。",
      "配置文件 {file} 无法使用：{reason}。",
      "{mod} 无法读取配置文件 {file}：其中有错误。",
      "配置文件 {file} 有错误，无法读取。",
    ],
    most: 4,
    advice: [
      "{mend}",
      "如果手动修改过 {file}，请撤销或改正：错误下方的日志通常会给出行号和列号。",
      "或者将 {file} 重命名后重新启动：会以默认设置重新生成。",
    ],
  },
  "config-newer-version": {
    message: "服务端无法使用现有配置：它由更高版本写入（{saved}，当前最高支持 {supported}）。",
    advice: [
      "重新使用原来较高版本的服务端：旧版服务端无法读取这些设置，还可能损坏世界。",
      "如果确实要退回旧版，请恢复更新前的备份，或重命名 config 文件夹，让它重新生成。",
    ],
  },
  "connection-lost": {
    message: ["模组 {mod} 发送的数据出错，连接中断：{reason}。", "连接中断：{reason}。"],
    advice: [
      "请在两端安装相同版本的 {mod}。",
      "对比两端：游戏与服务器的版本和模组必须一致。",
      "如果只在某个地点或使用某个物品时出现，说明某个模组或插件发送了对方无法识别的数据：请在两端都更新它。",
      "关闭 VPN 或更换网络再试，以排除网络问题。",
    ],
  },
  "connection-timed-out": {
    message: "有玩家掉线：连接超时或被中断。",
    advice: [
      "如果只有个别玩家受影响，通常是其网络或电脑过慢、休眠所致；可改用有线网络。",
      "如果多名玩家同时掉线，请检查当时服务器是否卡顿，或其网络是否有问题。",
    ],
  },
  "console-input-failed": {
    message: [
      "服务端控制台无法输入命令：没有可用的标准输入（stdin，{reason}）。",
      "服务端控制台无法输入命令：没有可用的标准输入（stdin）。",
    ],
    advice: ["请在保持打开的终端（例如 screen 或 tmux）或面板中启动服务端，或改用 RCON。", "仅此不会使服务端停止。"],
  },
  "container-out-of-memory": {
    message: "服务端被强制结束：使用的内存超过了机器或容器的上限。",
    advice: [
      "调低 -Xmx：给容器留出 15% 到 25% 的内存（至少 512 MB），例如 4 GB 容器用 -Xmx3200M。",
      "或者向服务商增加内存、降低视距，或移除占用内存较多的模组和插件。",
    ],
  },
  "crash-unknown": {
    message: crashed,
    advice: [
      fromOrigin,
      onlySuspect,
      changedByMixin,
      changedDrawing,
      "先撤销首次崩溃之前的最后一次改动：模组、插件或它们的设置。",
      "如果仍然崩溃，请把这份日志发给堆栈中提到的模组或插件的作者。",
    ],
    cases: {
      parameter: "run",
      of: {
        development: {
          message: crashed,
          advice: [
            fromOrigin,
            onlySuspect,
            changedByMixin,
            changedDrawing,
            "这是开发环境：请检查自己的代码在此之前注册、修改或传入了什么，以及上次正常之后改动了什么。",
            "{hint}",
          ],
        },
      },
    },
  },
  "creative-tab-failed": {
    message: [
      "JEI 中缺少 {suspect} 的部分物品：它的创造模式标签页出错。",
      "JEI 中缺少某个模组的部分物品：它的创造模式标签页出错（{class}）。",
      "JEI 中缺少某个模组的部分物品：它的创造模式标签页出错。",
    ],
    advice: ["更新 {suspect}。不影响游戏，只是列表中缺少这些物品。"],
  },
  "datapack-entry-invalid": {
    message: [
      "模组 {mod} 的配方、标签、手册或其他数据无法加载，已跳过（例如 {entries}）：{reason}。",
      "{namespace} 的配方、标签、手册或其他数据无法加载，已跳过（例如 {entries}）：{reason}。",
      "模组 {mod} 的配方、标签、手册或其他数据无法加载，已跳过（例如 {entries}）。",
      "{namespace} 的配方、标签、手册或其他数据无法加载，已跳过（例如 {entries}）。",
      "有配方、标签、手册或其他数据无法加载，已跳过。",
    ],
    most: 4,
    advice: [
      "通常无害。如果游戏中缺少其中的内容，请将对应的模组或数据包更新到与当前 Minecraft 对应的版本，或安装它引用的内容。",
    ],
  },
  "datapack-failed": {
    message: ["世界无法启动：数据包加载失败（{datapack}）。", "世界无法启动：数据包加载失败。"],
    advice: [
      [
        "移除或更新 {datapack}：它不适用于当前 Minecraft 版本，或缺少所需内容。",
        "逐个移出世界 datapacks 文件夹中的数据包。",
      ],
      "要在不加载数据包的情况下启动一次，可在启动命令中加上 --safeMode；请先备份存档。",
    ],
  },
  "datapack-function-failed": {
    message: [
      "数据包 {datapack} 的函数有错误，未加载：{function}。第一处错误：{reason}。",
      "数据包 {datapack} 的函数有错误，未加载：{function}。",
    ],
    advice: [
      "换用适用于当前 Minecraft 版本的 {datapack}：命令语法会随版本变化。",
      "如果是自制数据包，请改正函数中所述行的命令。",
    ],
  },
  "datapack-missing": {
    message: ["世界使用的数据包已不存在：{datapack}。", "世界使用的某个数据包已不存在。"],
    advice: ["将 {datapack} 放回世界的 datapacks 文件夹，或重新安装提供它的模组。", "如果是有意移除，则无需处理。"],
  },
  "datapack-mod-missing": {
    message: [
      "世界保存时使用了一些模组，但它们的数据包现在已不存在：{mods}。",
      "世界保存时使用了模组 {mod}，但它的数据包现在已不存在。",
      "世界保存时使用了某个模组，但它的数据包现在已不存在。",
    ],
    advice: [
      [
        "如果是误删了它们（{mods}），请重新安装；否则世界中它们的方块、物品和地形会丢失。",
        "如果是误删了模组 {mod}，请重新安装；否则世界中它的方块、物品和地形会丢失。",
      ],
      "如果是有意移除，只要世界仍能加载就无需处理。请先备份。",
    ],
  },
  "debug-crash": {
    message: "有人手动触发了崩溃：按住 F3 + C 超过 10 秒。",
    advice: ["重新启动游戏即可，这不是故障。不要长时间同时按住 F3 和 C。"],
  },
  "disk-failing": {
    message: "磁盘读写出错（输入/输出错误）：硬盘、数据线或网络存储出现故障。",
    advice: [
      "请立即把世界备份到另一块硬盘。",
      "检查硬盘（Windows 用“chkdsk”，Linux 用“smartctl”）；如果是租用的服务器，请把这一行告诉服务商。",
    ],
  },
  "disk-full": {
    message: "无法再写入文件：磁盘已满。",
    advice: [
      "先停止服务器，再清理空间：删除旧备份、日志、崩溃报告和堆转储（*.hprof），或扩容磁盘。",
      "之后检查世界：磁盘满时正在保存的内容可能损坏，请准备好备份。",
    ],
  },
  "embeddium-missing": {
    message: "Oculus 无法启动：没有安装前置模组 Embeddium（或 Rubidium）。",
    advice: ["安装与 Minecraft 版本对应的 Embeddium，或移除 Oculus。"],
  },
  "entity-attributes-missing": {
    message: "模组 {mod} 的实体一出现就会使游戏崩溃：缺少生命值等属性（{entity}）。",
    most: 5,
    advice: ["更新 {mod}；在此之前不要生成这些实体。"],
  },
  "entity-twice": {
    message: "有实体以相同的 UUID 存在两份（{entity}），游戏只保留其中一份。",
    most: 5,
    advice: [
      "只出现一次则无需处理：来自被复制、恢复或重复保存的区块，例如崩溃之后。",
      "如果一直出现，请移除该处的实体，或从备份恢复该区块。",
    ],
  },
  "eula-not-accepted": {
    message: "服务端未能启动：尚未同意 Mojang 的最终用户许可协议（EULA）。",
    advice: ["阅读协议后，将服务端文件夹下的 eula.txt 改为 eula=true，然后重新启动。"],
  },
  "exit-code-windows": {
    message: "游戏因 Java 之外的错误被 Windows 终止（退出代码 {exitCode}，{status}）。",
    advice: [
      "从 Intel、AMD 或 NVIDIA 官网安装最新显卡驱动：这是最常见的原因。",
      "关闭游戏内覆盖（悬浮窗）、录屏、杀毒和超频软件（Discord、NVIDIA、RivaTuner、微星小飞机（MSI Afterburner））。",
      "在游戏文件夹中查找 hs_err_pid*.log 文件并分享：其中写有出错的部分。",
      "换用其他发行商的 Java，并去掉模组试试。",
    ],
    cases: {
      parameter: "status",
      of: {
        "0xCFFFFFFF": {
          message: "游戏无响应后被关闭（退出代码 {exitCode}，{status}）。",
          advice: [
            "如果是在加载时被 Windows 关闭，下次请多等一会：模组多时需要几分钟。",
            "分配的内存不要过少也不要过多：模组多时 4 到 8 GB，并为系统保留 2 GB 以上。",
            "如果总是卡在同一处，请先移除最近添加的模组。",
          ],
        },
        "0xC0000135": {
          message: "游戏无法启动：缺少系统库（退出代码 {exitCode}，{status}）。",
          advice: ["重新安装 Visual C++ 运行库。", "如果无效，请重新安装 64 位 Java。"],
        },
        "0xC000007B": {
          message: "游戏无法启动：系统库的位数不对，是 32 位而不是 64 位（退出代码 {exitCode}，{status}）。",
          advice: ["重新安装 64 位 Java，并在启动器中选用。", "重新安装 Visual C++ 运行库。"],
        },
      },
    },
  },
  "fabric-loader-too-new": {
    message: "有模组无法在当前的 Fabric Loader 上运行：它是为 0.12 之前的版本制作的。",
    advice: [
      "更新模组，尤其是 2021 年 10 月之前制作的模组。",
      "如果没有新版本，请使用 Fabric Loader 0.11.7，或移除该模组。",
    ],
  },
  "fabric-loader-too-old": {
    message: [
      "{mod} 无法加载：{loader} 版本不对（要求：{required}，当前：{installed}）。",
      "{mod} 无法加载：{loader} 版本不对（要求：{required}）。",
      "{mod} 无法加载：加载器版本不对。",
      "有模组无法加载：加载器版本不对。",
    ],
    advice: [
      [
        "将 {loader} 更新到最新版本：使用官方安装器，或在启动器、服务器面板的设置中更新。",
        "将加载器更新到最新版本：使用官方安装器，或在启动器、服务器面板的设置中更新。",
      ],
      "或者换用旧版本的 {mod}。",
    ],
  },
  "feature-order-cycle": {
    message: [
      "世界无法生成：{sources} 的地物顺序与其他生物群系矛盾（feature order cycle）。",
      "世界无法生成：两个模组或数据包的地物顺序相反（feature order cycle）。",
    ],
    advice: [
      "请更新或移除 {sources} 所属的模组或数据包；需要由作者调整地物顺序。",
      "也可以安装 Feature Recycler 之类的模组重新排序；请先备份存档。",
    ],
  },
  "ferritecore-neighbours": {
    message: [
      "{suspect} 与 FerriteCore 冲突：它用到的方块状态表被 FerriteCore 移除了（为节省内存）。",
      "有模组与 FerriteCore 冲突：它用到的方块状态表被 FerriteCore 移除了（为节省内存）。",
    ],
    advice: ["在 config/ferritecore-mixin.toml 中设置 populateNeighborTable = true，并反馈给模组作者。"],
  },
  "file-cut-while-open": {
    message: "文件在使用中变短或无法读取：磁盘已满或有故障，或者运行时有 jar 被替换。",
    advice: ["检查磁盘剩余空间和健康状态。", "只在游戏或服务端停止时更换 jar，并立即重启。"],
  },
  "file-exists": {
    message: "无法创建文件或文件夹，因为该处已有同名内容：{file}。",
    advice: [
      "查看 {file}：如果本应是文件夹的位置是文件（或相反），请重命名或删除它，然后重新启动。",
      "如果它是链接，请换成真实文件夹，或让它指向存在的位置。",
    ],
  },
  "file-in-use": {
    message: ["无法打开文件，正被其他程序占用：{file}。", "有文件无法打开，正被其他程序占用或锁定。"],
    advice: [
      "关闭游戏或服务端的其他实例（包括任务管理器中残留的 java.exe、javaw.exe），然后重新启动。",
      "关闭可能占用 {file} 的程序：备份、云同步、杀毒软件、编辑器。",
    ],
  },
  "file-permission": {
    message: ["游戏或服务端没有读写文件的权限：{file}。", "游戏或服务端没有读写某个文件的权限。"],
    advice: [
      "让运行游戏或服务端的用户拥有 {file} 及其文件夹的读写权限（Linux 用 chown、chmod；面板中可修复权限）。",
      "关闭占用该文件的程序（另一个服务端、备份、杀毒软件），并确认它不是只读。",
      "不要把游戏文件夹放在 Program Files 等受保护位置或云同步文件夹中。",
    ],
  },
  "file-signature": {
    message: "Java 拒绝加载 {file}：文件在签名后被修改。",
    advice: [
      "恢复原文件：在启动器中重新安装该游戏版本，或重新下载对应的模组、插件或服务端 jar。",
      "如果是你主动修改了 jar（如早期模组所要求的），请删除其中的 META-INF 文件夹。",
    ],
  },
  "floodgate-key-mismatch": {
    message: "基岩版玩家无法进入：Floodgate 与 Geyser 的密钥不一致。",
    advice: [
      "把 Geyser 所在位置的 key.pem 复制到每个服务端和代理端的 Floodgate 文件夹（用二进制模式传输，不要当作文本），然后全部重启。",
      "使用代理端时，只有所有后端服务器都装有使用同一密钥的 Floodgate，才能开启 send-floodgate-data。",
    ],
  },
  "floodgate-missing": {
    message: "基岩版玩家无法进入：Geyser 的 auth-type 设为 floodgate，但缺少 Floodgate 或其密钥。",
    advice: [
      "在安装 Geyser 的同一服务端或代理端安装 Floodgate；使用代理端时，把 key.pem 复制到所有安装了 Floodgate 的后端服务器。",
      "不使用 Floodgate 时，请在 Geyser 配置中把 auth-type 改为 online 或 offline。",
    ],
  },
  "forge-too-old-for-java": {
    message:
      "Forge 版本过低，无法在当前 Java 上启动：36.2.26 之前的 Forge 用到的部分（ManifestEntryVerifier）从 8u321 起已被移除。",
    advice: [
      "将 Forge 更新到当前 Minecraft 版本对应的最新版（1.16.5 为 36.2.26 及以上）。",
      "或使用较低版本的 Java：1.16.5 及以下版本可用 8u312。",
    ],
  },
  "game-class-broken": {
    message: [
      "{count} 个模组失败，因为游戏自身的类 {class} 无法加载。问题不在这些模组：多半是某个模组对该类的注入（Mixin）与 {server} 的代码不兼容，因为它替换了游戏的部分代码。",
      "{count} 个模组失败，因为游戏自身的类 {class} 无法加载。问题不在这些模组：多半是另一个模组对该类的注入（Mixin）失败了。",
      "多个模组失败，因为游戏自身的类 {class} 无法加载。",
      "多个模组失败，因为游戏自身的一个类无法加载。",
    ],
    advice: [
      "打开同一次启动的 logs/latest.log（或 debug.log），在第一个错误之前查找“Mixin apply failed”或提到 {class} 的错误：那里会写明是哪个模组的注入失败。",
      "把同样的模组放到普通的 Forge、NeoForge 或 Fabric 上试试：如果能加载，说明 {server} 与其中某个模组不兼容。",
      "如果找不到，可能这些模组都是为其他 Minecraft 版本制作的：请核对文件名中的版本。",
    ],
  },
  "game-signature-refused": {
    message: "旧版 Forge 无法启动：当前 Java 不接受游戏的旧签名（SHA-1）。",
    advice: [
      "在 Java 参数中加入 -Dfml.ignoreInvalidMinecraftCertificates=true -Dfml.ignorePatchDiscrepancies=true。",
      "或使用 Minecraft 启动器自带的 Java 8。",
    ],
  },
  "gc-overhead": {
    message: "内存不足：Java 几乎把全部时间用于回收内存（GC overhead limit exceeded）。",
    advice: [
      "分配更多内存：在启动器或启动脚本中提高 -Xmx，但要给系统留出至少 2 GB。",
      "降低视距，移除占用内存较多的模组、插件或资源包。",
      "如果内存充足仍然出现，说明存在内存泄漏：用 spark 查看（/spark heapsummary）。",
    ],
  },
  "geyser-auth-mismatch": {
    message: "基岩版玩家无法进入：服务器要求 Java 版账号，与 Geyser 的 auth-type 不符。",
    advice: [
      "在 Geyser 配置中将 auth-type 设为 floodgate，并在服务端（或代理端）安装 Floodgate，基岩版玩家就不需要 Java 版账号。",
      "或者将 auth-type 设为 online。offline 只适用于 online-mode=false 的服务器。",
    ],
  },
  "geyser-version-gap": {
    message: "基岩版玩家无法进入：服务端不支持 Geyser 使用的 Minecraft Java 版 {version} 协议。",
    advice: ["在服务端（或代理端）安装 ViaVersion，或将服务端更新到 {version}。"],
  },
  "graphics-driver": {
    message: [
      "显卡驱动（{vendor}，{module}）在 {caller} 调用 {call} 时崩溃。",
      "显卡驱动（{vendor}，{module}）在调用 {call} 时崩溃。",
      "显卡驱动（{vendor}，{module}）崩溃。",
      "显卡驱动出错（厂商：{vendor}）。",
      "显卡驱动出错。",
    ],
    advice: [
      [
        "从 {vendor} 官网安装最新显卡驱动，不要使用 Windows 更新提供的驱动，然后重启电脑。",
        "从显卡厂商官网（Intel、AMD 或 NVIDIA）安装最新驱动，不要使用 Windows 更新提供的驱动，然后重启电脑。",
      ],
      "如果 {caller} 是自己或某个模组的代码，请检查传给 {call} 的内容：错误的顶点数组或缓冲区会使任何驱动崩溃。",
      "双显卡笔记本请让 Java（javaw.exe）使用独立显卡：在 Windows 或驱动的图形设置中选择。",
      "关闭游戏内覆盖和录屏软件，并尝试移除光影和渲染类模组。",
      "{cut}",
    ],
  },
  "heap-of-machine": {
    message: "给 Java 分配了 {heap}（-Xmx），超出机器能让出的内存（共 {memory}）：系统随时可能终止进程。",
    advice: [
      [
        "设为 {argument}：其余内存留给系统和 Java 本身。",
        "请将 -Xmx 设为不超过机器内存的四分之三：Java 本身和系统还需要一部分。",
      ],
    ],
  },
  "heap-over-memory": {
    message: [
      "给 Java 分配了 {heap}，而机器只有 {memory}：留给系统和 Java 自身的内存太少。",
      "分配给 Java 的内存超过了机器能提供的。",
    ],
    advice: [
      [
        "减少分配给游戏的内存：设为 {argument}。",
        "减少分配给游戏的内存：-Xmx 最多为机器（或容器）内存的一半到三分之二。",
      ],
      "关闭其他程序；在 Windows 上让系统管理虚拟内存大小。",
    ],
  },
  "heap-settings-invalid": {
    message: "Java 未能启动：内存设置有误（{reason}）。",
    advice: [
      "检查 -Xms 和 -Xmx：-Xms 不能大于 -Xmx，两者都应为数字后紧跟 M 或 G，例如 -Xms1G -Xmx4G。",
      "如果数值没有问题，可能用了 32 位 Java（只能使用略多于 1 GB）：请安装 64 位 Java。",
    ],
  },
  "heap-small": {
    message: [
      "游戏的内存太少：{count} 个模组只分到 {heap}（-Xmx）。",
      "服务端的内存太少（不到 {least}）：会很卡，需要更多内存时就会失败。",
    ],
    advice: [
      [
        "有 {count} 个模组，请在启动器中设置 -Xmx4G 以上，并至少给系统留 2 GB。",
        "小型服务器用 -Xmx2G，模组或插件多时用 -Xmx4G 以上，并至少给系统留 2 GB。",
      ],
      "如果 Java 无法使用超过约 1.5 GB 的内存，说明是 32 位 Java：请安装 64 位版本。",
    ],
  },
  "heap-too-large": {
    message: ["Java 未能启动：机器无法提供所分配的内存（{size}）。", "Java 未能启动：机器无法提供所分配的内存。"],
    advice: [
      "减少分配的内存：将 -Xmx 和 -Xms 降到机器内存的一半至三分之二以内。",
      "如果内存充足，很可能用了 32 位 Java（只能使用略多于 1 GB）：请安装并选用 64 位 Java。",
      "关闭其他程序；在 Windows 上让系统管理虚拟内存大小。",
    ],
  },
  "heap-too-small": {
    message: [
      "内存不足：{count} 个模组只分到 {heap}，太少。",
      "内存不足：只给 Java 分配了 {heap}。",
      "内存不足：给 Java 分配的内存太少。",
    ],
    advice: ["增加内存：在启动器或启动脚本中调高 -Xmx（模组多时 4 到 8 GB），同时为系统保留 2 GB 以上。"],
  },
  "illegal-entity-teleport": {
    message: [
      "{plugin} 传送了不在世界中的实体（{entity}，Illegal Entity Teleport）。",
      "有插件传送了不在世界中的实体（{entity}，Illegal Entity Teleport）。",
    ],
    advice: [["更新 {plugin}，或反馈给作者。", "更新该插件，或反馈给作者。"]],
  },
  "indium-missing": {
    message: [
      "{suspect} 无法渲染：缺少前置模组 Indium，0.6 之前的 Sodium 需要它（Fabric Rendering API）。",
      "有模组无法渲染：缺少前置模组 Indium，0.6 之前的 Sodium 需要它（Fabric Rendering API）。",
    ],
    advice: [
      "安装与 Sodium 版本对应的 Indium，或将 Sodium 更新到 0.6 及以上（不再需要 Indium）。",
      "否则请移除 {suspect} 或 Sodium。",
    ],
  },
  "jar-not-startable": {
    message: [
      "Java 无法启动 {damaged}：文件已损坏或没有下载完整。",
      "Java 无法启动 {file}：它不是可独立运行的程序（可能是模组、插件、库，或打包时没有主类）。",
    ],
    advice: [
      "重新下载 {damaged}，上传时使用二进制模式。",
      "请启动正确的文件：服务端核心，或 Forge、NeoForge、Fabric、Quilt 安装器生成的文件。模组和插件应放入各自的文件夹。",
    ],
  },
  "java-32-bit": {
    message: "正在使用 32 位 Java：最多用 1 GB 多的内存，很多模组也无法运行。",
    advice: [
      "安装 64 位 Java（adoptium.net 上的 “x64”），并在启动器或启动脚本中选用。",
      "仅当系统本身是 32 位时：最多分配 1024 MB（-Xmx1G）。",
    ],
  },
  "java-headless": {
    message: [
      "{suspect} 无法绘制图像或文字：当前 Java 没有图形组件（headless 版），或系统缺少字体。",
      "游戏无法打开窗口：当前 Java 没有图形组件（headless 版）。",
    ],
    advice: ["安装完整的 Java（不带 -headless），并在启动器中选择。"],
  },
  "java-newer-than-meant": {
    message: "Java {used} 版本偏高：Minecraft {minecraft} 及其模组是为 Java {wanted} 制作的。",
    advice: ["如果出现异常，请先改用 Java {wanted}：当时的模组没有在更高版本上测试过。"],
  },
  "java-openj9": {
    message: "游戏、加载器或某个模组不支持当前的 Java：它是 OpenJ9。",
    advice: ["改用同版本的 HotSpot 内核 Java，例如 adoptium.net 的 Eclipse Temurin。"],
  },
  "java-outdated": {
    message: "Java 版本过低：目前还能用，但之后的游戏或服务端版本将无法用它启动。",
    advice: ["更新游戏或服务端之前，请安装日志中写明的 Java 版本，并用它启动。"],
  },
  "java-path-invalid": {
    message: ["在指定位置找不到 Java：{path}。", "启动器无法启动 Java：设置的 Java 不存在或已损坏。"],
    advice: [
      [
        "安装 Java {wanted}（HMCL、PCL 可自动下载，也可从 adoptium.net 下载），并在启动器或启动脚本中选用。",
        "安装游戏所需版本的 Java（HMCL、PCL 可自动下载，也可从 adoptium.net 下载）。",
      ],
      "如果已经安装，请在启动器、实例设置或启动脚本中填写正确的 Java 路径。",
    ],
  },
  "java-tls-outdated": {
    message: "安全连接失败：Java 版本过低、系统时间不对，或连接被其他程序拦截（证书无法验证）。",
    advice: ["使用游戏所需 Java 版本的最新构建。", "检查系统时间，并尝试关闭会检查加密连接的杀毒软件。"],
  },
  "java-too-new": {
    message: [
      "Java {used} 版本过高：Minecraft {minecraft} 及其模组需要 Java {supported}（不允许：{refused}）。",
      "{plugin} 无法运行：Java 版本过高，不再开放它所用的部分。",
      "Java {used} 版本过高：Minecraft {minecraft} 及其模组需要 Java {wanted}。",
      "Java 版本过高：Minecraft {minecraft} 及其模组需要 Java {wanted}。",
      "Java {used} 版本过高：当前游戏、加载器或某个模组最高支持 Java {supported}。",
      "Java {used} 版本过高，当前游戏、加载器或某个模组不支持。",
      "Java 版本过高，当前游戏、加载器或某个模组不支持：需要 Java {supported}。",
      "Java 版本过高，当前游戏、加载器或某个模组不支持。",
    ],
    advice: [
      [
        "将 {plugin} 更新到支持该 Java 和当前服务端的版本，或换用其他插件。",
        "安装 Java {wanted}，并在启动器、面板或启动脚本中选用。",
        "安装 Java {supported}，并在启动器、面板或启动脚本中选用。",
        "选用与 Minecraft 版本对应的 Java：1.16.5 及以下用 Java 8，1.20.4 及以下用 Java 17，1.21.11 及以下用 Java 21，26.1 起用 Java 25。",
      ],
      [
        "如果 {plugin} 没有新版本，请安装 Java {wanted}，并在面板或启动脚本中选用。",
        "或者将堆栈中提到的模组、插件或加载器更新到支持该 Java 的版本。",
      ],
    ],
  },
  "java-too-old": {
    message: [
      "Java {used} 版本过低：{mod} 需要 Java {required}。",
      "Java {used} 版本过低：需要 Java {required}。",
      "Java 版本过低：需要 Java {required}。",
      "Java 版本过低，不满足游戏、服务端或某个模组的要求。",
    ],
    advice: [
      "如果其他模组可以运行，{mod} 很可能适用于更高版本的 Minecraft：请换用对应当前版本的文件。",
      "安装 Java {required}（HMCL、PCL 可自动下载，也可从 adoptium.net 下载），并在启动器、面板或启动脚本中选用。",
      "用 java -version 命令确认实际使用的 Java；多个版本可以同时安装。",
      "如果无法更换 Java，请使用适用于现有 Java 的游戏、模组或插件版本。",
    ],
  },
  "java-wrong-module": {
    message: [
      "{suspect} 是为旧版 Java 编写的：当前 Java 不允许它访问内部包 {package}。",
      "有代码是为旧版 Java 编写的：当前 Java 不允许它访问内部包 {package}。",
    ],
    advice: [
      "安装 Java {wanted}，并在启动器、面板或启动脚本中选用。",
      [
        "更新 {suspect} 和加载器：新版本通常不再需要此访问。",
        "更新加载器和堆栈中提到的内容，或选用与 Minecraft 版本对应的 Java。",
      ],
      "实在不行，可在 Java 参数中添加 --add-opens java.base/{package}=ALL-UNNAMED。",
    ],
  },
  "jvm-argument-invalid": {
    message: [
      "Java 未能启动：它不接受参数 {argument}。",
      "Java 未能启动：参数同时选择了多个垃圾回收器，只能使用一个。",
    ],
    advice: [
      "在启动器、面板或启动脚本的 Java（JVM）参数中删除 {argument}。",
      "只保留一个 {collectors} 参数，从启动器、面板或启动脚本中删除其余的。",
      "如果这些参数是为其他 Java 版本准备的，请使用对应版本（例如 UseConcMarkSweepGC 只存在于 Java 13 及以下）。",
    ],
  },
  "jvm-compiled-code-crash": {
    message: [
      "Java 虚拟机自身崩溃（{signal}），位置是线程 {thread} 上编译后的 Java 代码（{method}）。Java 代码本身做不到这一点：要么内存数据已损坏（内存条故障或超频、处理器不稳定、本地库），要么是 Java 即时编译器出错。",
      "Java 虚拟机自身崩溃（{signal}），位置是编译后的 Java 代码（{method}）。Java 代码本身做不到这一点：要么内存数据已损坏（内存条故障或超频、处理器不稳定、本地库），要么是 Java 即时编译器出错。",
    ],
    advice: [
      "该处理器（{cpu}）已知会随机崩溃：请更新 BIOS（微码），并取消超频。",
      "用 MemTest86 检测内存条，并取消超频（包括 XMP/EXPO）；如果每次方法都不同，更应检测。",
      "将 Java 更新到同一版本的最新构建，或换用其他发行商的 Java，并去掉 -Xverify:none 等关闭检查的参数。",
      "如果总是同一方法，可用 -XX:CompileCommand=exclude 使其不被编译。",
      "{cut}",
    ],
  },
  "jvm-compiler-crash": {
    message: "Java 虚拟机自身崩溃（{signal}），位置是即时编译器（线程 {thread}）：Java 的缺陷，或硬件不稳定。",
    advice: [
      "将 Java 更新到同一版本的最新构建，或换用其他发行商的 Java。",
      "该处理器（{cpu}）已知会随机崩溃：请更新 BIOS（微码），并取消超频。",
      "如果报告中 Current CompileTask 每次都是同一方法，可用 -XX:CompileCommand=exclude 排除；更换垃圾回收器（例如用 G1 代替 ZGC）也可能有效。",
      "如果每次方法都不同，请检测内存条和处理器，并取消超频。",
      "{cut}",
    ],
  },
  "jvm-crash": {
    message: [
      "Java 虚拟机自身崩溃（{signal}），位置 {module}，属于 {program}。",
      "Java 虚拟机自身崩溃（{signal}）：{assertion}。位置 {module}，{caller} 调用 {call} 时。",
      "Java 虚拟机自身崩溃（{signal}）：{assertion}。位置 {module}，调用 {call} 时。",
      "Java 虚拟机自身崩溃（{signal}），位置是本地库（{module}），{suspect}（{caller}）调用 {call} 时。",
      "Java 虚拟机自身崩溃（{signal}），位置是本地库（{module}），{suspect} 调用 {call} 时。",
      "Java 虚拟机自身崩溃（{signal}），位置是本地库 {module}，{caller} 调用 {call} 时。",
      "Java 虚拟机自身崩溃（{signal}），位置 {module}，调用 {call} 时。",
      "Java 虚拟机自身崩溃（{signal}），位置 {module}，在 {caller} 之下。",
      "Java 虚拟机自身崩溃（{signal}），位置 {module}。",
      "Java 虚拟机自身崩溃（{signal}）。",
    ],
    advice: [
      "关闭、更新或移除 {program}，或对游戏关闭其游戏内覆盖（悬浮窗），然后重试。",
      [
        "更新 {suspect} 或暂时移除它，并把本报告交给其作者：本地库无法承受错误的数据，也无法承受在关闭后继续使用或被两个线程同时使用的数据库连接和缓冲区。",
        "发起调用的代码是 {caller}，可能传入了错误的数据，请先检查该处。",
      ],
      "该处理器（{cpu}）已知会随机崩溃：请更新 BIOS（微码），并取消超频。",
      "将 Java 更新到同一版本的最新构建，或换用其他发行商的 Java。",
      "尝试移除带本地库的模组（语音、光影、视频、优化类），关闭游戏内覆盖和录屏软件；如果每次崩溃位置都不同，请检测内存条。",
      "{cut}",
    ],
  },
  "jvm-crash-closing": {
    message: [
      "Java 虚拟机自身崩溃（{signal}），当时游戏已在关闭：{suspect} 仍在运行，并调用了 {call}。",
      "Java 虚拟机自身崩溃（{signal}），当时游戏已在关闭：线程 {thread} 仍在运行，并调用了 {call}（{caller}）。",
      "Java 虚拟机自身崩溃（{signal}），当时游戏已在关闭：线程 {thread} 仍在运行，并调用了 {call}。",
      "Java 虚拟机自身崩溃（{signal}），当时游戏或服务端已在关闭，位置 {module}。",
      "Java 虚拟机自身崩溃，当时游戏或服务端已在关闭。",
    ],
    advice: [
      "日志正常结束，说明当时已经不在游玩：如果只发生一次，重新启动即可。",
      "如果每次都会发生，请更新或移除 {suspect}。",
      "如果每次都会发生，请找出关闭游戏时线程仍在运行的模组：报告在该调用下方列出了 Java 堆栈。更新或移除该模组。",
    ],
  },
  "jvm-file-changed": {
    message: "Java 虚拟机自身崩溃（{signal}）：文件 {file} 在使用中被替换或删除。",
    advice: [
      "不要替换运行中服务端的 jar：请先停止，替换文件后再启动。",
      "如果没有人改动过 {file}，请检查恶意软件：有的插件会感染服务端的所有 jar。请从官方页面重新下载全部插件。",
      "{cut}",
    ],
  },
  "jvm-heap-damaged": {
    message: [
      "Java 虚拟机自身崩溃（{signal}，位置 {module}），因为内存中的对象已损坏（垃圾回收，{thread}）。内存条故障、超频、Java 缺陷或本地库都可能造成，无法断定是哪个模组。",
      "Java 虚拟机自身崩溃（{signal}），因为内存中的对象已损坏（垃圾回收，{thread}）。",
    ],
    advice: [
      "使用 MemTest86 检测内存条，并取消超频（包括 XMP/EXPO）。",
      "该处理器（{cpu}）已知会随机崩溃：请更新 BIOS（微码）。",
      "将 Java 更新到同一版本的最新构建，或换用其他发行商的 Java。",
      "尝试移除带本地库的模组。",
      "{cut}",
    ],
  },
  "kicked-for-flying": {
    message: "服务器把 {player} 踢了出去，理由是飞行，而服务器不允许飞行。",
    most: 5,
    advice: [
      "如果没有人作弊，请在 server.properties 中设置 allow-flight=true 并重启服务器：延迟、船、梯子、模组的喷气背包以及通过 Geyser 进来的基岩版玩家，都会被服务器当成飞行。",
      "如果该玩家确实在作弊，保持现状即可；反作弊插件比服务器本身更能分辨两者。",
    ],
  },
  "key-registered-twice": {
    message: [
      "{suspect} 重复注册了 {name}。",
      "{name} 被重复注册。",
      "{suspect} 重复注册了同一内容。",
      "有内容被重复注册。",
    ],
    advice: ["更新 {suspect}。", "请检查是否重复安装了同一模组，或两个模组注册了同一名称。"],
  },
  "kubejs-script-error": {
    message: [
      "游戏无法启动：整合包的 KubeJS 脚本 {file} 第 {line} 行有错误（{kind} 脚本）。",
      "游戏无法启动：整合包的 KubeJS 脚本有错误（{kind} 脚本）。",
    ],
    advice: [
      ["改正 kubejs 文件夹中 {file} 的第 {line} 行。", "打开 logs/kubejs/{kind}.log：其中写明了脚本、行号和错误。"],
      "如果不是自己编写的脚本，请重新安装整合包及其全部模组。",
    ],
  },
  "launch-failed": {
    message: [
      "Forge 无法启动游戏：{file} 中的核心模组（coremod）{coremod} 出错。",
      "Forge 无法启动游戏：核心模组（coremod）{coremod} 出错。",
      "Forge 无法启动游戏。",
    ],
    advice: [
      "把 {file} 移出 mods 文件夹，或换成与当前 Minecraft 版本完全对应的文件。",
      "如果缺少文件，请把它放回去：启动期间 mods 文件夹被改动，或某个模组移动了自己的文件。",
      "如果仍然失败，请移除最近添加的模组，先移除带有核心模组的。",
    ],
  },
  "launcher-game-crashed": {
    message: "游戏崩溃了。这是启动器自己的日志，里面没有写明原因。",
    advice: [
      "请改为分享游戏的日志：在启动器中编辑该实例并复制其 Minecraft 日志，或从实例文件夹中取出 logs/latest.log。",
      "如果实例文件夹中有 crash-reports 文件夹，请把最新的崩溃报告一并分享。",
    ],
  },
  "launcher-version-broken": {
    message: "启动器无法使用 {version}：它的文件夹里缺少 JSON 文件。",
    most: 5,
    advice: ["请在启动器中重新安装该版本，或删除 .minecraft/versions 中的对应文件夹。"],
  },
  "legacy-java-fixer-missing": {
    message: "旧版 Forge（1.6 和 1.7）无法在当前的 Java 8 上启动：缺少前置模组 LegacyJavaFixer。",
    advice: ["将 LegacyJavaFixer 放入 mods 文件夹，或使用 Java 7。"],
  },
  "library-missing": {
    message: ["{suspect} 无法加载本地库 {library}。", "无法加载本地库：{library}。", "缺少本地库，或无法加载。"],
    advice: [
      [
        "更新 {suspect}，或先移除它试试。",
        "在启动器中重新安装该游戏版本或实例，让它重新下载库文件（先删除 natives 文件夹）。",
      ],
      [
        "检查 Java 是否与机器匹配（64 位；Apple 芯片或 ARM 需 arm64），以及杀毒软件是否删除了 {library}。",
        "检查 Java 是否与机器匹配（64 位；Apple 芯片或 ARM 需 arm64），以及杀毒软件是否删除了库文件。",
      ],
      "游戏路径不要含中文或特殊字符；Linux 上临时文件夹不能以 noexec 方式挂载。",
    ],
  },
  "liteloader-with-forge": {
    message: "LiteLoader 无法与当前的 Forge 一起运行：它只适用于 Minecraft 1.12.2 及以下。",
    advice: ["从实例中移除 LiteLoader。"],
  },
  "loaded-too-early": {
    message: [
      "{suspect} 过早使用了游戏的 {part}：其他模组的告示牌、床或箱子可能显示不正确。",
      "某个模组过早使用了游戏的 {part}：其他模组的告示牌、床或箱子可能显示不正确。",
    ],
    advice: ["请更新 {suspect}，或向其作者报告；除此之外无害。"],
  },
  "loader-incomplete": {
    message: [
      "加载器无法启动：其自身或 Minecraft 的文件没有安装完整（缺少 {missing}）。",
      "加载器无法启动：其自身或 Minecraft 的文件没有安装完整。",
    ],
    advice: [
      "使用官方安装器重新安装 Forge、NeoForge、Fabric 或 Quilt（服务端选择“Install server”），并等待下载完成。",
      "在启动器中修复该版本，或用相同的加载器版本新建一个，再把 mods、config 和 saves 移过去。",
      "请用安装器生成的文件或脚本启动服务端，不要使用其他 .jar，也不要移动 libraries 文件夹。",
    ],
  },
  "loader-twice": {
    message: "游戏无法启动：重复安装了加载器（{what} 被重复指定）。",
    advice: [
      "在启动器中新建一个只安装一次加载器的版本，再把 mods、config 和 saves 移过去。",
      "如果自己添加过启动参数（如 --fml 开头的参数，或第二个加载器 .jar），请删除。",
    ],
  },
  "loading-failed-earlier": {
    message: [
      "在这次崩溃之前，已有模组加载失败（ERROR）：{mods}。这里的报错（{later}）只是后果。",
      "在这次崩溃之前加载已经失败：{sign}。这里的报错（{later}）只是后果，真正的错误写在 latest.log 中。",
    ],
    advice: [
      "请把同一次启动的 logs/latest.log（或 debug.log）分享到这里：其中的第一处错误就是原因。",
      "或者自己查找那处错误：多为缺少前置、前置版本不符，或有模组加载出错。",
    ],
  },
  "log-incomplete": {
    message: "日志在启动过程中就中断了，没有说明原因。",
    advice: [
      "如果复制日志时仍在启动，请在结束后分享完整的 logs/latest.log。",
      "如果自行退出或卡住，请查看 crash-reports 文件夹、游戏旁边的 hs_err_pid*.log，以及启动器显示的退出代码。",
    ],
    cases: {
      parameter: "step",
      of: {
        window: {
          message: "日志在创建游戏窗口和图形环境（OpenGL）时中断，没有说明原因。",
          advice: [
            "如果游戏在此时自行退出，多半是显卡驱动的问题：请从显卡厂商（NVIDIA、AMD、Intel）官网安装最新驱动。",
            "双显卡电脑请让 Java 使用独立显卡，并关闭游戏内覆盖和录制软件（Discord、RivaTuner、微星小飞机（MSI Afterburner）、OBS）。",
            "游戏旁边的 hs_err_pid*.log 或启动器显示的退出代码能说明更多，请一并分享。",
          ],
        },
        sound: {
          message: "日志在启动声音时中断，没有说明原因。",
          advice: [
            "如果游戏在此时自行退出，请换一个输出设备或拔下耳机，并更新声卡驱动。",
            "游戏旁边的 hs_err_pid*.log 或启动器显示的退出代码能说明更多，请一并分享。",
          ],
        },
        resources: {
          message: "日志在加载材质、模型和资源包时中断，没有说明原因。",
          advice: [
            "如果游戏在此时退出或卡住，多半是内存不足：请分配更多内存（-Xmx），并尝试不使用大型资源包。",
            "如果复制日志时仍在加载，请在结束后分享完整的 logs/latest.log。",
          ],
        },
        world: {
          message: "日志在加载或创建世界时中断，没有说明原因。",
          advice: [
            "如果在此时退出或卡住，请先检查内存：进入世界比停留在菜单多用几百 MB。请分配更多内存（-Xmx），或减少模组。",
            "如果其他世界可以进入，则这个存档已损坏，或版本高于当前安装的内容：请恢复备份。",
            "如果复制日志时仍在加载，请在结束后分享完整的 logs/latest.log。",
          ],
        },
        part: {
          message: ["日志在启动 {part} 时中断，没有说明原因。", "日志在启动某个模组或插件时中断，没有说明原因。"],
          advice: [
            "如果卡在此处，{part} 可能在等待数据库、下载或其他模组：请先不带它启动一次。",
            "如果自行退出，请检查内存（-Xmx），并查看游戏旁边有没有 hs_err_pid*.log。",
            "如果复制日志时仍在启动，请在结束后分享完整的 logs/latest.log。",
          ],
        },
        mods: {
          message: "日志在加载模组时中断，没有说明原因。",
          advice: [
            "如果复制日志时仍在加载，请在结束后分享完整的 logs/latest.log。",
            "如果在此时退出或卡住，多半是内存不足（-Xmx），或杀毒软件占用了文件：请分配更多内存，并将游戏文件夹加入白名单。",
            "如果没有变化，请移除最近添加的模组。",
          ],
        },
        download: {
          message: "日志在下载或解压文件时中断，没有说明原因。",
          advice: [
            "如果卡在此处，请检查网络、防火墙和磁盘空间，然后重新启动。",
            "如果再次失败，请删除未完成的文件（cache、libraries、versions），让程序重新下载。",
          ],
        },
      },
    },
  },
  "log4shell-attempt": {
    message: "有人试图通过日志发起攻击（Log4Shell）：向游戏发送了含有 jndi 指令的文本。",
    advice: [
      "确认服务器和所有客户端都安全：使用 Minecraft 1.18.1 或更高版本，或 2021 年 12 月 10 日之后的服务端和启动器版本。",
      "如果版本较低且未修补，请立即停止运行并更新，同时检查电脑是否感染恶意软件。",
      "封禁发送者；不要打开该行中出现的地址。",
    ],
  },
  "loom-mods-block": {
    message: "模组的文件夹 {file} 不在构建脚本的 loom mods 块中，较新的加载器会拒绝加载。",
    advice: ["请在构建脚本的 loom { mods { … } } 中加入该模组的源集。"],
  },
  "lwjgl-mismatch": {
    message: [
      "Sodium 无法启动：需要 LWJGL {required}，而启动器使用的是 {installed}。",
      "图形库 LWJGL 无法启动：其本地库版本不同，或与 Java 的处理器架构不符。",
    ],
    advice: [
      "在启动器中把 LWJGL 恢复为游戏自带的版本，并重新下载文件。",
      "使用与处理器架构一致的 Java（Apple 芯片运行 1.19 及以上版本时用 arm64 Java），并移除自带 LWJGL 的模组。",
    ],
  },
  "macos-display": {
    message: "游戏无法打开窗口：窗口库（GLFW）不认识这台 Mac 的显示器。",
    advice: [
      "在 Apple 芯片上，使用原生支持 ARM 的启动器（1.19 及以上可用官方启动器，或 Prism Launcher、HMCL），并使用 arm64 的 Java。",
      "更旧的游戏版本请用 Rosetta 运行启动器和 Java，或在启动器中换用较新的 LWJGL 库。",
    ],
  },
  "macos-main-thread": {
    message: "游戏无法在 macOS 上打开窗口：打开窗口的线程不对。",
    advice: [
      "Minecraft 1.13 及以上请加上 Java 参数 -XstartOnFirstThread。启动器会自动添加，除非被自定义参数覆盖。",
      "Minecraft 1.12.2 及以下请使用 8u261 之前的 Java 8，或启动器自带的 Java 8。",
      "移除会自行打开窗口的模组。",
    ],
  },
  "malware-found": {
    message: [
      "某个模组或插件感染了恶意软件：它会连接已知恶意软件的地址 {host}。",
      "某个模组或插件感染了恶意软件：其中的类 {class} 属于已知的恶意软件。",
    ],
    advice: [
      "立即停止服务器或游戏，不要再用这些文件启动：恶意软件会把自己复制到其他 jar 文件中。",
      "删除所有模组、插件和服务端的 jar 文件，全部从作者处（Modrinth、Hangar、SpigotMC、CurseForge）重新下载，不要使用盗版网站的文件。",
      "对电脑进行杀毒扫描，并更改其中保存过的密码和令牌（账号、Discord、数据库）。",
    ],
  },
  "mappings-mismatch": {
    message: "Fabric 或 Quilt 无法启动：映射（intermediary）与游戏版本不一致。",
    advice: [
      "在启动器中重新选择 Minecraft 版本并重装 Fabric 或 Quilt（Prism 中 “Intermediary Mappings” 一行须与 Minecraft 版本相同）。",
      "1.14 之前的版本请使用 Legacy Fabric。",
    ],
  },
  "method-missing": {
    message: [
      "{suspect} 与当前安装的 {provider} 版本不匹配。它调用的 {class} 的 {method} 不存在。",
      "{suspect} 与当前安装的 {partner} 版本不匹配。它调用的 {method} 不存在。",
      "{suspect} 与当前游戏、模组或插件的版本不匹配。它调用的 {class} 的 {method} 不存在。",
      "{suspect} 与当前游戏、模组或插件的版本不匹配。它调用的 {method} 不存在。",
      "有模组或插件与当前版本不匹配。它调用的 {class} 的 {method} 不存在。",
      "{suspect} 与当前游戏、模组或插件的版本不匹配：它调用的代码不存在。",
      "有模组或插件与当前版本不匹配：它调用的代码不存在。",
    ],
    advice: [
      [
        "安装 {suspect} 所需版本的 {provider}，或更新 {suspect}。",
        "换用互相匹配的 {partner} 和 {suspect} 版本。",
        "将 {suspect} 更新到与当前游戏、服务端和加载器对应的版本。",
      ],
      [
        "如果 {provider} 和 {suspect} 都已是最新，说明两者不兼容：请移除其中一个，并反馈给作者。",
        "如果 {partner} 和 {suspect} 都已是最新，说明两者不兼容：请移除其中一个，并反馈给作者。",
        "如果 {suspect} 已是最新，请移除它，并把这份日志反馈给作者。",
        "从堆栈中找出是哪个模组或插件在调用，更新或移除它。",
      ],
    ],
  },
  "mixin-class-missing": {
    message: [
      "模组 {mod} 注入（Mixin）失败：缺少 {provider} 或其版本不对。找不到类 {class}。",
      "有模组注入（Mixin）失败：缺少 {provider} 或其版本不对。找不到类 {class}。",
      "模组 {mod} 找不到类 {class}：它所属的模组没有安装，或版本不对。",
      "有模组找不到类 {class}：它所属的模组没有安装，或版本不对。",
      "有模组找不到需要的类：所属的模组没有安装，或版本不对。",
    ],
    advice: [
      ["安装与 {mod} 匹配的 {provider} 版本。", "安装或更新 {provider}。", "安装或更新 {class} 所属的模组。"],
      "或者更新、移除 {mod}。",
    ],
  },
  "mixin-config-missing": {
    message: "模组 {mod} 无法加载：文件中缺少 Mixin 配置 {config}，或无法读取。",
    advice: [
      "重新下载 {mod}：文件已损坏或不完整。",
      "如果是自己的模组，请把 {config} 放入资源文件夹（src/main/resources），并确认各处写法一致。",
    ],
  },
  "mixin-failed": {
    message: [
      "模组 {mod} 与 {rival} 冲突：两者修改了同一处代码，注入（Mixin）失败（{mixin}，目标 {target}）。",
      "模组 {mod} 注入（Mixin）失败：与当前游戏或其他模组的版本不匹配（{mixin}，目标 {target}）。",
      "模组 {mod} 与 {rival} 冲突：两者修改了同一处代码，注入（Mixin）失败（{mixin}）。",
      "模组 {mod} 注入（Mixin）失败：与当前游戏或其他模组的版本不匹配（{mixin}）。",
      "有模组注入（Mixin）失败：与当前游戏或其他模组的版本不匹配。",
    ],
    says: ["meaning-mixin"],
    advice: [
      "移除 {mod} 或 {rival}，或换用互相兼容的版本。",
      "将 {mod} 更新到与当前 Minecraft 和加载器完全对应的版本。",
      "如果 {target} 属于另一个模组，请换用互相匹配的版本。",
      "如果仍然失败，请移除 {mod}。",
      "如果还是不行，请逐个移除最近添加的模组：可能有两个模组修改了同一处代码。",
    ],
  },
  "mixin-version-too-old": {
    message: "有模组无法加载：需要 Mixin {required}，加载器自带的只有 {installed}（{config}）。",
    advice: ["将模组加载器更新到适用于当前 Minecraft 版本的最新版。", "或者换用 {config} 所属模组的旧版本。"],
  },
  "mixinbootstrap-missing": {
    message: "有模组无法加载：它需要 Mixin 库，而这个旧版 Forge 没有自带。",
    advice: [
      "将 MixinBooter（1.12.2）、UniMixins（1.7.10）或 MixinBootstrap（其他版本）放入 mods 文件夹。",
      "或者移除需要它的模组，多半是最近添加的那个。",
    ],
  },
  "mod-classes-missing": {
    message: [
      "模组 {mod} 无法加载：{file} 中的类 {entrypoint} 标记为该模组（@Mod），但文件中没有这个 id 的模组描述。",
      "模组 {mod} 无法加载：有类标记为该模组（@Mod），但没有 mods.toml 描述这个 id 的模组。",
      "有模组无法加载：{file} 中有模组描述（mods.toml），但没有对应的 @Mod 类。",
      "有模组无法加载，因为 mods.toml 中声明的类不存在：{classes}。",
    ],
    advice: [
      "在开发环境中，请在构建脚本里把类和资源归为同一个模组，并确认 @Mod 的 id 与 mods.toml 一致。",
      "否则请重新下载该文件：文件不完整。",
    ],
  },
  "mod-confirm-needed": {
    message: [
      "服务端在等待 /fml confirm：世界中有 {mods} 的方块和物品，但没有安装这些模组。",
      "服务端在等待 /fml confirm：世界中有内容损坏或缺失。",
    ],
    advice: [
      "先备份存档，然后在服务端控制台输入 /fml confirm 继续，或输入 /fml cancel 停止。",
      [
        "如果要保留这些方块和物品，请输入 /fml cancel，并安装存档所用版本的 {mods}：确认之后会永久丢失。",
        "如果是误删了模组，请输入 /fml cancel 并放回模组：确认之后，其方块和物品会永久丢失。",
      ],
      "没有控制台时，用 -Dfml.queryResult=confirm 参数启动一次服务端。",
    ],
  },
  "mod-conflict": {
    message: "这两个模组存在冲突（其中一方的作者提示）：{mods}。",
    advice: ["游戏仍可启动。如果出现异常，请移除其中一个：{mods}。"],
  },
  "mod-crash": {
    message: ["你自己的代码（{own}）导致游戏崩溃。", "模组 {mod} 导致游戏崩溃。", "有模组导致游戏崩溃。"],
    advice: [
      "将 {mod} 更新到与当前游戏和加载器对应的最新版本。",
      "如果仍然崩溃，请移除 {mod}。如果因此恢复正常，请把这份日志反馈给作者。",
    ],
  },
  "mod-dependency-cycle": {
    message: ["以下模组无法加载，因为互为前置，形成循环：{mods}。", "模组无法加载，因为互为前置，形成循环。"],
    advice: ["更新这些模组，或移除其中一个：{mods}。", "如果日志没有写明，请移除最近添加的模组。"],
  },
  "mod-dependency-missing": {
    message: [
      "缺少前置 {needed} 或其版本不对，以下模组无法加载：{mods}。",
      "模组 {mod} 无法加载：缺少前置 {needed} 或其版本不对。",
      "有模组无法加载：缺少前置 {needed} 或其版本不对。",
      "有模组无法加载：缺少前置模组。",
    ],
    advice: [
      "安装适用于当前 Minecraft 版本和加载器的 {needed}。",
      "如果已经安装，请更新。",
      "请查看 logs/latest.log 或 fml-server-latest.log，其中写有每个模组及其前置。",
      ["或者移除需要它的模组：{mods}。", "或者移除 {mod}。"],
    ],
    cases: {
      parameter: "state",
      of: {
        "not-installed": {
          message: [
            "缺少前置 {needed}，以下模组无法加载：{mods}。",
            "模组 {mod} 无法加载：缺少前置 {needed}。",
            "有模组无法加载：缺少前置 {needed}。",
            "有模组无法加载：缺少前置模组。",
          ],
          advice: [
            "安装适用于当前 Minecraft 版本和加载器的 {needed}。",
            "如果 mods 文件夹中已有，请更换：该文件适用于其他加载器或其他 Minecraft 版本。",
            ["或者移除需要它的模组（{mods}）。", "或者移除 {mod}。"],
          ],
        },
        "other-side": {
          message: [
            "以下模组无法在这里加载，因为前置 {needed} 只适用于另一端（客户端或服务端）：{mods}。",
            "模组 {mod} 无法在这里加载：前置 {needed} 只适用于另一端（客户端或服务端）。",
            "有模组无法在这里加载：前置 {needed} 只适用于另一端（客户端或服务端）。",
          ],
          advice: [
            ["从这里移除需要它的模组（{mods}）。", "从这里移除 {mod}：它不适用于这一端。"],
            "如果它应当在两端都能使用，请更新它和 {needed}。",
          ],
        },
        unnamed: {
          message: [
            "有模组无法加载：缺少 {count} 个前置模组。报告没有写明名称，只写明了所需版本：{unnamed}。",
            "有模组无法加载：缺少前置模组，报告没有写明名称。",
          ],
          advice: ["请分享 logs/latest.log 或 fml-server-latest.log，其中写有每个模组及其前置。"],
        },
      },
    },
  },
  "mod-dependency-version": {
    message: [
      "模组 {mod} 无法加载：需要 {dependency} {versions}，当前安装的是 {installed}。",
      "模组 {mod} 无法加载：需要其他版本的 {dependency}（{versions}）。",
      "模组 {mod} 无法加载：需要其他版本的 {dependency}。",
      "模组 {mod} 无法加载：前置模组的版本不对。",
      "有模组无法加载：前置模组的版本不对。",
    ],
    advice: [
      "将 {dependency} {installed} 换成符合要求的版本：{versions}。",
      "或者换用与 {dependency} {installed} 兼容的 {mod}。",
    ],
  },
  "mod-duplicate": {
    message: ["重复安装了模组 {mod}：{files}。", "有模组被重复安装。"],
    advice: [
      "mods 文件夹中只保留其中一个文件（适用于当前 Minecraft 版本的，通常是最新的），删除其余的：{files}。",
      "如果这些文件属于不同的模组，说明其中一个已经内置或替代了 {mod}：只使用那一个。",
    ],
  },
  "mod-entrypoint-failed": {
    message: [
      "模组 {mod} 无法启动（入口点“{stage}”）。",
      "模组 {mod} 无法启动。",
      "有模组无法启动（入口点“{stage}”）。",
    ],
    advice: [
      "将 {mod} 及其前置模组更新到适用于当前 Minecraft 版本的最新版。",
      "如果仍然失败，请移除 {mod}，并将日志发给作者。",
    ],
  },
  "mod-event-failed": {
    message: ["模组 {mod} 处理游戏事件时出错。", "有模组处理游戏事件时出错。"],
    advice: ["更新 {mod}。如果仍然出错，请移除它，或将日志发给作者。"],
  },
  "mod-exception": {
    message: "模组 {mod} 无法加载。",
    advice: [
      "将 {mod} 及其前置模组更新到适用于当前 Minecraft 版本的最新版。",
      "如果仍然失败，请移除 {mod}，并将日志发给作者。",
      "如果是添加或更新其他模组之后才出错，请撤销那次改动。",
    ],
  },
  "mod-extracted": {
    message: "模组无法加载：mods 文件夹中的模组被解压了，必须保持为 .jar 文件。",
    advice: [
      "从 mods 文件夹中删除日志在此行之后列出的文件夹。",
      "重新下载这些模组，把 .jar 文件原样放入 mods 文件夹。",
    ],
  },
  "mod-ended-game": {
    message: [
      "{mod} 自行结束了游戏（退出代码 {exitCode}）：{said}",
      "{mod} 自行结束了游戏（退出代码 {exitCode}）。",
      "有模组自行结束了游戏。",
    ],
    advice: [
      "查看 {mod} 在此之前的输出：多半是它在配置或存档中的某个文件已损坏。从备份恢复该文件，或移走它让模组重新生成。",
      "如果再次发生，请更新或移除 {mod}。",
    ],
  },
  "mod-fatal": {
    message: "模组 {mod} 无法加载，导致游戏无法启动。",
    advice: ["将 {mod} 更新到与当前游戏和加载器对应的版本，并装齐前置模组。", "如果仍然失败，请移除 {mod}。"],
  },
  "mod-file-ignored": {
    message: [
      "mods 文件夹中的 {file} 被忽略：它不是适用于当前加载器的模组。",
      "mods 文件夹中有文件被忽略：它不是适用于当前加载器的模组。",
    ],
    advice: ["如果 {file} 本应是模组，请下载适用于当前加载器和 Minecraft 版本的文件。如果只是库文件，则无需处理。"],
  },
  "mod-file-invalid": {
    message: [
      "{file} 无法作为模组加载：{reason}。",
      "{file} 无法加载：文件已损坏，或不是模组。",
      "有模组文件无法加载：文件已损坏，或不是模组。",
    ],
    advice: ["从官方页面重新下载适用于当前 Minecraft 版本和加载器的 {file}。", "或者从 mods 文件夹中删除 {file}。"],
  },
  "mod-file-name": {
    message: [
      "有模组无法加载：文件名含有 Java 不接受的字符或格式（{file}）。",
      "有模组无法加载：文件名含有 Java 不接受的字符或格式。",
    ],
    advice: [
      "重命名 {file}：只用英文字母、数字、点和连字符，以字母开头，不要有括号、空格和中文。",
      "如果日志没有给出文件名，请在 mods 文件夹中查找名称不含英文字母，或以数字、括号开头的文件。",
    ],
  },
  "mod-id-conflict": {
    message: "两个模组使用了相同的方块或物品 ID {id}：{classes}。",
    advice: ["在其中一个模组的配置文件中，将 ID {id} 改为未被占用的数值：{classes}。"],
  },
  "mod-id-limit": {
    message:
      "模组需要的 ID 超出了该 Minecraft 版本的上限（1.12 及以下方块 ID 上限为 4096）：方块、物品或生物群系过多。报错中提到的模组只是碰巧第一个超出。",
    advice: [
      "安装提升上限的模组：1.12.2 使用 JustEnoughIDs 或 RoughlyEnoughIDs，1.7.10 使用 NotEnoughIDs 或 EndlessIDs。",
      "或者移除添加大量方块和物品的模组。",
    ],
  },
  "mod-incompatible": {
    message: "以下模组互不兼容，不能同时使用：{mods}。",
    advice: ["移除其中一个：{mods}。", "或者将两者都更新到适用于当前 Minecraft 版本的最新版：往往只是某个版本不兼容。"],
  },
  "mod-language-provider": {
    message: [
      "模组 {mod} 无法加载：需要 {required}，当前为 {installed}。",
      "模组 {mod} 无法加载：需要 {required}，但没有找到。",
      "模组 {mod} 无法加载：没有找到它需要的语言加载器。",
      "有模组无法加载：没有找到它需要的语言加载器。",
    ],
    advice: [
      "下载适用于当前 Minecraft 和 Forge 版本的 {mod}：现有文件适用于其他版本。",
      "或者安装 {required}（Kotlin 模组需要安装“Kotlin for Forge”）。",
      "或者移除 {mod}。",
    ],
  },
  "mod-list-mismatch": {
    message: ["玩家无法加入：客户端与服务端的模组不一致（{mods}）。", "玩家无法加入：客户端与服务端的模组不一致。"],
    advice: [
      ["让两端的模组及其版本一致：{mods}。", "让两端的模组及其版本、加载器版本完全一致。"],
      "如果是整合包，请使用与玩家版本完全相同的服务端文件。",
    ],
  },
  "mod-metadata-invalid": {
    message: [
      "{jar} 中的 {file} 不是有效的 JSON，已被忽略：模组列表中没有它的名称、版本和图标。",
      "有模组的自我描述不是有效的 JSON，已被忽略：模组列表中没有它的名称、版本和图标。",
    ],
    advice: ["没有影响。如果是你自己的模组，请修正该文件，JSON 检查工具会指出行号。"],
    cases: {
      parameter: "why",
      of: {
        template: {
          message: "模组 {mod} 检查更新的地址仍是模板里的示例（{address}）。",
          advice: ["没有影响。如果是你自己的模组，请删除 mods.toml 中的 updateJSONURL，或填入自己的地址。"],
        },
      },
    },
  },
  "mod-minecraft-version": {
    message: [
      "模组 {mod} 不支持当前的 Minecraft 版本（要求：{version}，正在运行：{installed}）。",
      "模组 {mod} 不支持当前的 Minecraft 版本（{installed}）。",
      "模组 {mod} 不支持当前的 Minecraft 版本（要求：{version}）。",
    ],
    advice: [
      "下载适用于 Minecraft {installed} 的 {mod}，并删除旧文件。",
      "或者换用 {mod} 要求的 Minecraft 版本：{version}。",
      "或者移除 {mod}。",
    ],
  },
  "mod-module-conflict": {
    message: "以下模组无法同时加载，因为包含相同的代码（{package}）：{modules}。",
    advice: [
      "只保留其中一个模组，移除其余的：{modules}。",
      "或者更新它们：新版本往往不再自带对方的代码（{package}）。",
      "同时检查 mods 文件夹中是否有同一模组的两个版本。",
    ],
  },
  "mod-not-remapped": {
    message: [
      "模组 {mod} 无法在开发环境中运行：它是发布版 jar（{file}），请求的 {name} 在当前映射中不存在。",
      "模组 {mod} 无法在开发环境中运行：它是发布版 jar，请求的 {name} 在当前映射中不存在。",
      "模组 {mod} 无法在开发环境中运行：它是发布版 jar，其中的名称在当前映射中不存在。",
      "有模组无法在开发环境中运行：它是发布版 jar，其中的名称在当前映射中不存在。",
    ],
    advice: [
      "将 {mod} 作为反混淆（重映射）依赖加入构建：ForgeGradle 用 fg.deobf，Loom 用 modImplementation；或从 run/mods 中移除该 jar。",
      "其他模组也没有加载成功，可能是同一原因：{others}。",
    ],
  },
  "mod-other-loader": {
    message: [
      "模组 {mod} 无法加载：它适用于 {loader}，而不是当前的加载器。它需要 {class}。",
      "模组 {mod} 无法加载：它多半适用于其他加载器。文件中没有适用于当前加载器的部分（{class}）。",
      "有模组无法加载：它适用于 {loader}，而不是当前的加载器。它需要 {class}。",
      "有模组无法加载：它多半适用于其他加载器。文件中没有适用于当前加载器的部分（{class}）。",
    ],
    advice: [
      [
        "下载适用于当前加载器的 {mod}：Forge、NeoForge、Fabric 和 Quilt 的模组文件各不相同。",
        "下载适用于当前加载器的模组：Forge、NeoForge、Fabric 和 Quilt 的模组文件各不相同。",
      ],
      "或者移除 {mod}。",
    ],
  },
  "mod-recommended-missing": {
    message: [
      "模组 {mod} 推荐搭配 {recommended}（{versions}），当前未安装。",
      "模组 {mod} 推荐搭配 {recommended}，当前未安装。",
      "模组 {mod} 推荐搭配的模组当前未安装。",
      "有模组推荐搭配的模组当前未安装。",
    ],
    advice: ["无需处理。如果想使用 {mod} 的全部功能，可以安装 {recommended}。"],
  },
  "mod-reported-error": {
    message: [
      "模组 {mod} 报告了错误：“{said}”。报错：{cause}（{place}）。",
      "模组 {mod} 报告了错误：“{said}”。报错：{cause}。",
      "模组 {mod} 报告了错误：“{said}”。",
      "模组 {mod} 报告了错误。",
    ],
    advice: [
      "如果 {mod} 的某项功能不正常，请先看这里：该行提到的文件或设置，或 {mod} 的版本。如果一切正常，则无需处理。",
    ],
  },
  "mod-runtime-error": {
    message: "模组 {mod} 在游戏运行时出错，游戏没有中断。",
    advice: ["将 {mod} 更新到与当前游戏和加载器对应的最新版本。", "如果继续出现，请把这份日志反馈给作者。"],
  },
  "mod-suspect": {
    message: [
      "{mod} 修改了出错的这部分游戏代码（{evidence}），但这不能说明是它的问题。",
      "{mod} 修改了出错的这部分游戏代码，但这不能说明是它的问题。",
      "有模组修改了出错的这部分游戏代码，但这不能说明是它的问题。",
    ],
    advice: ["如果仍然崩溃，请移除 {mod} 试试。"],
  },
  "mod-wrong-loader": {
    message: [
      "mods 文件夹中的这些文件适用于 {loader}，而不是当前的加载器：{files}。",
      "mods 文件夹中的这些文件不适用于当前的加载器：{files}。",
      "mods 文件夹中有文件不适用于当前的加载器。",
    ],
    advice: [
      "删除 {files}，并下载适用于当前加载器的同一模组：Forge、NeoForge、Fabric 和 Quilt 的模组文件各不相同。",
      "插件应放入 Bukkit、Spigot 或 Paper 服务器的 plugins 文件夹，而不是 mods。",
    ],
  },
  "mods-changed": {
    message: [
      "另一次运行正常，此后模组有变动（新增：{added}；更新：{updated}；移除：{removed}）。",
      "另一次运行正常，此后模组有变动（新增：{added}；更新：{updated}）。",
      "另一次运行正常，此后模组有变动（新增：{added}；移除：{removed}）。",
      "另一次运行正常，此后模组有变动（更新：{updated}；移除：{removed}）。",
      "另一次运行正常，此后模组有变动（新增：{added}）。",
      "另一次运行正常，此后模组有变动（更新：{updated}）。",
      "另一次运行正常，此后模组有变动（移除：{removed}）。",
      "另一次运行正常，此后模组有变动。",
    ],
    advice: [
      "先移除新增的模组：{added}。如果恢复正常，再找与其他模组对应的版本。",
      "恢复原来的版本：{updated}。",
      "装回被移除的模组：{removed}。",
    ],
  },
  "mods-differ": {
    message: [
      "无法加入服务器：客户端与服务端的模组不一致（客户端缺少 {missing}；服务端缺少 {extra}；版本不同：{versions}）。",
      "无法加入服务器：客户端与服务端的模组不一致（客户端缺少 {missing}；服务端缺少 {extra}）。",
      "无法加入服务器：客户端与服务端的模组不一致（客户端缺少 {missing}；版本不同：{versions}）。",
      "无法加入服务器：客户端与服务端的模组不一致（服务端缺少 {extra}；版本不同：{versions}）。",
      "无法加入服务器：客户端缺少服务端的模组（{missing}）。",
      "无法加入服务器：服务端缺少客户端的模组（{extra}）。",
      "无法加入服务器：客户端与服务端的模组版本不同（{versions}）。",
      "无法加入服务器：客户端与服务端的模组不一致。",
    ],
    advice: [
      "在客户端安装缺少的模组：{missing}。",
      "让两端的版本一致：{versions}。",
      "如果是整合包，请使用与玩家版本完全相同的服务端文件。",
    ],
  },
  "mods-not-set-up": {
    message: "游戏无法启动：Forge 未能初始化一个或多个模组（“Failed to initialize mod containers”）。",
    advice: [
      "打开或分享同一次启动的 logs/debug.log：其中写明了是哪个模组以及原因，这份日志没有。",
      "如果模组由你自己开发，请核对 mods.toml 与 @Mod 类：两处的模组 ID 必须一致，并且构造函数不能抛出异常。",
      "否则请移除最近添加的模组。",
    ],
  },
  "module-missing": {
    message: [
      "模组 {mod} 无法加载：缺少模块 {module}，有模组或库没有安装，或版本不对。",
      "缺少模块 {module}：有模组或库没有安装，或版本不对。",
    ],
    advice: [
      "安装 {module} 所属的模组或库，要与当前游戏和加载器对应。",
      "如果已经安装，可能是两个模组自带了不同版本：请都更新。",
    ],
  },
  "motd-malformed": {
    message: "服务端无法读取 server.properties：其中有错误的 \\u 字符编码，通常在 motd 一行。",
    advice: [
      "修正 server.properties 中的 motd：每个 \\u 后面必须正好有四位十六进制数字，例如颜色符号写作 \\u00A7。",
      "其他反斜杠请写成两个（\\\\）。",
      "或者用 MOTD 生成器重新生成 motd，或先改成不带格式的文字。",
    ],
  },
  "multiplayer-disabled": {
    message: "该账号无法联机：Microsoft 或 Xbox 设置中关闭了多人游戏。",
    advice: [
      "在 account.xbox.com 登录（隐私和在线安全），允许加入多人游戏；儿童账号需由家长设置。",
      "然后在启动器中退出账号，重新登录后再试。",
    ],
  },
  "narrator-unavailable": {
    message: "复述功能（文字转语音）不可用；不影响游戏运行。",
    advice: ["无需处理。如果要在 Linux 上使用复述功能，请安装 flite 软件包。"],
  },
  "native-code-crash": {
    message: ["在 Java 之外的本地库中崩溃（退出代码 {exitCode}）。", "在 Java 之外的本地库中崩溃。"],
    advice: [
      "在游戏或服务端文件夹中找到 hs_err_pid*.log 并分享：其中写明了是哪一部分出错。",
      "换用其他发行商的 Java，并去掉自带本地库的模组试试。",
    ],
  },
  "nightconfig-corrupt": {
    message: [
      "游戏无法启动：某个模组的配置文件为空或不完整（{file}）。",
      "游戏无法启动：某个模组的配置文件为空或不完整。",
    ],
    advice: [
      "删除 config 文件夹（世界配置在存档的 serverconfig 中）里的 {file}，下次启动时会重新生成。",
      "如果日志没有给出文件名，请删除 config 文件夹中大小为 0 字节的 .toml 文件。",
      "多半是电脑或游戏在写入时被强制关闭造成的。安装模组 Night Config Fixes 可以避免。",
    ],
  },
  "no-internet": {
    message: [
      "无法验证玩家：本机没有联网，或域名解析（DNS）异常（无法解析 {host}）。",
      "无法验证玩家：本机没有联网，或域名解析（DNS）异常。",
    ],
    advice: ["检查本机或容器的网络连接和 DNS 设置。", "如果服务端本来就要在离线模式下运行，可以忽略。"],
  },
  "online-mode-off": {
    message: "任何人都可以用任意名字进入：服务器处于离线模式，不验证玩家身份。",
    advice: [
      "在 server.properties 中设置 online-mode=true，除非服务器在 BungeeCord 或 Velocity 等代理端之后。",
      "如果使用代理端，请保持关闭，由代理端验证玩家，并用防火墙禁止外部直接连接服务器端口。",
    ],
  },
  "opengl-invalid-operation": {
    message: "图形指令出错（OpenGL 错误 1282，无效操作）。",
    advice: [
      "去掉光影、OptiFine 等修改渲染的模组，以及带着色器的资源包试试；保留的请更新到最新。",
      "从厂商官网安装最新显卡驱动。",
      "如果画面正常、只是聊天栏或日志被刷屏，可在 OptiFine 设置中关闭“Show GL Errors（显示 GL 错误）”。",
    ],
  },
  "opengl-no-context": {
    message: [
      "{suspect} 在错误的线程调用了图形函数，或调用了该显卡不支持的函数。",
      "某个模组在错误的线程调用了图形函数，或调用了该显卡不支持的函数。",
    ],
    advice: [
      ["更新或移除 {suspect}。", "更新或移除该行下方堆栈中提到的模组。"],
      "去掉光影和修改渲染的模组试试，并安装最新显卡驱动。",
    ],
  },
  "opengl-out-of-memory": {
    message: "显存不足（OpenGL 错误 1285）。",
    advice: [
      "降低渲染距离，换用较轻的光影和较低分辨率的资源包。",
      "关闭其他占用显卡的程序。",
      "不要给 Java 分配过多内存：核显与系统共用内存。",
    ],
  },
  "opengl-unsupported": {
    message: "游戏无法启动：显卡或其驱动不支持所需的 OpenGL 版本。",
    advice: [
      "从 Intel、AMD 或 NVIDIA 官网安装最新显卡驱动并重启：Windows 的基本显示驱动不支持 OpenGL。",
      "双显卡笔记本请让 Java（javaw.exe）使用独立显卡。远程桌面或虚拟机中常常没有 OpenGL。",
      "Minecraft 1.17 及以上需要 OpenGL 3.2（26.x 要求更高）：很老的显卡只能运行旧版本。",
    ],
    cases: {
      parameter: "wanted",
      of: {
        vulkan: {
          message: "VulkanMod 无法启动：显卡或其驱动不支持 Vulkan（GLFW 找不到 Vulkan 加载程序）。",
          advice: [
            "从 Intel、AMD 或 NVIDIA 官网安装最新显卡驱动并重启：Vulkan 随驱动一起安装。",
            "如果显卡太旧、不支持 Vulkan 1.2，或在虚拟机、远程桌面中运行，请移除 VulkanMod：游戏会重新使用 OpenGL。",
          ],
        },
      },
    },
  },
  "optifine-incompatible": {
    message: [
      "OptiFine 与 {with} 不兼容（这两个版本）：{cause}。",
      "OptiFine 与 {with} 不兼容（这两个版本）。",
      "OptiFine 与另一个模组不兼容（这两个版本）。",
    ],
    advice: [
      "移除 OptiFine：提升性能可用 Embeddium 或 Sodium，光影可用 Oculus 或 Iris。",
      "或者安装互相对应的 OptiFine 和 Forge 版本：OptiFine 下载页面标明了每个版本对应的 Forge。",
      "或者移除 {other}。",
    ],
  },
  "optifine-twice": {
    message: "重复安装了 OptiFine。",
    advice: ["只保留一个 OptiFine：删除 mods 文件夹中多余的文件，或改用没有安装 OptiFine 的启动器版本。"],
  },
  "out-of-memory": {
    message: "Java 内存不足（{kind}）。",
    advice: [
      "分配更多内存：在启动器或启动脚本中提高 -Xmx（模组较多时 4 到 8 GB），但要给系统留出至少 2 GB。",
      "降低视距和模拟距离，使用较低分辨率的资源包，并移除不需要的模组或插件。",
      "如果几小时后再次出现，说明某个模组或插件存在内存泄漏：用 spark 生成堆摘要（/spark heapsummary）。",
    ],
    cases: {
      parameter: "area",
      of: {
        array: {
          message: "有模组或插件申请的列表超过了 Java 的上限（{kind}）。",
          advice: ["增加内存没有作用。请在堆栈中找出该模组或插件：它有缺陷，或读取的文件已损坏。"],
        },
        "damaged-data": {
          message: "Java 内存不足（{kind}）：世界的区域文件已损坏，读取时会申请不可能的内存量。",
          advice: [
            "从备份恢复存档；增加内存没有作用。",
            "没有备份时，请关闭服务端并删除上方日志提到的区域文件（r.*.mca），或用 MCA Selector 修复：这些区块的内容会丢失。",
            "查明原因：磁盘已满或损坏、保存时服务端被强制结束，或文件在传输中被改动（FTP 文本模式、Git 换行符）。",
          ],
        },
        metaspace: {
          message: "Java 存放类的内存不足（{kind}）：上限过低，模组或插件太多。",
          advice: [
            "从 Java 参数中移除 -XX:MaxMetaspaceSize，或提高到 512m 等。增加 -Xmx 没有作用。",
            "如果只在多次重载后出现，请改为重启服务器：每次重载都会留下旧的类。",
          ],
        },
        "class-space": {
          message: "Java 存放类描述的内存不足（{kind}）。",
          advice: [
            "在 Java 参数中加入 -XX:CompressedClassSpaceSize=2g。增加 -Xmx 没有作用。",
            "如果几小时后再次出现，说明某个模组、插件或脚本在不断生成新的类：请移除最近添加的内容。",
          ],
        },
        direct: {
          message: "Java 堆外内存（用于网络和图形数据）不足（{kind}）。",
          advice: [
            "在 Java 参数中提高上限，例如 -XX:MaxDirectMemorySize=2G，并在 -Xmx 之外留出同样多的内存。",
            "如果几小时后再次出现，说明某个模组或插件存在泄漏：请更新或移除最近添加的内容。",
          ],
        },
        "code-cache": {
          message: "Java 存放编译后代码的内存已满（{kind}），会变慢或停止。",
          advice: ["在 Java 参数中加入 -XX:ReservedCodeCacheSize=512m；如已有更小的值，请移除。增加 -Xmx 没有作用。"],
        },
        threads: {
          message: "Java 无法创建新线程：没有内存可用（{kind}）。",
          advice: ["从 Java 参数中移除或调低 -Xss。", "查找不断创建线程的模组或插件。"],
        },
      },
    },
  },
  "out-of-memory-native": {
    message: ["系统没有内存可分配给 Java（未能取得 {size}）。", "系统没有内存可分配给 Java。"],
    advice: [
      "减少分配给游戏的内存，或关闭其他程序：-Xmx 必须明显小于机器（或容器）的内存。",
      "在 Windows 上，让系统自动管理分页文件（虚拟内存）大小，并在 C 盘留出一些空间。",
      "{cut}",
    ],
    cases: {
      parameter: "area",
      of: {
        threads: {
          message: "系统不允许 Java 再创建线程：进程和线程数已达上限，或系统内存不足。",
          advice: [
            "提高进程数限制（ulimit -u、容器的 pids 限制），或联系服务商。增加 -Xmx 没有作用，减少反而可能有用。",
            "查找不断创建线程的模组或插件，并重启服务器。",
            "{cut}",
          ],
        },
        "code-cache": {
          message: [
            "系统没有内存存放 Java 编译后的代码（代码缓存，未能取得 {size}）。",
            "系统没有内存存放 Java 编译后的代码（代码缓存）。",
          ],
          advice: [
            "减少分配给游戏的内存，或关闭其他程序：-Xmx 必须明显小于机器的内存。",
            "如果 Java 参数中有 -XX:ReservedCodeCacheSize，请移除。",
            "{cut}",
          ],
        },
        metaspace: {
          message: [
            "系统没有内存存放 Java 的类（元空间，未能取得 {size}）。",
            "系统没有内存存放 Java 的类（元空间）。",
          ],
          advice: ["减少分配给游戏的内存，或关闭其他程序：类占用 -Xmx 之外的内存，模组较多时需要 1 GB 以上。", "{cut}"],
        },
        "class-space": {
          message: "系统没有内存存放 Java 的类描述（压缩类空间）。",
          advice: ["减少分配给游戏的内存，或关闭其他程序：类占用 -Xmx 之外的内存，模组较多时需要 1 GB 以上。", "{cut}"],
        },
        heap: {
          message: "Java 的内存（堆）已满，系统也没有更多内存可给。",
          advice: [
            "减少模组、降低视距、换用更小的资源包，或使用内存更大的机器：游戏所需的内存超过了现有的。",
            "关闭其他程序。只有机器内存明显大于 -Xmx 时才提高 -Xmx。",
            "{cut}",
          ],
        },
      },
    },
  },
  "own-assets-missing": {
    message: "你的模组 {mod} 引用的材质或模型文件缺失或有误：{files}。",
    advice: ["请将文件放到 src/main/resources/assets/<模组 id>/ 下并使用完全相同的名称（小写），或修正代码中的名称。"],
  },
  "pack-stray-file": {
    message: "游戏无法读取资源包或数据包：其中有 macOS 留下的文件（{file}）。",
    advice: ["从包的文件夹（以及 zip 内）删除 {file}，或去掉此类文件后重新打包。"],
  },
  "packet-too-large": {
    message: "玩家被断开连接：发送的数据过大（{reason}）。多半是数据极多的物品、区块或方块，或模组发送的数据超限。",
    advice: [
      "清空玩家背包和附近数据极多的物品或容器（书、背包、嵌套的潜影盒）；管理员可以清除其物品栏。",
      "如果在安装某个模组后出现，请在客户端和服务端同时更新它；Packet Fixer 之类的模组可以提高上限。",
    ],
  },
  "packet-unreadable": {
    message: [
      "无法进入服务器（或被断开连接）：{mod} 无法读取服务器发来的 {what}。报错：{cause}。",
      "无法进入服务器（或被断开连接）：游戏无法读取服务器发来的 {what}。报错：{cause}。",
      "无法进入服务器（或被断开连接）：{mod} 无法读取服务器的一个数据包。报错：{cause}。",
      "无法进入服务器（或被断开连接）：游戏无法读取服务器的一个数据包。报错：{cause}。",
      "无法进入服务器（或被断开连接）：游戏无法读取服务器的一个数据包。",
    ],
    advice: [
      "在两端安装相同版本的 {mod}，以及以它为前置的所有模组。",
      "对比游戏与服务器（或开放世界的好友）的模组：双方的模组及其版本必须一致。",
      "如果完全一致，请更新添加此类内容的模组，或每次移除一半模组来找出它。",
    ],
  },
  "permgen-full": {
    message: "Java 存放类的内存不足（PermGen，Java 7 及以下）：模组过多。",
    advice: ["使用 Java 8，没有此限制。", "或者在 Java 参数中加入 -XX:MaxPermSize=256m。增加 -Xmx 没有作用。"],
  },
  "php-extension-missing": {
    message: "PHP 扩展 {extension} 未加载，需要它的功能无法使用（Xbox 验证需要 OpenSSL）。",
    advice: ["请使用该服务端对应的 PHP，或在 php.ini 中启用该扩展。"],
  },
  "php-unsuitable": {
    message: ["PocketMine 无法用当前的 PHP 启动：{problems}", "PocketMine 无法启动：当前的 PHP 不满足要求。"],
    advice: [
      "使用与此版本 PocketMine 配套的 PHP：从 GitHub 上 pmmp/PHP-Binaries 的发布页下载，把解压出的文件夹放到启动脚本旁边。",
      "如果使用了系统自带的 PHP，请检查 start.sh 或 start.cmd 中的路径。",
    ],
  },
  "player-data-corrupt": {
    message: [
      "玩家 {player} 的物品栏、位置和经验会重置：其玩家数据已损坏，无法读取。",
      "有玩家的物品栏、位置和经验会重置：其玩家数据已损坏，无法读取。",
    ],
    advice: [
      "在该玩家再次保存之前关闭服务端，用备份或 .dat_old 恢复存档 playerdata 文件夹中该玩家的文件。",
      "查明原因：保存时服务端被强制结束，或磁盘已满。",
    ],
  },
  "player-list-corrupt": {
    message: "服务端无法读取名单 {file}：文件已损坏。其中的内容会被忽略。",
    advice: [
      "停止服务端后改正 {file}：内容必须是方括号列表（[]），可用 JSON 校验工具定位错误。",
      "或者删除 {file}：服务端会新建空文件，之后需要重新添加。",
    ],
  },
  "plugin-ambiguous": {
    message: "重复安装了插件 {plugin}：{files}。",
    advice: [
      "关闭服务端，只保留与当前服务端对应的 {plugin} 文件（通常是最新版本），从 plugins 文件夹中删除其余的：{files}。",
    ],
  },
  "plugin-api-too-low": {
    message: "插件 {plugin} 无法加载：它的 API 版本（{version}）低于服务端允许的最低版本。",
    advice: [
      "将 {plugin} 更新到与较新的 Minecraft 对应的版本。",
      "或者在 bukkit.yml 中调低 settings.minimum-api（设为 none 表示允许所有插件），然后重启。",
      "或者移除 {plugin}。",
    ],
  },
  "plugin-authme-shutdown": {
    message: "AuthMe 启动失败，并按照其配置关闭了服务端。",
    advice: [
      "解决这一行之前显示的 AuthMe 问题，通常是数据库或配置错误。",
      "将 AuthMe 更新到适用于当前服务器的版本。",
      "若要在没有 AuthMe 的情况下开服，可在 plugins/AuthMe/config.yml 中将 Security.SQLProblem.stopServer 设为 false：此时玩家无需密码即可进入。",
    ],
  },
  "plugin-command-failed": {
    message: [
      "插件 {plugin} 的命令 /{command} 执行失败。",
      "插件 {plugin} 的命令执行失败。",
      "命令 /{command} 执行失败。",
    ],
    advice: [
      "如果日志提示 {plugin} 已被停用，请先解决它在服务端启动时的错误。",
      "将 {plugin} 更新到适用于当前服务端的版本，并按照其文档使用 /{command}。",
      "错误出自 {culprit} 的代码：请一并更新，或去掉它试试。",
      "把这份日志反馈给 {plugin} 的作者。",
    ],
  },
  "plugin-config-invalid": {
    message: [
      "{file} 有语法错误，未能读取：{reason}（{at}）。",
      "{file} 有语法错误，未能读取：{reason}。",
      "{file} 有语法错误，未能读取。",
      "{suspect} 的某个配置文件有语法错误（YAML），未能读取：{reason}（{at}）。",
      "某个配置文件有语法错误（YAML），未能读取：{reason}（{at}）。",
      "某个配置文件有语法错误（YAML），未能读取。",
    ],
    advice: [
      "{mend}",
      [
        "修正 {file} 中日志指出的那一行：用空格缩进（不能用制表符），与相邻行对齐，含特殊字符的文本加引号。可借助在线 YAML 校验工具。",
        "在 {suspect} 文件夹的 .yml 文件中修正该处：用空格缩进（不能用制表符），与相邻行对齐，含特殊字符的文本加引号。",
      ],
      "或者移走 {file} 后重启，让它重新生成。",
    ],
  },
  "plugin-crash": {
    message: ["插件 {plugin} 导致服务端崩溃。", "有插件导致服务端崩溃。"],
    advice: [
      "将 {plugin} 更新到与当前服务端和 Minecraft 对应的版本。",
      "如果仍然崩溃，请移除 {plugin}，并把这份日志反馈给作者。",
    ],
  },
  "plugin-database-failed": {
    message: [
      "插件 {plugin} 连不上位于 {address} 的数据库 {database}：连接被拒绝或超时。",
      "连不上位于 {address} 的数据库 {database}：连接被拒绝或超时。",
      "插件 {plugin} 连不上数据库 {database}：连接被拒绝或超时。",
      "连不上数据库 {database}：连接被拒绝或超时。",
      "{plugin} 无法使用数据库：{reason}。",
      "有插件或模组无法使用数据库：{reason}。",
    ],
    says: ["meaning-not-reachable", "meaning-timed-out", "meaning-database"],
    advice: [
      [
        "启动 {database}，并检查插件配置中的地址和端口。",
        "“Communications link failure”、“Socket fail to connect”、“refused”或“timed out”：启动数据库，并检查配置中的地址和端口。",
      ],
      "如果数据库在另一台机器上，请检查其防火墙，以及是否允许从本机连接。",
      "“Access denied”、“password authentication failed”或“Unknown database”：更正配置中的用户名、密码和数据库名，并授权该用户从本机访问。",
      "“SQLITE”、“locked”或“already in use”：关闭服务端；如 .db 文件已损坏请恢复备份，并确认没有其他程序占用该文件。",
    ],
  },
  "plugin-dependency-cycle": {
    message: ["以下插件无法加载，因为互为前置，形成循环：{plugins}。", "有插件无法加载，因为互为前置，形成循环。"],
    advice: [
      "更新日志中列出的插件，或移除其中一个：它们的 depend、softdepend 或 loadbefore 互相矛盾。",
      "最后的办法：用 -Dpaper.useLegacyPluginLoading=true 启动 Paper。",
    ],
  },
  "plugin-dependency-missing": {
    message: [
      "缺少前置插件 {dependencies}，{plugin} 无法加载。",
      "{plugin} 无法加载：缺少前置插件。",
      "有插件无法加载：缺少前置插件。",
    ],
    advice: [
      "将适用于当前服务端版本的 {dependencies} 放入 plugins 文件夹，然后重启。",
      "如果 {dependencies} 已经安装，请先解决前面导致它无法加载的错误。",
      "或者移除 {plugin}。",
    ],
  },
  "plugin-descriptor-missing": {
    message: [
      "plugins 文件夹中的 {plugin} 无法加载：其中没有 plugin.yml，不是适用于此服务端的插件。",
      "plugins 文件夹中有文件无法加载：其中没有 plugin.yml，不是适用于此服务端的插件。",
    ],
    advice: [
      "确认 {plugin} 是什么：模组应放入 Fabric 或 Forge 的 mods 文件夹，代理端插件应放在 BungeeCord 或 Velocity 上，库文件不需要安装。",
      "如果它应当是插件，请重新下载 {plugin} 的 Bukkit、Spigot 或 Paper 版本，不要下载源代码或 API 文件。",
      "或者将 {plugin} 从 plugins 文件夹中移除。",
    ],
  },
  "plugin-disable-failed": {
    message: "插件 {plugin} 在停用时出错，可能没有保存数据。",
    advice: [
      "如果 {plugin} 启动时也出错，请先解决启动问题：停用时的错误通常只是其后果。",
      "将 {plugin} 更新到适用于当前服务端的版本。",
      "请重启服务器，不要使用 /reload，之后检查 {plugin} 的数据是否完整。",
    ],
  },
  "plugin-disabled-itself": {
    message: [
      "插件 {plugin} 自行停用：{reason}",
      "插件 {plugin} 启用时出错，自行停用：{thrown}",
      "插件 {plugin} 自行停用。",
    ],
    advice: [
      "按照 {plugin} 的提示处理：多半是缺少某项设置、授权、其他插件或文件。",
      "如果提示没有帮助，请更新 {plugin}，或查看上方日志中它最先报告的问题。",
    ],
  },
  "plugin-economy-missing": {
    message: "插件 {plugin}（或其中的经济功能）无法工作：没有找到 Vault 或经济插件。",
    advice: [
      "安装 Vault 和经济插件（例如 EssentialsX），然后重启：{plugin} 两者都需要。",
      "如果两者都已安装，请解决导致其中之一未能启动的错误。",
      "或者移除 {plugin}。",
    ],
  },
  "plugin-enable-failed": {
    message: "插件 {plugin} 无法启动。",
    advice: [
      "将 {plugin} 更新到与当前服务端和 Minecraft 对应的版本。",
      "安装 {plugin} 的前置插件。",
      "移走 {plugin} 的配置文件夹再重启，用新的配置试试。",
      "或者移除 {plugin}，或把这份日志反馈给作者。",
    ],
  },
  "plugin-error-file": {
    message: [
      "插件 {plugin} 在这个文件中写下了自己的错误：“{said}”。错误为 {error}。",
      "插件 {plugin} 在这个文件中写下了自己的错误：“{said}”。",
      "插件 {plugin} 在这个文件中写下了自己的错误：{error}。",
      "插件 {plugin} 在这个文件中写下了自己的错误。",
    ],
    advice: [
      "如果文字提到某个设置或文件，请在 plugins 下 {plugin} 的文件夹中修正；否则请更新 {plugin}。",
      "然后重启服务器。仅重载是不够的：因错误而被禁用的插件仍处于禁用状态，用到它的操作都会失败。",
    ],
  },
  "plugin-events-skipped": {
    message: [
      "{plugin} 的部分功能不可用：缺少 {provider} 或其版本不对。监听器 {listener} 需要类 {class}。",
      "{plugin} 的部分功能不可用：缺少监听器 {listener} 需要的类 {class}。",
      "有插件的部分功能不可用：缺少监听器需要的类。",
    ],
    advice: ["如需该功能，请安装或更新提供 {class} 的插件；否则没有影响。", "将 {plugin} 更新到与服务端对应的版本。"],
  },
  "plugin-file-corrupt": {
    message: "plugins 文件夹中有文件打不开：已损坏，或不是插件。",
    advice: [
      "在 plugins 文件夹中查找体积异常小或为 0 字节的 .jar 文件（多为误存的网页或上传失败），并重新下载。",
      "如果使用 FTP，请以二进制模式上传插件。",
      "如果找不到，可每次移走一半插件并重启，逐步排查。",
    ],
  },
  "plugin-file-replaced": {
    message: [
      "{suspect} 无法加载自己的代码：服务端运行时，它的文件被替换或卸载。",
      "有插件或模组无法加载自己的代码：服务端运行时，它的文件被替换或卸载。",
    ],
    advice: [
      "请完全重启服务端。",
      "只在服务端停止时更换插件和模组文件；不要使用 /reload 或在运行中加载插件的管理工具。",
    ],
  },
  "plugin-folia-unsupported": {
    message: [
      "插件 {plugin} 无法加载：不支持 Folia（区域化多线程）。",
      "有插件无法加载：不支持 Folia（区域化多线程）。",
    ],
    advice: [
      "如有支持 Folia 的 {plugin} 版本，请安装。",
      "或者改用 Paper：大多数插件只能在 Paper 上运行。",
      "或者换用支持 Folia 的插件代替 {plugin}。",
    ],
  },
  "plugin-incompatible": {
    message: "插件 {plugin} 无法加载：与当前服务端版本不兼容。",
    advice: ["安装适用于当前服务端 API 版本的 {plugin}。", "或者换用功能相同的插件代替 {plugin}。"],
  },
  "plugin-java-version": {
    message: [
      "插件 {plugin} 无法加载：需要 Java {java}，高于服务端所用或所能识别的版本。",
      "插件 {plugin} 无法加载：需要的 Java 高于服务端所用或所能识别的版本。",
      "有插件无法加载：需要的 Java 高于服务端所用或所能识别的版本。",
    ],
    advice: [
      "用 Java {java} 或更高版本启动服务端（前提是当前 Minecraft 版本支持）。",
      "或者安装旧版 {plugin}。",
      "或者移除 {plugin}。",
    ],
  },
  "plugin-legacy-text": {
    message: [
      "插件 {plugin} 在 Adventure 文本中使用了旧版格式代码（§），不受支持。",
      "有插件在 Adventure 文本中使用了旧版格式代码（§），不受支持。",
    ],
    advice: ["没有影响，可更新插件。开发者请使用 MiniMessage 或 LegacyComponentSerializer。"],
  },
  "plugin-load-failed": {
    message: ["插件 {plugin} 无法加载。", "有插件无法加载。"],
    advice: [
      [
        "安装适用于当前服务端和 Minecraft 版本的 {plugin}；如果文件可能已损坏，请重新下载。",
        "日志没有写明是哪个文件：每次移走 plugins 文件夹中的一半文件再重启，找出有问题的文件并重新下载。",
      ],
      "或者将 {plugin} 从 plugins 文件夹中移除。",
      "如果最新版本也无法加载，请把这份日志反馈给 {plugin} 的作者。",
    ],
  },
  "plugin-loaded-at-runtime": {
    message:
      "插件 {plugin} 是在服务端运行时加载的（unregistered PluginClassLoader），例如通过 PlugMan 或 AutoPluginLoader。",
    advice: ["更换插件后请重启服务端：运行中加载的插件可能出现异常。"],
  },
  "plugin-multiverse-world": {
    message: "Multiverse 无法加载世界 {world}。",
    advice: [
      "检查文件夹 {world} 是否存在、其中是否有 level.dat。如果它是另一个世界的副本，请删除其中的 uid.dat。",
      "如果存档已损坏，请恢复 {world} 文件夹的备份。",
      "如果该世界已不再需要，请用 /mv remove {world} 将其从列表中移除。",
    ],
  },
  "plugin-needs-paper": {
    message: [
      "插件 {plugin} 无法在 {server} 上运行：它需要 Paper，用到了 Paper 及其分支才有的功能。",
      "有插件无法在这里运行：它需要 Paper，用到了 Paper 及其分支才有的功能。",
    ],
    advice: [
      "如果不需要模组，请改用 Paper 或其分支（例如 Purpur）：Spigot 的世界、设置和插件可以直接使用。",
      "或者寻找适用于 Spigot 的 {plugin} 版本或较旧版本。",
    ],
  },
  "plugin-permissionsex-config": {
    message: "PermissionsEx 无法启动：配置或权限文件有误。",
    advice: [
      "修正 plugins/PermissionsEx/permissions.yml 或 config.yml 中日志指出的那一行：只能用空格缩进，不能用制表符。可借助 YAML 校验工具。",
      "如果无法修复，请恢复备份，或删除该文件让 PermissionsEx 重新生成。",
      "PermissionsEx 已停止维护，建议改用 LuckPerms。",
    ],
  },
  "plugin-reported-error": {
    message: [
      "插件 {plugin} 自己报告了一个问题：“{said}”。错误为 {cause}（{place}）。",
      "插件 {plugin} 自己报告了一个问题：“{said}”。错误为 {cause}。",
      "插件 {plugin} 自己报告了一个问题：“{said}”。",
      "插件 {plugin} 自己报告了一个问题。",
      "有插件自己报告了一个问题。",
    ],
    advice: [
      "如果 {plugin} 的某项功能不正常，请从这里查起：在 plugins 下它的文件夹中检查该行提到的文件、设置或世界，或安装它缺少的内容。如果一切正常，则无需处理。",
    ],
  },
  "plugin-runtime-error": {
    message: [
      "插件 {plugin} 出错：它在主线程之外访问了服务端，这是不允许的（{action}）。",
      "插件 {plugin} 在服务端运行时出错（监听器 {listener}）。",
      "插件 {plugin} 在服务端运行时出错。",
      "有插件在服务端运行时出错（监听器 {listener}）。",
    ],
    advice: [
      "将 {plugin} 更新到与当前服务端和 Minecraft 对应的版本。",
      "检查 {plugin} 的配置，以及与它配合的插件。",
      "如果问题依旧，请移除 {plugin}，或把这份日志反馈给作者。",
    ],
  },
  "plugin-server-version": {
    message: [
      "插件 {plugin} 无法加载：plugin.yml 中的 api-version: {version} 不被此服务端识别。应写成 {apiVersion}。",
      "插件 {plugin} 无法加载：只适用于其他版本的服务端（{version}）。",
      "插件 {plugin} 不支持当前服务端版本（{running}）：缺少对应的部分（找不到 {part}）。",
      "有插件不支持当前服务端版本（{running}）：缺少对应的部分（找不到 {part}）。",
    ],
    advice: [
      "如果这是你自己的插件，请在 plugin.yml 中写 api-version: {apiVersion}：1.20.5 之前的服务端在此只接受版本号的前两段。",
      "安装与当前服务端对应的 {plugin} 版本。",
      "或者将服务端换成 {plugin} 所适用的版本（{version}）。请先备份存档：存档无法降级。",
      "或者移除 {plugin}。",
    ],
  },
  "plugin-untested-version": {
    message: "插件 {plugin} 提示自己不支持当前服务端版本，部分功能可能失效。",
    advice: ["将 {plugin} 换成支持当前 Minecraft 版本的文件。"],
    cases: {
      parameter: "why",
      of: {
        other: {
          message: "插件 {plugin} 提示不支持已安装的 {other} 版本，相关功能已关闭。",
          advice: ["请安装 {plugin} 页面注明的 {other} 版本，或更新 {plugin}。"],
        },
        mismatch: {
          message: [
            "插件 {plugin} 与 {other} 可能无法配合工作：两者版本不一致。",
            "插件 {plugin} 可能无法工作：与配套内容的版本不一致。",
          ],
          advice: ["从同一处下载 {plugin} 及其全部配套内容的同一版本。"],
        },
      },
    },
  },
  "plugin-wrong-platform": {
    message: [
      "插件 {plugin} 无法在这里使用：它是 {platform} 插件，不适用于 {here}。",
      "插件 {plugin} 无法在这里使用：它是 {platform} 插件，不适用于此服务端。",
      "插件 {plugin} 无法在这里使用：不适用于当前服务端。",
      "有插件无法在这里使用：不适用于当前服务端。",
    ],
    advice: [
      "如果有 {platform}，请将 {plugin} 移到那里。",
      [
        "如果要在这里使用，请安装 {plugin} 的 {here} 版本。",
        "如果要在这里使用，请安装 {plugin} 的 Bukkit、Spigot 或 Paper 版本。",
      ],
    ],
  },
  "port-in-use": {
    message: [
      "服务端无法启动：{service} 的端口 {port} 已被占用。",
      "服务端无法启动：{service} 的端口已被占用。",
      "服务端已停止：{service} 的端口 {port} 已被占用。",
      "服务端已停止：{service} 的端口已被占用。",
      "服务端无法启动：端口 {port} 已被占用。",
      "服务端无法启动：端口已被占用。",
    ],
    advice: [
      "在 {service} 自己的配置（config.yml；基岩版默认端口为 19132）中换一个端口，或关闭占用它的程序：另一个装有 {service} 的服务端，或上次没有退出的进程。",
      [
        "关闭占用端口 {port} 的程序：多半是上次启动的服务端仍在后台运行；重启电脑即可释放。",
        "关闭占用该端口的程序：多半是上次启动的服务端仍在后台运行；重启电脑即可释放。",
      ],
      "或者在 {service} 的配置中换一个端口，并确认本机没有运行第二个 {service}。",
      "或者为此服务端换一个端口（server.properties 中的 server-port，或代理端配置中的监听地址）。",
      "如果是租用的服务器（面板服），请使用服务商分配的端口，并通过面板停止服务端。",
    ],
  },
  "process-killed": {
    message: [
      "系统强制结束了进程（退出代码 {exitCode}）：Java 最多可用 {heap}，而内存总共只有 {memory}。",
      "系统强制结束了进程（退出代码 {exitCode}），通常是因为内存不足；Java 最多可用 {heap}。",
      "系统强制结束了进程（退出代码 {exitCode}），通常是因为内存不足。",
      "系统强制结束了进程：Java 最多可用 {heap}，而内存总共只有 {memory}。",
      "系统强制结束了进程，通常是因为内存不足；Java 最多可用 {heap}。",
      "系统强制结束了进程，通常是因为内存不足。",
    ],
    advice: [
      "分配给 Java 的内存要少于机器或容器的内存：留出 15% 到 25%（至少 512 MB）。",
      "如果内存并不紧张，请问服务商是否有人或限制结束了进程。",
    ],
  },
  "process-stopped": {
    message: [
      "这不是崩溃：有人、面板或系统让它停止（退出代码 {exitCode}）。",
      "这不是崩溃：有人、面板或系统让它停止。",
    ],
    advice: ["查明是谁停止的：面板的定时任务或按钮、服务商的限制、机器关机，或终端中的 Ctrl-C。"],
  },
  "proxy-argument-unknown": {
    message: "玩家被断开连接：后端服务器的模组添加了代理端不认识的命令（参数类型 {argument}）。",
    advice: [
      "在代理端后面的 Fabric 或 Forge 服务端安装 CrossStitch。",
      "或者在 velocity.toml 中设置 announce-proxy-commands=false。",
      "或者移除添加该命令的模组。",
    ],
  },
  "proxy-backend-down": {
    message: [
      "代理端连不上子服 {server}（端口 {port}）：当时还没有启动。代理端在 {refused} 被拒绝连接，而子服在 {started} 才启动。",
      "代理端连不上端口 {port} 上的子服：当时还没有启动。代理端在 {refused} 被拒绝连接，而子服在 {started} 才启动。",
      "代理端连不上子服 {server}（端口 {port}）：已经停止运行。子服在 {ended} 停止，代理端在 {refused} 被拒绝连接。",
      "代理端连不上端口 {port} 上的子服：已经停止运行。子服在 {ended} 停止，代理端在 {refused} 被拒绝连接。",
      "代理端连不上子服 {server}：当时还在启动。代理端在 {waited} 等待超时，而子服到 {ready} 才就绪。",
      "代理端连不上后端服务器（子服）：没有运行。",
    ],
    advice: [
      "请重试：子服从 {started} 起已在运行。下次先启动子服，等它显示 Done 再让玩家加入。",
      "重新启动子服，并查明是谁在 {ended} 停止了它。",
      "等子服显示 Done 之后，再让玩家加入。它从 {ready} 起已就绪，请重试。",
      "代理端在端口 {others} 也被拒绝连接，而这些文件中没有监听该端口的服务器：请启动那台服务器，或在代理端配置（servers）中改正其地址。",
    ],
  },
  "proxy-backend-port": {
    message: [
      "代理端找不到子服 {server}：代理端连的是端口 {port}，而子服监听的是端口 {listening}。",
      "代理端找不到子服：代理端连的是端口 {port}，而子服监听的是端口 {listening}。",
      "代理端找不到子服：配置的端口与子服监听的端口不一致。",
    ],
    advice: [
      "在代理端配置（servers）中改为端口 {listening}，然后重启代理端。",
      "或者在子服的 server.properties 中设置 server-port={port}，然后重启子服。",
      "如果指的是另一台服务器，请启动那一台。",
    ],
  },
  "proxy-backend-unreachable": {
    message: [
      "代理端连不上后端服务器（子服）{server}：没有运行，或地址不对。",
      "代理端连不上默认或备用的后端服务器（子服，例如大厅）：没有运行，或地址不对（连接被拒绝）。",
    ],
    advice: ["启动后端服务器，等它显示 Done。", "检查代理端配置（servers）中的地址和端口，并确认防火墙放行。"],
  },
  "proxy-config-invalid": {
    message: [
      "代理端无法启动：配置把 {server} 列为备用服务器（try），但没有定义它。",
      "代理端无法启动：配置中的服务器地址 {address} 无效。",
      "代理端无法启动：配置项 {setting} 为空或无效。",
      "代理端无法启动，因为无法读取 {file}：{reason}（{at}）。",
      "代理端无法启动，因为无法读取 {file}：{reason}。",
      "代理端无法启动：{file} 有错误，无法读取。",
      "玩家无法进入：代理端配置中没有定义任何后端服务器（{servers}）。",
      "代理端无法启动：配置无效。",
    ],
    advice: [
      "在 velocity.toml（BungeeCord 为 config.yml）的 servers 中定义 {server}，或在 try（BungeeCord 为 priorities）中填写已定义的服务器。",
      "{mend}",
      "在 velocity.toml 中改正 {setting}。缺少密钥文件时，删除旧文件再启动即可重新生成。",
      "按日志中该行附近的提示改正配置，然后重新启动代理端。",
    ],
  },
  "proxy-forced-host": {
    message: [
      "强制主机（{host}）指向未定义的服务器 {server}。",
      "强制主机（forced host）指向未定义的服务器 {server}。",
      "强制主机（forced host）指向了未定义的服务器。",
    ],
    advice: ["从配置的 forced_hosts 中删除该项（多为示例遗留），或定义服务器 {server}。"],
  },
  "proxy-forwarding": {
    message: [
      "玩家无法通过代理端进入：后端服务器（{backend}）开启了正版验证，要求玩家再次登录。",
      "玩家无法通过代理端进入：代理端与后端服务器的玩家信息转发（forwarding）设置不一致。",
    ],
    advice: [
      "在后端服务器（{backend}）的 server.properties 中设置 online-mode=false，用防火墙只允许代理端访问，然后重启。",
      "BungeeCord：在其 config.yml 中设置 ip_forward: true，在每个后端的 spigot.yml 中设置 bungeecord: true，并在其 server.properties 中设置 online-mode=false。",
      "Velocity：在 velocity.toml 中将 player-info-forwarding-mode 设为 modern，在每个后端的 config/paper-global.yml 中开启 proxies.velocity.enabled，并使两端的转发密钥一致。",
      "Fabric 与 Forge 后端需要安装相应模组，例如 FabricProxy-Lite 或 Proxy Compatible Forge。",
      "请通过代理端地址进入，不要直接连接后端服务器；每次修改后都要重启代理端和后端服务器。",
    ],
  },
  "proxy-slow-event": {
    message: [
      "{listener} 处理 {event} 耗时 {ms} 毫秒：玩家连接时要等这么久。",
      "有插件处理 {event} 耗时 {ms} 毫秒：玩家连接时要等这么久。",
      "有插件处理事件耗时 {ms} 毫秒：玩家连接时要等这么久。",
      "有插件让玩家在连接时等待很久。",
    ],
    advice: ["更新该插件。如果是你自己的插件，请把耗时操作（数据库、网络）放到后台。"],
  },
  "registry-entries-missing": {
    message: [
      "{mods} 缺失、版本不同，或其中的文件未能加载：没有任何模组或数据包定义 {entries}（{registry}）。",
      "有模组或数据包缺失、版本不同，或其中的文件未能加载：被引用的内容没有定义。",
    ],
    advice: [
      "安装与存档、数据包或其他模组对应版本的 {mods}。",
      "查看上方是否有无法加载的文件。",
      "如果移除或更新过模组、数据包，请撤销；操作前先备份存档。",
    ],
  },
  "resource-pack-metadata": {
    message: "游戏无法读取资源包 {pack}：它适用于其他（多为更高）版本的 Minecraft（pack.mcmeta、pack_format）。",
    advice: ["下载适用于当前 Minecraft 版本的 {pack}。"],
    cases: {
      parameter: "why",
      of: {
        formats: {
          message: "资源包 {pack} 不适用于当前 Minecraft 版本：{reason}（pack.mcmeta）。",
          most: 5,
          advice: ["请更新该资源包或模组。如果是你自己的，请在 pack.mcmeta 中补上所说的字段。"],
        },
      },
    },
  },
  "resource-pack-too-large": {
    message: ["材质分辨率过高，显卡无法载入 {texture}。", "材质分辨率过高，显卡无法载入。"],
    advice: [
      "使用分辨率更低的资源包，或停用资源包（游戏无法启动时，删除 options.txt 中的 resourcePacks 一行）。",
      "在视频设置中将 Mipmap 级别设为 0，并更新显卡驱动。",
    ],
  },
  "resource-reload-failed": {
    message: [
      "资源包 {pack} 无法加载，游戏因此停用了所有资源包。",
      "游戏资源无法加载，因此停用了所有资源包；多半来自 {suspect}。",
      "游戏资源无法加载，因此停用了所有资源包。",
    ],
    advice: [
      [
        "换用适用于当前 Minecraft 版本的 {pack}，或不使用它，再逐个启用其他资源包。",
        "更新或移除 {suspect}，再逐个启用资源包。",
        "逐个启用资源包，找出有问题的那个，并换用适用于当前 Minecraft 版本的文件。",
      ],
    ],
  },
  "script-error": {
    message: [
      "{file} 第 {line} 行有错误：{message}。",
      "{file} 第 {line} 行有错误。",
      "{file} 有错误：{message}。",
      "有脚本出错。",
    ],
    advice: [
      [
        "改正 {file}（位于 {folder} 文件夹）的第 {line} 行：物品名和方法名必须完全一致。",
        "改正 {file}（位于 {folder} 文件夹）中的这一处：所有名称必须完全一致。",
      ],
      "如果脚本属于整合包，请重新安装整合包及其全部模组：找不到的名称往往属于缺失的模组。",
    ],
  },
  "secure-profile-required": {
    message:
      "玩家无法进入：服务端要求签名的账号资料（enforce-secure-profile）。通过 Geyser 进入的基岩版玩家和离线账号没有，Mojang 服务没有响应时也没有。",
    advice: [
      "如果要让这些玩家进入，请在 server.properties 中设置 enforce-secure-profile=false 并重启。",
      "正版 Java 账号请重启启动器和游戏以获取新密钥。",
    ],
  },
  "server-as-root": {
    message: "服务端以管理员（root）身份运行：一旦被入侵或装有恶意插件，整台电脑都会被控制。",
    advice: ["请改用只拥有服务端文件夹权限的普通用户启动。"],
  },
  "server-jar-missing": {
    message: "服务端或游戏无法启动：Java 找不到 {file}。",
    advice: [
      "检查启动文件夹中是否有该文件，并确认启动命令或面板中的名称与文件名完全一致（{file}）。",
      "如果缺少的是主类，请重新安装游戏、加载器或服务端。启动命令中含空格的路径要加引号。",
    ],
  },
  "server-overloaded": {
    message: ["服务器卡顿，最多落后 {ms} 毫秒，即 {ticks} 个游戏刻（tick）。", "服务器有时卡顿。"],
    advice: [
      "如果停顿了一分钟或更久，多半是电脑休眠或被暂停，或在 Windows 的控制台窗口中选中了文字（会使其停住）。",
      "启动后出现一两次属于正常现象。如果反复出现，请用性能分析工具 spark 查找原因。",
      "在 server.properties 中调低 view-distance 和 simulation-distance，并减少实体、漏斗和农场。",
      "提前生成世界区块，分配足够的内存，并使用单核性能更强的处理器。",
    ],
    cases: {
      parameter: "side",
      of: {
        client: {
          message: [
            "单人世界卡顿（游戏内置的服务端），最多落后 {ms} 毫秒，即 {ticks} 个游戏刻（tick）。",
            "单人世界有时卡顿（游戏内置的服务端）。",
          ],
          advice: [
            "加载世界时出现属于正常现象。如果反复出现，请用性能分析工具 spark 查找原因。",
            "在视频设置中调低渲染距离和模拟距离，并在启动器中为游戏分配更多内存。",
          ],
        },
      },
    },
  },
  "server-overloaded-often": {
    message: [
      "服务器反复卡顿（{count} 次）：每个游戏刻（tick）都超时。可能有内容过于耗时，或机器性能不足。",
      "服务器反复卡顿：每个游戏刻（tick）都超时。",
    ],
    advice: [
      "安装性能分析工具 spark，在卡顿时执行 /spark profiler start，查看最耗时的是插件、模组、实体还是世界生成。",
      "在 server.properties 中调低 view-distance 和 simulation-distance，并用 Chunky 提前生成世界区块。",
      "如果瓶颈在处理器，请换用单核性能更强的机器。",
    ],
  },
  "server-path-invalid": {
    message: "服务端无法启动：文件夹路径中含有“!”或“+”，Java 无法从中加载文件。",
    advice: ["重命名文件夹，使整个路径不含 ! 和 +。"],
  },
  "server-reloaded": {
    message: "服务器用 /reload 重载过，这会导致许多插件出错。",
    advice: [
      "排查其他原因之前先重启服务器：/reload 之后的错误往往重启就会消失。",
      "请重启服务器，或使用插件自带的重载命令，不要使用 /reload。",
    ],
  },
  "server-unreachable": {
    message: "无法连接服务器：{reason}。",
    advice: [
      "检查地址和端口，并确认服务器正在运行、其他人可以加入。",
      "如果是自己的服务器，请开放或转发端口，并在防火墙中允许 Java；在同一局域网内请使用内网地址。",
    ],
  },
  "service-port-in-use": {
    message: [
      "{service} 无法启动网络服务：端口 {port} 已被占用。游戏本身不受影响。",
      "某个附属服务（RCON、查询、网页地图或投票监听）无法启动：端口 {port} 已被占用。",
      "服务端或插件的某项服务无法启动：端口已被占用。",
    ],
    advice: [
      [
        "在 {service} 的配置中换一个端口：端口 {port} 已被其他程序或插件使用。",
        "在该服务的配置中换一个端口：端口 {port} 已被其他程序或插件使用。",
      ],
      "如果服务器被启动了两次，请关闭另一个。",
    ],
  },
  "services-blocked": {
    message: "登录、联机和 Realms 可能失败：Minecraft 服务屏蔽了当前网络（“Service unavailable，请求被阻止”）。",
    advice: ["关闭 VPN 和代理，或换用其他网络。"],
    cases: {
      parameter: "page",
      of: {
        down: {
          message:
            "登录、联机和 Realms 可能失败：Minecraft 服务当时不可用（“Our services aren't available right now”）。",
          advice: ["请稍后再试：这是对方服务的故障。"],
        },
      },
    },
  },
  "services-unreachable": {
    message: [
      "无法连接 Minecraft 的服务（{host}）：{reason}。没有它们的密钥，就无法验证带签名的账号、聊天和皮肤，玩家可能会被拒绝。",
      "无法连接 Minecraft 的服务。没有它们的密钥，就无法验证带签名的账号、聊天和皮肤，玩家可能会被拒绝。",
    ],
    advice: [
      "让这台机器或容器能够通过 HTTPS（443 端口）访问 {host}：检查防火墙、代理设置、DNS 以及服务器提供商的规则。",
      "如果只出现一次且玩家能够加入，说明当时服务繁忙，无需处理。",
    ],
  },
  "shader-compile-failed": {
    message: [
      "光影包 {pack} 不支持当前显卡驱动：{program} 编译失败（{message}）。",
      "光影包 {pack} 不支持当前显卡驱动：其中的着色器编译失败。",
      "光影包不支持当前显卡驱动：{program} 编译失败（{message}）。",
      "光影包不支持当前显卡驱动：{program} 编译失败。",
      "光影包不支持当前显卡驱动：其中的着色器编译失败。",
    ],
    advice: [
      [
        "更新 {pack}，或换用适用于当前光影加载器和 Minecraft 版本的光影包。",
        "更新光影包，或换用适用于当前光影加载器和 Minecraft 版本的光影包。",
      ],
      "将光影包的选项恢复默认。",
      "更新显卡驱动。",
    ],
  },
  "shader-pack-invalid": {
    message: "光影包 {pack} 无法加载：文件无效，或不在 shaderpacks/ 文件夹中。游戏会在没有光影的情况下运行。",
    advice: [
      "重新下载 {pack}（使用作者提供的 .zip，不要解压后再打包），然后重新选择。",
      "确认它适用于当前的光影加载器和 Minecraft 版本。",
    ],
  },
  "shaders-mod-with-optifine": {
    message: "光影模组（Shaders Mod）与 OptiFine 不能同时使用：OptiFine 已内置光影支持。",
    advice: ["从 mods 文件夹中删除 Shaders Mod（ShadersModCore 等），保留 OptiFine。"],
  },
  "sockets-blocked": {
    message: "游戏无法联网：Java 无法建立本机内部的网络连接（failed to create a child event loop）。",
    advice: [
      "暂时关闭杀毒软件、VPN 或防火墙，或在其中放行 Java：多半是其中之一拦截了连接。",
      "在 Windows 上以管理员身份运行“netsh winsock reset”，然后重启电脑。",
      "换用其他发行商的 Java。",
    ],
  },
  "sodium-refused": {
    message: "Sodium 拒绝启动：{program} 会导致崩溃。",
    advice: [
      [
        "将 {program}（随微星小飞机（MSI Afterburner）安装）更新到 {newer} 或更高版本，或在游戏时关闭两者：加入排除列表没有用。",
        "关闭 {program}，或将 javaw.exe 加入其排除列表；在手机（PojavLauncher）上请移除 Sodium。",
      ],
    ],
  },
  "sodium-unsupported-driver": {
    message: [
      "Sodium 拒绝启动：{vendor} 显卡驱动 {installed} 已知会崩溃，需要 {required} 或更高版本。",
      "Sodium 拒绝启动：当前的 {vendor} 显卡驱动已知会崩溃。",
      "Sodium 拒绝启动：当前显卡驱动已知会崩溃。",
    ],
    advice: ["从显卡厂商官网（NVIDIA、AMD 或 Intel）安装最新驱动。", "如果没有新驱动，请移除 Sodium。"],
  },
  "sound-library-crash": {
    message: [
      "游戏在声音库 OpenAL 中崩溃（{module}，调用 {call}）。",
      "游戏在声音库 OpenAL（{module}）初始化或播放声音时崩溃。",
    ],
    advice: [
      "换用其他声音输出设备，关闭虚拟环绕声和声音软件（Nahimic、Sonic Studio、Razer），并更新声卡驱动。",
      "如果只是偶尔在启动时发生，重新启动即可：旧版本游戏（LWJGL 2）有此缺陷。",
      "更新 Java 或启动器；通常与模组无关。",
      "{cut}",
    ],
  },
  "sound-unavailable": {
    message: "游戏没有声音：找不到可用的声音设备。",
    advice: ["连接或启用输出设备，在系统声音设置中选择它，然后重新启动游戏。"],
  },
  "sounds-missing": {
    message: "模组 {mod} 的部分声音不会播放：sounds.json 列出了不存在的文件（{file}）。",
    most: 5,
    advice: ["没有影响。如果是你自己的模组，请补上文件，或从 sounds.json 中去掉。"],
    cases: {
      parameter: "of",
      of: {
        pack: {
          message: "某个资源包的部分声音不会播放：sounds.json 列出了不存在的文件（{file}）。",
          most: 5,
          advice: ["没有影响。可重新下载适用于当前 Minecraft 版本的资源包。"],
        },
      },
    },
  },
  "splash-screen-failed": {
    message: "Forge 无法绘制加载画面（splash），多因显卡驱动，或其他模组、悬浮窗同时在绘制。",
    advice: ["在 config/splash.properties 中设置 enabled=false 后重新启动。", "更新显卡驱动，并关闭悬浮窗和录屏软件。"],
  },
  "sponge-phase-error": {
    message: [
      "{suspect} 出错（Sponge 报告：{title}；{class}）。",
      "有模组或插件出错（Sponge 报告：{title}；{class}）。",
      "有模组或插件出错（Sponge 报告）。",
    ],
    advice: [
      [
        "更新 {suspect}，或去掉它试试；如果仍然出错，请把日志中的整个方框内容反馈给作者。",
        "请把日志中的整个方框内容反馈给其中提到的模组或插件的作者。",
      ],
      "将 SpongeForge 和 Forge 更新到互相匹配的版本：Sponge 的下载页面会同时注明两者。",
    ],
  },
  "stack-overflow": {
    message: [
      "{suspects} 的代码无限互相调用，栈溢出（StackOverflowError）。",
      "{suspect} 无限调用自身，栈溢出（StackOverflowError）。",
      "有代码无限调用自身，栈溢出（StackOverflowError）。",
    ],
    advice: [
      ["更新 {suspects}；如果仍然出现，请试着移除其中一个。", "更新 {suspect}；如果仍然出现，请移除或反馈给作者。"],
      "请查看堆栈中重复的行：其中有模组或插件的名称。",
      "如果只在世界的某处发生（例如很长的方块链），请移除该处。",
      "大型整合包可尝试增大栈（-Xss4M）。",
    ],
  },
  "system-library-missing": {
    message: ["{program} 无法启动：当前 Linux 系统缺少 {library}。", "有程序无法启动：当前 Linux 系统缺少它需要的库。"],
    advice: [
      "如果是 libssl.so、libcurl.so 之类的文件，请安装包含它的软件包（Debian 和 Ubuntu 可用“apt-file search {library}”查找）。",
      "如果是 GLIBC、GLIBCXX 或 CXXABI，说明系统版本过低：请换用较新的系统或容器镜像，或使用旧版本的 {program}。",
    ],
  },
  "texture-atlas-full": {
    message: ["材质分辨率过高，显卡无法载入 {texture}。", "材质分辨率过高，显卡无法载入。"],
    advice: [
      "使用较低分辨率的资源包（例如 32x 或 64x），或不使用资源包。",
      "移除带有超大材质的模组，并降低 Mipmap 级别。",
    ],
  },
  "ticking-block-entity": {
    message: [
      "{origin} 的方块 {block}（方块实体，位置 {location}）更新时使游戏崩溃。",
      "方块 {block}（方块实体，位置 {location}）更新时使游戏崩溃。",
      "方块 {block}（方块实体）更新时使游戏崩溃。",
      "位于 {location} 的方块（方块实体）更新时使游戏崩溃。",
      "有方块（方块实体）更新时使游戏崩溃。",
    ],
    advice: [
      "先备份存档，再用 MCA Selector、Amulet 或 NBTExplorer 等编辑器移除位于 {location} 的方块 {block}。",
      ["更新或移除该方块所属的 {origin}。", "更新或移除该方块所属的模组或插件，或堆栈中提到的那一个。"],
      "Forge 或 NeoForge 可在服务端配置中设置 removeErroringBlockEntities = true（旧版为 removeErroringTileEntities），下次启动时会移除它；之后请改回。",
    ],
  },
  "ticking-entity": {
    message: [
      "{origin} 的实体 {entity}（类型：{type}，位置 {location}）更新时使游戏崩溃。",
      "实体 {entity}（类型：{type}，位置 {location}）更新时使游戏崩溃。",
      "实体 {entity}（位置 {location}）更新时使游戏崩溃。",
      "实体 {entity} 更新时使游戏崩溃。",
      "位于 {location} 的实体更新时使游戏崩溃。",
      "有实体更新时使游戏崩溃。",
    ],
    advice: [
      "先备份存档，再移除位于 {location} 的实体 {entity}：世界还能运行时用 /kill，否则用 NBTExplorer、MCA Selector 或 Amulet。",
      [
        "如果这类实体（{type}）再次出错，请更新或移除它所属的 {origin}。",
        "如果这类实体（{type}）再次出错，请更新或移除它所属的模组或插件，或堆栈中提到的那一个。",
      ],
      "Forge 或 NeoForge 可在服务端配置中设置 removeErroringEntities = true，下次启动时会移除它；之后请改回。",
    ],
  },
  "ticking-player": {
    message: [
      "游戏在更新玩家 {player} 时崩溃，多半来自 {suspect}。",
      "游戏在更新玩家时崩溃，多半来自 {suspect}。",
      "游戏在更新玩家 {player} 时崩溃。",
      "游戏在更新玩家时崩溃。",
    ],
    advice: [
      [
        "更新或移除 {suspect}：玩家手持、穿戴或附近的某样东西使它出错。",
        "更新或移除堆栈中提到的模组：玩家手持、穿戴或附近的某样东西使它出错。",
      ],
      "如果只有一名玩家受影响，先备份，再删除其 playerdata 文件：该玩家会失去物品和位置。",
    ],
  },
  "too-many-open-files": {
    message: "Java 无法再打开文件或连接：已达系统上限（Too many open files）。",
    advice: [
      "提高上限（ulimit -n、systemd 的 LimitNOFILE，或联系服务商），例如 65535，然后重启。",
      "如果几小时后再次出现，说明有插件或模组没有关闭文件：请移除最近添加的。",
    ],
  },
  "turkish-locale": {
    message: [
      "有模组在土耳其语系统中出错：它把普通字母变成了 ı 或 İ，生成了错误的标识符 {name}。",
      "有模组在土耳其语系统中出错：它把普通字母变成了 ı 或 İ，生成了错误的标识符。",
    ],
    advice: ["在 Java 参数中加入 -Duser.language=en -Duser.region=US。", "请反馈给模组作者：它按系统语言转换大小写。"],
  },
  "update-chain-too-long": {
    message: [
      "{location} 附近的方块不停地互相触发更新，游戏中断了更新。",
      "有方块不停地互相触发更新，游戏中断了更新。",
    ],
    advice: ["查看 {location} 处是否有互相触发的红石装置或模组方块。"],
  },
  "watchdog-stall": {
    message: [
      "服务端在 {suspect} 的代码中卡住 {seconds} 秒，被看门狗强制停止（{place}）。",
      "服务端在 {suspect} 的代码中卡住 {seconds} 秒，被看门狗强制停止。",
      "服务端卡住 {seconds} 秒（当时操作：{activity}）：一个游戏刻（tick）耗时过长，被看门狗强制停止。",
      "服务端卡住 {seconds} 秒：一个游戏刻（tick）耗时过长，被看门狗强制停止。",
      "服务端卡住：一个游戏刻（tick）耗时过长，被看门狗强制停止。",
    ],
    advice: [
      [
        "更新或移除 {suspect}：线程转储或崩溃报告的“Server thread”部分显示正在执行它的代码。",
        "在线程转储或崩溃报告的“Server thread”部分查看当时正在执行的插件、模组或世界生成，并更新或移除它。",
      ],
      "如果电脑负载过高、内存不足或进入休眠，请先解决：增加内存、关闭其他程序、使用更快的硬盘。",
      "如果只是启动较慢，可调高 server.properties 中的 max-tick-time（-1 表示关闭看门狗）或 spigot.yml 中的 timeout-time，但这不能解决根本原因。",
    ],
  },
  "watchdog-suspect": {
    message: [
      "服务端在 {suspect} 的代码中卡住：停止响应时主线程正在执行它（{place}）。",
      "服务端在 {suspect} 的代码中卡住：停止响应时主线程正在执行它。",
      "服务端在模组或插件的代码中卡住：停止响应时主线程正在执行它。",
    ],
    advice: ["更新、调整或移除 {suspect}，或将完整的线程转储反馈给作者。"],
  },
  "watchdog-warning": {
    message: [
      "服务端在 {suspect} 的代码中卡住 {seconds} 秒（{place}）。",
      "服务端在 {suspect} 的代码中卡住 {seconds} 秒。",
      "服务端卡住 {seconds} 秒，当时操作：{activity}。",
      "服务端卡住，{seconds} 秒没有响应。",
      "服务端卡住，一段时间没有响应。",
    ],
    advice: [
      [
        "更新、调整或移除 {suspect}，或将随后的线程转储反馈给作者。",
        "在随后的线程转储中查看“Server thread”部分有没有插件名称：服务端当时在等它。",
      ],
      [
        "如果 {suspect} 需要加载或保存区块，请检查电脑负载：也可能是硬盘或处理器过慢。",
        "如果没有，请检查电脑负载：通常是加载或保存区块时硬盘或处理器过慢。",
      ],
    ],
  },
  "window-failed": {
    message: "游戏无法打开窗口。",
    advice: [
      "从 Intel、AMD 或 NVIDIA 官网安装最新显卡驱动，并重启电脑。",
      "确认已连接显示器，且不是在没有图形功能的远程或虚拟桌面中。没有屏幕的服务器请加 nogui 启动。",
      "在 Linux 上，可尝试 X11 会话，以及启动器中“使用（或不使用）系统 GLFW”的选项。",
    ],
  },
  "world-aquatic-downgrade": {
    message: "世界无法加载：它由 Minecraft 1.13（水域更新）或更高版本保存，而当前版本较低。",
    advice: ["使用该存档上次所用的版本（1.13 或更高）。", "或者恢复升级之前的存档备份。"],
  },
  "world-chunk-failed": {
    message: "世界的区块无法加载：数据已损坏，或与当前版本不符。",
    advice: [
      "关闭服务端并备份，然后从备份恢复存档或损坏的区域文件（region/r.x.z.mca）。",
      "没有备份时，用 MCA Selector 删除损坏的区块（或删除该区域文件）：它们会重新生成。",
      "如果是更换版本或模组后出现，请换回保存该存档时的版本。",
    ],
  },
  "world-chunk-unreadable": {
    message: "服务端停止，因为无法读取世界的区块：区域文件已损坏，或由更高版本的 Minecraft 保存。",
    advice: [
      "如果用更高版本的 Minecraft 打开过该存档，请继续使用那个版本：存档无法降级。",
      "否则请停止服务端并备份，再用旧备份恢复该区域的文件（region/r.X.Z.mca，启动时多为出生点）。",
      "没有备份时，用 MCA Selector 删除损坏的区块，或删除区域文件，该部分会重新生成。",
    ],
  },
  "world-data-corrupt": {
    message: [
      "存档的数据文件无法读取：{file} 已损坏。其中保存的内容会丢失。",
      "存档的数据文件无法读取：文件已损坏（Not in GZIP format）。其中保存的内容会丢失。",
    ],
    most: 5,
    advice: [
      "请在再次保存之前停止，并从备份恢复存档里的“data”文件夹。",
      "查明原因：保存时游戏被强制结束，或磁盘已满。",
    ],
  },
  "world-duplicate": {
    message: "世界 {world} 没有加载：它是另一个世界的副本（两者标识相同）。",
    advice: [
      "删除世界 {world} 文件夹中的 uid.dat，然后重新启动服务端。",
      "如果不需要这个副本，请删除 {world} 的文件夹。",
    ],
  },
  "world-files-gone": {
    message: [
      "读取或保存世界时，它的文件已经不在了（{file}：{said}）。世界文件夹在使用期间被删除、移动或替换，或者它所在的磁盘卷已断开；尚未保存的内容已丢失。",
      "读取或保存世界时，它的文件已经不在了（{said}）。世界文件夹在使用期间被删除、移动或替换，或者它所在的磁盘卷已断开；尚未保存的内容已丢失。",
    ],
    advice: [
      "停止服务器，检查世界文件夹是否还在、是否完整；如果不在，请在下次启动前用最近的备份恢复，否则会生成一个新世界。",
      "找出是什么动了它：重置或备份脚本、有人用文件管理器操作、另一个容器使用了同一个卷。做这些操作之前必须先停止服务器。如果是网络磁盘（NFS、SMB、FUSE），请先修复连接。",
    ],
  },
  "world-level-dat-corrupt": {
    message: "世界无法加载：level.dat 已损坏或无法读取。",
    advice: [
      "关闭服务端并备份存档，然后删除 level.dat，把 level.dat_old 重命名为 level.dat。",
      "如果两者都已损坏，请从备份恢复，或使用相同种子和版本的新世界的 level.dat。",
      "检查磁盘是否已满、文件是否可写。",
    ],
  },
  "world-load-failed": {
    message: "世界 {world} 无法加载：存档已损坏或缺少文件（{reason}）。",
    advice: ["用备份恢复该存档。", "如果是复制来的，请在服务端停止时复制全部文件。"],
  },
  "world-mod-missing": {
    message: [
      "存档中用到的以下模组没有安装：{mods}。",
      "存档中用到的模组 {mod} 没有安装。",
      "存档中用到的某个模组没有安装。",
    ],
    advice: [
      [
        "重新安装这些模组（{mods}）：否则其方块、物品和生物会从世界中永久消失。",
        "重新安装 {mod}：否则其方块、物品和生物会从世界中永久消失。",
      ],
      "如果是有意移除的，请先备份存档再继续。",
    ],
  },
  "world-mod-version": {
    message: [
      "以下模组的版本与存档保存时不同：{mods}。",
      "存档保存时用的是 {mod} {saved}，现在安装的是 {installed}。",
      "模组 {mod} 的版本与存档保存时不同。",
      "有模组的版本与存档保存时不同。",
    ],
    advice: [
      [
        "更新模组后出现属于正常现象：检查这些模组（{mods}）的内容是否完好，并保留存档备份。",
        "更新模组后出现属于正常现象：检查 {mod} 的内容是否完好，并保留存档备份。",
      ],
      [
        "如果现在的版本更旧，或有内容丢失，请换回之前的版本（{mods}）。",
        "如果 {installed} 比 {saved} 旧，或有内容丢失，请安装 {mod} {saved}。",
      ],
    ],
  },
  "world-newer-version": {
    message: "存档无法加载：它由更高版本的 Minecraft 保存。",
    advice: [
      "使用该存档上次所用的游戏或服务端版本，或更高版本。",
      "或者恢复升级之前的存档备份：存档无法降级。",
      "或者生成新的世界（先把旧世界文件夹移走）。",
    ],
  },
  "world-old-player-directory": {
    message: [
      "服务端停止：账号转换后仍有旧版本的名单文件（{file}）。",
      "服务端停止：世界中仍有旧的玩家数据文件夹（players），转换失败。",
    ],
    advice: [
      [
        "备份后删除（或重命名）服务端文件夹中的 {file}，然后重新启动：名单现在保存在 .json 文件中。",
        "先重启服务器一次。如果再次停止，请备份后删除（或重命名）世界文件夹中的 players 文件夹。",
      ],
    ],
  },
  "world-older-conversion": {
    message: "存档无法加载：它来自很旧的 Minecraft 版本，需要先用较低的版本转换。",
    advice: ["先备份，用 Minecraft 1.6.4 打开一次该存档，然后再用目标版本打开。"],
  },
  "world-overworld-settings": {
    message: "世界无法加载：缺少主世界（Overworld）的设置。",
    advice: [
      "重新安装生成该世界地形的模组和数据包（查看上方的“Missing data pack”）。",
      "或者从移除它们之前的备份恢复 level.dat。",
    ],
  },
  "world-region-corrupt": {
    message: ["存档的区域文件已损坏：{file}。", "存档的区域文件已损坏。"],
    advice: [
      [
        "关闭服务端并备份，然后从较早的备份恢复 {file}。",
        "关闭服务端并备份，然后从较早的备份恢复日志中提到的区域文件。",
      ],
      "没有备份时，用 MCA Selector 移除损坏的区块，或删除该区域文件：那部分世界会重新生成。",
      "查明原因：磁盘已满、机器被强制关闭，或在服务端运行时复制存档。",
    ],
  },
  "world-session-lock": {
    message: [
      "存档 {world} 无法打开：已被另一个游戏或服务端打开（锁文件被占用）。",
      "存档无法打开：已被另一个游戏或服务端打开（锁文件 session.lock 被占用）。",
    ],
    advice: [
      "关闭另一个游戏或服务端：在任务管理器中（或用 ps）查找残留的 java 进程，或重启机器。",
      "如果都没有运行，请删除存档文件夹中的 session.lock，并确认拥有写入权限。",
      "不要让两个服务端或云同步软件使用同一个存档文件夹。",
    ],
  },
  "worldgen-cascading": {
    message: "模组 {mod} 拖慢地形生成：它在填充区块时又生成新区块（cascading worldgen lag）。",
    advice: ["更新 {mod}，较新的版本大多已修正；在此之前可用预生成工具提前生成地形。"],
  },
  "worldgen-failed": {
    message: [
      "无法生成新地形：{origin} 的 {subject} 出错。",
      "无法生成新地形，多半来自 {suspect}。",
      "无法生成新地形。",
    ],
    advice: [
      [
        "更新或移除添加 {subject} 的 {origin}。",
        "更新或移除报告中提到的添加地形、结构或矿物的模组或数据包（{suspect}）。",
      ],
      "如果两个此类模组修改了相同的生物群系，请先复制存档，再去掉其中一个试试。",
    ],
  },
  "xrandr-missing": {
    message: "游戏无法打开窗口：缺少 xrandr，1.12 及以下版本（LWJGL 2）在 Linux 上需要它。",
    advice: ["安装 xrandr（软件包 xorg-xrandr、x11-xserver-utils 或 xrandr）后重新启动。"],
  },
};

export const zhCn: Catalogue = {
  kinds: {
    server: "服务器日志",
    client: "客户端日志",
    launcher: "启动器日志",
    proxy: "代理端日志",
    content: "内容日志",
    "crash-report": "崩溃报告",
    "network-protocol-error-report": "网络协议错误报告",
    "jvm-crash": "Java 虚拟机崩溃",
    unknown: "日志",
  },
  listSeparator: "、",
  andMore: "还有 {count} 项",
  withId: "{name}（{id}）",
  ownName: "「{name}」",
  sentenceSeparator: "",
  earlierRun: "较早的一次运行中：",
  outcomes: {
    clean: "未发现问题",
    errors: "运行中出现问题",
    crashed: "崩溃",
    "did-not-start": "未能启动",
  },
  completeness: {
    complete: "日志完整：包含这次运行的开头和结尾。",
    "beginning-missing": "缺少开头：日志从运行途中开始。",
    "stops-during-start": "日志在启动过程中中断，没有说明如何结束。",
    "stops-without-end": "日志没有结尾：分享时仍在运行，或进程被外部终止。",
    "several-runs": "日志包含 {count} 次运行，最后一次有开头和结尾。",
    "report-whole": "报告完整。",
    "report-cut": "报告被截断，缺少结尾。",
    "in-line": "最后一行在中间被截断。",
    runs: "日志包含 {count} 次运行，以上说的是最后一次。",
  },
  headlineSeparator: "：",
  because: [
    "{meaning}报错：{cause}，出自 {culprit}（{place}）。",
    "{meaning}报错：{cause}，出自 {culprit}。",
    "{meaning}报错：{cause}（{place}）。",
    "{meaning}报错：{cause}。",
    "报错：{cause}，出自 {culprit}（{place}）。",
    "报错：{cause}，出自 {culprit}。",
    "报错：{cause}（{place}）。",
    "报错：{cause}。",
  ],
  ownCode: [
    ["这是你自己的代码，请查看 {place}。", "这是你自己的代码，请查看报错中提到的内容，或堆栈中第一处属于自己的位置。"],
    "{hint}",
  ],
  alternative: "或者",
  noAdvice: "请查看标出的行，并把这份日志发给其中提到的模组或插件的作者。",
  noFindings: {
    none: "未在此日志中发现已知问题。",
    one: "此日志有 1 个错误，不属于已知问题。",
    many: "此日志有 {count} 个错误，均不属于已知问题。",
  },
  unread: {
    some: "读取整份日志耗时过长，第 {first} 至 {last} 行未能读取，问题可能就在其中。",
    all: "读取这份日志耗时过长，无法得知其中的内容。",
    files: "读取全部文件耗时过长，可能还有未能说明的内容。",
  },
  bundle: {
    roles: {
      cause: "写明原因",
      exception: "同一故障",
      before: "在此之前不久",
      "mod-list": "模组或插件列表",
      version: "版本",
      memory: "内存",
      exit: "如何结束",
      "last-line": "最后一行",
      "other-side": "另一端",
      "other-run": "另一次运行",
    },
    missingFiles: {
      "crash-report": "崩溃报告",
      "latest-log": "latest.log",
      "debug-log": "debug.log",
      "older-log": "崩溃那次运行的日志",
      "jvm-crash": "hs_err_pid*.log 文件",
      "launcher-log": "启动器的日志",
      "server-log": "服务端的日志",
    },
    missing: "接下来最有用的是 {what}：{because}。",
    apart: "{file} 属于另一次运行：{because}。",
    apartShowing: "{file} 属于另一次运行：{because}。单独看这份文件，问题是：{finding}",
    apartAlike: "{file} 属于另一次运行：{because}。其中是同样的问题。",
    sameRun: "{file} 和 {other} 属于同一次运行：{because}。",
    nothing: "在这些文件中没有发现已知的问题。",
  },
  terms,
  findings,
};
