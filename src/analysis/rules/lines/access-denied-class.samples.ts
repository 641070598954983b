import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: `java.lang.IllegalAccessError: tried to access field net.minecraft.client.Minecraft.field_71449_j from class com.example.zoom.Zoom
	at com.example.zoom.Zoom.tick(Zoom.java:20) ~[Zoom.class:?]`,
      parameters: { suspect: "zoom", culprit: "zoom", class: "net.minecraft.client.Minecraft.field_71449_j" },
    },
    {
      text: `Caused by: java.lang.IllegalAccessError: class com.example.pack.Screen tried to access private field net.minecraft.client.gui.screens.Screen.title (com.example.pack.Screen and net.minecraft.client.gui.screens.Screen are in module x)
	at com.example.pack.Screen.open(Screen.java:55) ~[pack-2.0.jar%2399!/:2.0]`,
      parameters: { suspect: "pack", culprit: "pack", class: "net.minecraft.client.gui.screens.Screen.title" },
    },
    {
      // What does not fit is the other one's.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Unexpected error\n\njava.lang.IncompatibleClassChangeError: class org.example.lamps.LampFuel can not implement com.acme.bulbs.Fuel, because it is not an interface\n\tat java.lang.ClassLoader.defineClass1(Native Method) ~[?:?]\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tMod List: \n\t\tlamps-2.0.jar |Bright Lamps |lamps |2.0 |DONE |Manifest: NOSIGNATURE\n\t\tbulbs-1.0.jar |Bulbs |bulbs |1.0 |DONE |Manifest: NOSIGNATURE\n",
      parameters: { suspect: "Bright Lamps", provider: "Bulbs", class: "com.acme.bulbs.Fuel" },
    },
  ],
  counterSamples: [
    // Parts of a hybrid that do not fit together.
    "[10:00:00] [Server thread/WARN]: [Kites] Task #7 for Kites v1.0 generated an exception\njava.lang.IllegalAccessError: failed to access class net.minecraft.world.level.block.ChestBlock$2$1 from class org.bukkit.craftbukkit.v1_18_R1.block.CraftChest (net.minecraft.world.level.block.ChestBlock$2$1 is in module minecraft@1.18.1)\n\tat org.example.kites.Kite.run(Kite.java:7)",
    // Thrown by a mod, to say something else.
    "java.lang.IllegalAccessError: Please report this to Lamps!\n\tat com.example.lamps.Lamps.add(Lamps.java:55)",
    "java.lang.IllegalAccessError: class a.B (in unnamed module @0x1) cannot access class sun.security.util.HostnameChecker (in module java.base) because module java.base does not export sun.security.util to unnamed module @0x1",
    "[09:00:00] [Server thread/INFO]: <Alex> java.lang.IllegalAccessError: tried to access class a.B",
    "java.lang.IllegalAccessException: class a.B cannot access a member of class c.D",
  ],
} satisfies LineSamples;
