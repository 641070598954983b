/** A start of the game that fails, made up: with a cause to be found, and with what is masked before it is shared. */
export const exampleName = "latest.log";

const libraries = ["fabric-api 0.92.2+1.20.4", "fabricloader 0.15.6", "java 17", "minecraft 1.20.4", "sodium 0.5.8"];

export const exampleLog = [
  "[19:42:07] [main/INFO]: Loading Minecraft 1.20.4 with Fabric Loader 0.15.6",
  "[19:42:07] [main/INFO]: Loading from C:\\Users\\robin\\AppData\\Roaming\\.minecraft\\mods",
  "[19:42:08] [main/WARN]: Warnings were found!",
  " - Mod 'Sodium' (sodium) 0.5.8 recommends any version of reeses-sodium-options, which is missing!",
  "[19:42:08] [main/INFO]: Loading 5 mods:",
  ...libraries.map((library) => `\t- ${library}`),
  "[19:42:09] [main/ERROR]: Incompatible mods found!",
  "net.fabricmc.loader.impl.FormattedException: Some of your mods are incompatible with the game or each other!",
  "A potential solution has been determined, this may resolve your problem:",
  "\t - Install sodium, version 0.5.3 or later.",
  "More details:",
  "\t - Mod 'Iris' (iris) 1.6.17 requires version 0.5.3 or later of sodium, which is missing!",
  "\tat net.fabricmc.loader.impl.FormattedException.ofLocalized(FormattedException.java:51) ~[fabric-loader-0.15.6.jar:?]",
  "\tat net.fabricmc.loader.impl.FabricLoaderImpl.load(FabricLoaderImpl.java:196) ~[fabric-loader-0.15.6.jar:?]",
  "\tat net.fabricmc.loader.impl.launch.knot.KnotClient.main(KnotClient.java:23) [fabric-loader-0.15.6.jar:?]",
  "[19:42:10] [main/INFO]: Last server: 203.0.113.24:25565",
  "",
].join("\n");
