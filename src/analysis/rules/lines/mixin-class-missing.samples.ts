import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [main/ERROR]: Mixin apply failed lamps.mixins.json:GuiMixin\norg.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: org.example.bulbs.Bulb",
      parameters: { class: "org.example.bulbs.Bulb", mod: "lamps" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Could not start\norg.spongepowered.asm.mixin.transformer.throwables.MixinPreProcessorException: Attach error for lamps.mixins.json:MobMixin from mod brightlamps during activity: [Transform -> Method lamps$glow()V -> GETSTATIC -> org/example/bulbs/Bulb::on:Z]\n\tat org.spongepowered.asm.mixin.transformer.MixinPreProcessorStandard.attach(MixinPreProcessorStandard.java:320)\nCaused by: java.lang.RuntimeException: java.lang.ClassNotFoundException: org.example.bulbs.Bulb\n\tat org.spongepowered.asm.mixin.transformer.ClassInfo.forName(ClassInfo.java:30)",
      parameters: { class: "org.example.bulbs.Bulb", mod: "brightlamps" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Could not start\norg.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [mixins.lamps.json:GuiMixin] from phase [DEFAULT] in config [mixins.lamps.json] was not applied\n\tat org.spongepowered.asm.mixin.transformer.MixinProcessor.apply(MixinProcessor.java:638)\nCaused by: org.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: org.example.bulbs.Bulb",
      parameters: { class: "org.example.bulbs.Bulb", mod: "lamps" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Mixin apply failed bulbs.mixins.json:GuiMixin\norg.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [lamps.mixins.compat.json:LevelMixin from mod lamps] from phase [DEFAULT] in config [lamps.mixins.compat.json] FAILED during APPLY\n\tat org.spongepowered.asm.mixin.transformer.MixinProcessor.applyMixins(MixinProcessor.java:379)\nCaused by: org.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: com.simibubi.create.content.Lamp$State",
      parameters: { class: "com.simibubi.create.content.Lamp$State", mod: "lamps", provider: "Create" },
    },
    {
      text: "org.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: com.frikinjay.almanac.Almanac",
      parameters: { class: "com.frikinjay.almanac.Almanac", mod: null, provider: "Almanac" },
    },
    {
      text: "[10:00:00] [main/ERROR]: Mixin apply for mod lamps failed lamps.mixins.json:PackMixin from mod lamps -> net.minecraft.class_1066\norg.spongepowered.asm.mixin.throwables.ClassMetadataNotFoundException: net.minecraft.class_3288$class_5351",
      parameters: { class: "net.minecraft.class_3288$class_5351", mod: "lamps", of: "game" },
    },
  ],
  counterSamples: [
    "[10:00:00] [main/INFO]: ClassMetadata found",
    "[10:00:00] [main/ERROR]: x\norg.spongepowered.asm.mixin.transformer.throwables.MixinPreProcessorException: Attach error for lamps.mixins.json:MobMixin during activity: [Transform]\n\tat org.example.A.b(A.java:1)",
  ],
} satisfies LineSamples;
