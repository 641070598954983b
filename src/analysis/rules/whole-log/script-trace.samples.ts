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
    "[10:00:00] [Server thread/INFO]: Loaded script server_scripts:lamps.js in 0.1 s",
  ],
} satisfies WholeLogSamples;
