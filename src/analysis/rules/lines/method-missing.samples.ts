import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "java.lang.NoSuchMethodError: 'int jdk.internal.Lamps.wick(java.lang.Class)'\n\tat org.example.lamps.Lamp.light(Lamp.java:9)",
      parameters: { class: "jdk.internal.Lamps", method: "wick", how: "java", suspect: "lamps" },
    },
    {
      text: `[09:00:00] [Server thread/ERROR]: Error occurred while enabling Towers v3 (Is it up to date?)
java.lang.NoSuchMethodError: org.bukkit.entity.Player.sendToast(Ljava/lang/String;)V
	at com.example.towers.Towers.onEnable(Towers.java:18) ~[?:?]`,
      codes: ["method-missing", "plugin-enable-failed"],
      parameters: { suspect: "Towers", class: "org.bukkit.entity.Player", method: "sendToast" },
    },
    {
      text: `java.lang.NoSuchMethodError: 'void net.minecraft.class_1937.method_9999(net.minecraft.class_2338, int)'
	at com.example.lamp.LampBlock.tick(LampBlock.java:77)`,
      parameters: { suspect: "lamp", class: "net.minecraft.class_1937", method: "method_9999" },
    },
    {
      text: "Caused by: java.lang.NoSuchFieldError: GLOW_INK\n\tat com.example.ink.Pots.<init>(Pots.java:8) ~[ink-1.jar:?]",
      parameters: { suspect: "ink", method: "GLOW_INK" },
    },
    {
      text: "java.lang.NoSuchMethodError: com.example.gears.Slot.<init>(Lcom/example/gears/Box;I)V\n\tat com.example.panels.Panel.<init>(Panel.java:8) ~[panels-1.jar:?]",
      parameters: { suspect: "panels", class: "com.example.gears.Slot", method: "a constructor" },
    },
    {
      text: `[09:00:00] [Server thread/ERROR]: Error occurred while enabling Towers v3 (Is it up to date?)
java.lang.NoSuchMethodError: java.lang.String.isBlank()Z
	at com.example.towers.Towers.onEnable(Towers.java:18) ~[Towers-3.jar:?]`,
      codes: ["method-missing", "plugin-enable-failed"],
      parameters: { suspect: "Towers", provider: "Java itself", method: "isBlank" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Lamps failed\njava.lang.AbstractMethodError: Receiver class org.example.lamps.Bulb does not define or inherit an implementation of the resolved method 'abstract int glow(int)' of interface org.other.lights.Light.\n\tat org.other.lights.Lights.draw(Lights.java:9) ~[lights-2.0.jar:?]",
      parameters: { class: "org.other.lights.Light", method: "glow", suspect: "lamps" },
    },
    {
      // Where only the code of the other one stands in the trace, too.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 2024-06-01 10:00:00\nDescription: Unexpected error\n\njava.lang.AbstractMethodError: Receiver class org.example.lamps.LampFuel does not define or inherit an implementation of the resolved method 'abstract int burn(int)' of interface com.acme.bulbs.api.Fuel.\n\tat com.acme.bulbs.Bulb.glow(Bulb.java:9) ~[bulbs-1.0.jar%23201!/:1.0] {re:classloading}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tMod List: \n\t\tlamps-2.0.jar |Bright Lamps |lamps |2.0 |DONE |Manifest: NOSIGNATURE\n\t\tbulbs-1.0.jar |Bulbs |bulbs |1.0 |DONE |Manifest: NOSIGNATURE\n",
      parameters: { suspect: "Bright Lamps", provider: "Bulbs", method: "burn" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Lamps failed\njava.lang.NoSuchFieldError: f_109409_\n\tat org.example.lamps.Glow.draw(Glow.java:30) ~[lamps-1.0.jar:?]",
      parameters: { method: "f_109409_", suspect: "lamps", platform: "Minecraft" },
    },
  ],
  counterSamples: [
    "[09:00:00] [Server thread/INFO]: <Alex> java.lang.NoSuchMethodError: a.b.c()V",
    "[09:00:00] [main/DEBUG]: java.lang.NoSuchMethodError: io.netty.util.X.y()V",
    "java.lang.NoSuchMethodException: com.example.A.<init>()",
  ],
} satisfies LineSamples;
