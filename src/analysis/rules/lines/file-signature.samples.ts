import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: 'Exception in thread "main" java.lang.SecurityException: SHA1 digest error for net/minecraft/client/Minecraft.class',
      parameters: { file: "net/minecraft/client/Minecraft.class" },
    },
    {
      text: 'java.lang.SecurityException: class "com.example.Lib"\'s signer information does not match signer information of other classes in the same package',
      parameters: { file: "com.example.Lib" },
    },
    {
      // Of a mod that the report lists.
      text: `---- Minecraft Crash Report ----
Time: 1/2/20 3:04 PM
Description: There was a severe problem during mod loading that has caused the game to fail

cpw.mods.fml.common.LoaderException: java.lang.NoClassDefFoundError: org/example/oldcarts/Wheel
\tat cpw.mods.fml.common.LoadController.transition(LoadController.java:163)
Caused by: java.lang.SecurityException: class "org.example.oldcarts.Wheel"'s signer information does not match signer information of other classes in the same package
\tat java.lang.ClassLoader.checkCerts(ClassLoader.java:898)

-- System Details --
Details:
\tMinecraft Version: 1.7.10
\tUCE\toldcarts{1.2} [Old Carts] (OldCarts-1.2.jar) 
`,
      codes: ["file-signature", "class-missing"],
      parameters: { mod: "Old Carts" },
    },
    {
      text: "[09:00:00] [Server thread/ERROR]: Error occurred while enabling Towers v3 (Is it up to date?)\njava.lang.SecurityException: Invalid signature file digest for Manifest main attributes\n\tat com.example.towers.Towers.onEnable(Towers.java:18) ~[Towers-3.jar:?]",
      codes: ["file-signature", "plugin-enable-failed"],
      parameters: { file: "Towers" },
    },
  ],
  counterSamples: [
    '[10:00:00] [Client thread/INFO] [STDERR]: x\njava.lang.NoClassDefFoundError: org/example/Lamp\n\tat com.google.common.reflect.ClassPath$ClassInfo.load(ClassPath.java:306)\nCaused by: java.lang.SecurityException: class "org.example.Lamp"\'s signer information does not match signer information of other classes in the same package',
    "[10:00:00] [main/INFO]: Found valid fingerprint for Minecraft Forge. Certificate fingerprint e3c3d50c7c986df74c645c0ac54639741c90a557",
    "[10:00:00] [Server thread/INFO]: <Alex> java.lang.SecurityException: SHA1 digest error for a.class",
  ],
} satisfies LineSamples;
