import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      // Called like a part of the game: its class says whose it is.
      text: "java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'client'!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:388)\nCaused by: net.fabricmc.loader.api.LanguageAdapterException: java.lang.IllegalAccessException: class net.fabricmc.loader.impl.util.DefaultLanguageAdapter cannot access a member of class dev.glowworm.client.Client with modifiers \"private\"\n\tat net.fabricmc.loader.impl.util.DefaultLanguageAdapter.create(DefaultLanguageAdapter.java:60)\nCaused by: java.lang.IllegalAccessException: class net.fabricmc.loader.impl.util.DefaultLanguageAdapter cannot access a member of class dev.glowworm.client.Client with modifiers \"private\"\n\tat java.base/jdk.internal.reflect.Reflection.newIllegalAccessException(Reflection.java:392)",
      parameters: { mod: "glowworm", stage: "main" },
    },
    {
      text: "java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'quietcaves' at 'com.acme.caves.Caves'!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$2(FabricLoaderImpl.java:388)\nCaused by: java.lang.NullPointerException",
      parameters: { mod: "quietcaves", stage: "main" },
    },
    {
      text: "java.lang.RuntimeException: Could not execute entrypoint stage 'client' due to errors, provided by 'quietcaves'!",
      parameters: { mod: "quietcaves", stage: "client" },
    },
    {
      text: "net.fabricmc.loader.api.EntrypointException: Exception while loading entries for entrypoint 'modmenu' provided by 'quietcaves'",
      parameters: { mod: "quietcaves", stage: "modmenu" },
    },
    {
      text: "[12:00:00] [main/ERROR]: x\njava.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors!\n\tat net.fabricmc.loader.entrypoint.minecraft.hooks.EntrypointUtils.invoke(EntrypointUtils.java:50)\n\tSuppressed: java.lang.NullPointerException: x\n\t\tat com.acme.caves.Caves.onInitialize(Caves.java:9) ~[quietcaves-1.0.jar:?]",
      parameters: { stage: "main", mod: "quietcaves" },
    },
    {
      text: "[12:00:00] [main/ERROR]: x\njava.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'kites' at 'org.example.kites.Kites'!\n\tat net.fabricmc.loader.impl.FabricLoaderImpl.lambda$invokeEntrypoints$0(FabricLoaderImpl.java:388)\n\tSuppressed: java.lang.RuntimeException: Could not execute entrypoint stage 'main' due to errors, provided by 'ropes' at 'org.example.ropes.Ropes'!\n\tCaused by: java.lang.ArithmeticException: / by zero\n\t\tat org.example.ropes.Ropes.onInitialize(Ropes.java:8) ~[ropes-1.0.jar:?]\nCaused by: java.lang.IllegalStateException: no wind\n\tat org.example.kites.Kites.onInitialize(Kites.java:12) ~[kites-1.0.jar:?]",
      codes: ["mod-entrypoint-failed", "mod-entrypoint-failed"],
      parameters: { mod: "kites", cause: "IllegalStateException: no wind" },
    },
  ],
  counterSamples: [
    "[12:00:00] [main/INFO]: Initializing entrypoint stage 'main'",
    "<Steve> Could not execute entrypoint stage 'main' due to errors, provided by 'x'!",
  ],
} satisfies LineSamples;
