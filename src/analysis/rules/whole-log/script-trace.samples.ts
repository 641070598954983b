import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      // KubeJS: Rhino says where in the script it was.
      text: "---- Minecraft Crash Report ----\n\nTime: 2024-01-01 10:00:00\nDescription: Ticking entity\n\ndev.latvian.mods.rhino.WrappedException: Wrapped java.lang.NullPointerException: no lamp (server_scripts:mobs/lamps.js#44)\n\tat dev.latvian.mods.rhino.Context.throwAsScriptRuntimeEx(Context.java:1800) ~[rhino-2001.2.2.jar%23331!/:?] {re:classloading}\n\tat net.minecraft.world.entity.LivingEntity.m_8119_(LivingEntity.java:200) ~[client-1.20.1-srg.jar%23144!/:?] {re:classloading}\n\n-- System Details --\nDetails:\n\tMinecraft Version: 1.20.1\n\tForge: net.minecraftforge:47.2.0\n",
      codes: ["script-error"],
      parameters: { file: "mobs/lamps.js", line: "44", folder: "kubejs" },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [groovyscript]: Throwing\ngroovy.lang.MissingPropertyException: No such property: bulb for class: lamps\n\tat org.codehaus.groovy.runtime.ScriptBytecodeAdapter.unwrap(ScriptBytecodeAdapter.java:67) ~[groovy-4.0.jar:?]\n\tat postInit.lamps.run(lamps.groovy:12) ~[?:?]\n\tat com.cleanroommc.groovyscript.sandbox.GroovySandbox.loadScripts(GroovySandbox.java:110) ~[groovyscript-1.0.jar:?]",
      parameters: {
        file: "lamps.groovy",
        line: "12",
        message: "groovy.lang.MissingPropertyException: No such property: bulb for class: lamps",
      },
    },
    {
      text: "[10:00:00] [Client thread/ERROR] [CraftTweaker]: [crafttweaker]: Error executing {[0:crafttweaker]: lamps.zs}: no such bulb\njava.lang.IllegalArgumentException: no such bulb\n\tat crafttweaker.mc1120.recipes.MCRecipeManager.addShaped(MCRecipeManager.java:40) ~[CraftTweaker2.jar:?]\n\tat lamps.__script__(lamps.zs:9) ~[?:?]\n\tat __ZenMain__.run(lamps) ~[?:?]",
      parameters: { file: "lamps.zs", line: "9" },
    },
    {
      // Packs name their scripts in their own language.
      text: "[10:00:00] [Server thread/ERROR] [CraftTweaker]: null\njava.lang.NullPointerException\n\tat Crafttweaker灯泡0.handle(灯泡.zs:7)\n\tat crafttweaker.util.EventList.publish(EventList.java:51) ~[CraftTweaker2.jar:?]\n\tat crafttweaker.mc1120.events.CommonEventHandler.onEntityJoinWorld(CommonEventHandler.java:689) ~[CraftTweaker2.jar:?]\n\tat net.minecraft.world.World.func_72838_d(World.java:1209) ~[amu.class:?]",
      parameters: { file: "灯泡.zs", line: "7", folder: "scripts" },
    },
    {
      // What the script called threw it: the mod only runs the script.
      text: "---- Minecraft Crash Report ----\n// Oops.\n\nTime: 5/1/25 1:12 PM\nDescription: Unexpected error\n\njava.lang.IllegalArgumentException: Unknown bulb: 'night:glow'\n\tat org.example.lamps.api.Bulbs.get(Bulbs.java:12)\n\tat jdk.nashorn.internal.scripts.Script$Recompilation$12$66AA$\\^eval\\_.isLit(<eval>:31)\n\tat jdk.nashorn.javaadapters.java.util.function.BiFunction.apply(Unknown Source)\n\tat org.example.lamps.Lamp.tick(Lamp.java:97)\n\tat net.minecraft.client.Minecraft.func_71407_l(Minecraft.java:2064)\n",
      parameters: { mod: "lamps", message: "IllegalArgumentException: Unknown bulb: 'night:glow' (isLit:31)" },
    },
    {
      text: '[10:00:00] [Client thread/INFO]: Loading\n[10:00:01] [Client thread/ERROR]: Could not run\norg.mozilla.javascript.EcmaError: ReferenceError: "bulb" is not defined. (bulbs.txt#4)\n\tat org.mozilla.javascript.ScriptRuntime.constructError(ScriptRuntime.java:3785)\n\tat org.mozilla.javascript.gen.bulbs_txt_3._c_glow_1(bulbs.txt:4)\n\tat org.example.lamps.Scripts.run(Scripts.java:9) ~[lamps-1.0.jar:?]\n\tat net.minecraft.client.Minecraft.func_71411_J(Minecraft.java:950)',
      parameters: { mod: "lamps" },
    },
    {
      // What was being loaded stands around it.
      text: "[10:00:00] [Client thread/INFO]: Loading\n[10:00:01] [Client thread/ERROR]: Could not run\norg.example.lamps.PackException: Loading lamp night:glow failed!\n\tat org.example.lamps.Packs.load(Packs.java:31) ~[lamps-1.0.jar:?]\n\tat net.minecraft.client.Minecraft.func_71411_J(Minecraft.java:950)\nCaused by: javax.script.ScriptException: TypeError: no bulb\n\tat jdk.nashorn.api.scripting.NashornScriptEngine.throwAsScriptException(NashornScriptEngine.java:455)\n\tat org.example.lamps.Scripts.run(Scripts.java:9) ~[lamps-1.0.jar:?]",
      parameters: { mod: "lamps", message: "Loading lamp night:glow failed! TypeError: no bulb" },
    },
    {
      // A mod with an engine of Java's does not say which script it was.
      text: '[10:00:00] [Client thread/INFO]: Loading\n[10:00:01] [Client thread/ERROR]: Could not run\njavax.script.ScriptException: TypeError: bulb has no such function "glow" in <eval> at line number 20\n\tat jdk.nashorn.api.scripting.NashornScriptEngine.throwAsScriptException(NashornScriptEngine.java:455)\n\tat org.example.lamps.Scripts.run(Scripts.java:9) ~[lamps-1.0.jar:?]\n\tat net.minecraft.client.Minecraft.func_71411_J(Minecraft.java:950)',
      parameters: {
        mod: "lamps",
        message: 'TypeError: bulb has no such function "glow" in <eval> at line number 20',
      },
    },
  ],
  counterSamples: [
    // Nobody's.
    "[10:00:00] [main/ERROR]: Could not run\njavax.script.ScriptException: <eval>:1:10 Missing space after numeric literal\n\tat jdk.nashorn.api.scripting.NashornScriptEngine.throwAsScriptException(NashornScriptEngine.java:455)",
    // A coremod is a script of a mod.
    "[10:00:00] [main/ERROR]: Error occurred applying transform of coremod\njava.lang.NullPointerException: no lamp\n\tat jdk.nashorn.internal.scripts.Script$Recompilation$3.render(coremods/lamps.js:12) ~[?:?]\n\tat net.minecraftforge.coremod.transformer.CoreModBaseTransformer.transform(CoreModBaseTransformer.java:3) ~[coremods.jar:?]",
    // Also where another mod's code is what wanted the class.
    "[10:00:00] [main/ERROR]: x\njava.lang.NullPointerException: no lamp\n\tat jdk.nashorn.internal.scripts.Script$3.render(coremods/lamps.js:12) ~[?:?]\n\tat net.minecraftforge.coremod.transformer.CoreModBaseTransformer.transform(CoreModBaseTransformer.java:3) ~[coremods.jar:?]\n\tat org.example.kites.Kite.<clinit>(Kite.java:3) ~[kites-1.0.jar:?]",
    "[10:00:00] [Server thread/INFO]: Loaded script server_scripts:lamps.js in 0.1 s",
  ],
} satisfies WholeLogSamples;
