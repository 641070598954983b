import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "Mixin apply failed lamps.forge.mixins.json:LampMixin\n...\nInvalidInjectionException: Critical injection failure: @Inject annotation on glow could not find any targets matching 'getGlow' in net.minecraft.world.level.block.LampBlock",
      parameters: { mod: "lamps", mixin: "LampMixin", target: "net.minecraft.world.level.block.LampBlock" },
    },
    {
      text: "Caused by: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure: @Inject annotation on onGlow could not find any targets matching 'Lnet/minecraft/client/Minecraft;m_123456_(I)V' in net.minecraft.client.Minecraft. Using refmap lamps-refmap.json [PREINJECT Applicator Phase -> lamps.mixins.json:MinecraftMixin -> Prepare Injections ->  -> handler$zdb000$onGlow(I)V -> Parse]",
      parameters: { mod: "lamps", mixin: "MinecraftMixin", target: "net.minecraft.client.Minecraft" },
    },
    {
      text: "InvalidInjectionException: Critical injection failure: @Inject annotation on onGlow could not find any targets matching 'glow' in net.minecraft.client.Minecraft. Using refmap lamps-refmap.json",
      parameters: { mod: "lamps", mixin: null, target: "net.minecraft.client.Minecraft" },
    },
    {
      text: "[10:00:00 ERROR] [mixin]: Critical injection failure: LVT in net/minecraft/server/players/PlayerList::m_11236_(Lnet/minecraft/server/level/ServerPlayer;)V has incompatible changes at opcode 12 in callback ropes.common.mixins.json:players.PlayerListMixin->@Inject::ropes$join(Lnet/minecraft/server/level/ServerPlayer;)V.\n Expected: [Lnet/minecraft/core/BlockPos;, F]\n    Found: [Lorg/bukkit/Location;, Z]",
      parameters: { mod: "ropes", mixin: "PlayerListMixin", target: "net.minecraft.server.players.PlayerList" },
    },
    {
      text: "[10:00:01] [main/ERROR]: Mixin prepare for mod lamps failed preparing GlowMixin in lamps.mixins.json: org.spongepowered.asm.mixin.transformer.throwables.InvalidMixinException The specified mixin 'org.lamps.mixin.GlowMixin' was not found\norg.spongepowered.asm.mixin.transformer.throwables.InvalidMixinException: The specified mixin 'org.lamps.mixin.GlowMixin' was not found\n\tat org.spongepowered.asm.mixin.transformer.MixinInfo.<init>(MixinInfo.java:890)\nCaused by: java.lang.ClassNotFoundException: The specified mixin 'org.lamps.mixin.GlowMixin' was not found\n\tat org.spongepowered.asm.mixin.transformer.MixinInfo.loadMixinClass(MixinInfo.java:1330)",
      parameters: { mod: "lamps", mixin: "GlowMixin", target: null, why: "absent" },
    },
    {
      // OptiFine replaces what draws, and no mixin finds its place there.
      text: "[10:00:00] [main/INFO]: OptiFineTransformationService.onLoad\n[10:00:04] [main/ERROR]: Could not start\norg.spongepowered.asm.mixin.injection.throwables.InjectionError: Critical injection failure: Redirector fancyWeather()Z in swiftium.mixins.json:options.MixinWorldRenderer failed injection check, (0/1) succeeded.",
      parameters: { mod: "swiftium", mixin: "MixinWorldRenderer", rival: "OptiFine" },
    },
    {
      text: `[10:00:00] [Render thread/WARN] [mixin/]: @Redirect conflict. Skipping glow.mixins.json:window.FrameMixin from mod glow->@Redirect::redirect$open(J)V with priority 1000, already redirected by frames.mixins.json:WindowMixin from mod frames->@Redirect::frames$open(J)V with priority 1000
[10:00:01] [Render thread/ERROR]: Unreported exception thrown!
java.lang.RuntimeException: outer
${"\tat org.spongepowered.asm.mixin.transformer.MixinProcessor.applyMixins(MixinProcessor.java:392)\n".repeat(45)}Caused by: org.spongepowered.asm.mixin.injection.throwables.InjectionError: Critical injection failure: Redirector redirect$open(J)V in glow.mixins.json:window.FrameMixin from mod glow failed injection check, (0/1) succeeded. Scanned 0 target(s).`,
      parameters: { mod: "glow", mixin: "FrameMixin", rival: "frames" },
    },
    {
      text: "[12:00:00] [Render thread/ERROR]: Mixin apply for mod quietcaves failed quietcaves.mixins.json:render.WorldRendererMixin from mod quietcaves -> net.minecraft.class_761: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException Critical injection failure: @Inject annotation on dim could not find any targets",
      parameters: { mod: "quietcaves", target: "net.minecraft.class_761", mixin: "WorldRendererMixin" },
    },
    {
      text: "[12:00:00] [main/WARN] [mixin/]: Mixin apply failed mixins.ringcraft.json:PlayerMixin -> net.minecraft.world.entity.player.Player: org.spongepowered.asm.mixin.transformer.throwables.InvalidMixinException",
      parameters: { mod: "ringcraft", target: "net.minecraft.world.entity.player.Player", mixin: "PlayerMixin" },
    },
    {
      text: "org.spongepowered.asm.mixin.transformer.throwables.MixinTransformerError: An unexpected critical error was encountered\nCaused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [ringcraft.mixins.json:client.GuiMixin from mod ringcraft] from phase [DEFAULT] in config [ringcraft.mixins.json] FAILED during APPLY\nCaused by: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: Critical injection failure: @Redirect annotation on draw could not find any targets matching 'render' in net.minecraft.client.gui.Gui. Using refmap ringcraft.refmap.json",
      parameters: { mod: "ringcraft", target: "net.minecraft.client.gui.Gui", mixin: "GuiMixin" },
    },
    {
      text: "[main/ERROR] [mixin/]: Mixin prepare for mod ringcraft failed preparing ItemMixin in ringcraft.mixins.json: java.lang.ClassNotFoundException",
      parameters: { mod: "ringcraft", mixin: "ItemMixin" },
    },
    {
      text: "[12:00:00] [main/ERROR]: x\njava.lang.RuntimeException: @Redirect conflict. Skipping ringcraft.mixins.json:client.GuiMixin->@Redirect::draw(La;)V with priority 1000, already redirected by lamps.mixins.json:GuiMixin->@Redirect::light(La;)V with priority 1000\nCaused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [ringcraft.mixins.json:client.GuiMixin] from phase [DEFAULT] in config [ringcraft.mixins.json] FAILED during APPLY",
      parameters: { mod: "ringcraft", rival: "lamps" },
    },
    {
      // What a developer's name is looked for by is nowhere in a game that runs, with OptiFine or without.
      text: "java.lang.NoClassDefFoundError: net/minecraft/util/LampRenderer\n\tat net.minecraft.launchwrapper.Launch.launch(Launch.java:135)\nCaused by: org.spongepowered.asm.mixin.throwables.MixinApplyError: Mixin [mixins.ringcraft.json:GuiLampMixin] from phase [DEFAULT] in config [mixins.ringcraft.json] FAILED during APPLY\nCaused by: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException: @Redirect annotation on redirect$glow$zzn000 could not find any targets matching 'shineBright' in the target class net.minecraft.util.LampRenderer. Using refmap mixins.ringcraft.refmap.json\n\tOptiFine Version: OptiFine_1.8.9_HD_U_M5",
      parameters: {
        mod: "ringcraft",
        target: "net.minecraft.util.LampRenderer",
        mixin: "GuiLampMixin",
        rival: null,
      },
    },
    {
      // Whose method another one was put into is told by its class alone.
      text: '[12:00:00] [main/FATAL] [mixin/]: Mixin apply failed mixins.ringcraft.json:item.BowMixin -> net.minecraft.world.item.BowItem: org.spongepowered.asm.mixin.injection.throwables.InvalidInjectionException @At("INVOKE") on net/minecraft/world/item/BowItem::ringcraft$pull with priority 1000 cannot inject into net/minecraft/world/item/BowItem::m_1_(La;)V merged by org.quietcaves.mixin.BowMixin with priority 1100 [PREINJECT Applicator Phase -> mixins.ringcraft.json:item.BowMixin from mod ringcraft -> Prepare]',
      parameters: { mod: "ringcraft", mixin: "BowMixin", rival: "quietcaves" },
    },
    {
      text: "\tFailure message: Mixin application of com.acme.rings.PlayerMixin from Ring Craft (ringcraft) has failed",
      parameters: { mod: "ringcraft", mixin: "PlayerMixin" },
    },
    {
      text: "[main/ERROR] [net.neoforged.fml.loading.FMLLoader/]: Failed to apply mixin. Mixin Class: com.acme.rings.PlayerMixin, ModID: ringcraft",
      parameters: { mod: "ringcraft", mixin: "PlayerMixin" },
    },
    {
      text: "org.spongepowered.asm.mixin.transformer.throwables.MixinTargetAlreadyLoadedException: Critical problem: ringcraft.mixins.json:PlayerMixin from mod ringcraft target net.minecraft.class_1657 was loaded too early.",
      parameters: { mod: "ringcraft", target: "net.minecraft.class_1657", mixin: "PlayerMixin" },
    },
    {
      text: "[12:00:00] [main/ERROR]: Error encountered whilst initialising mixin config 'ringcraft.mixins.json' from mod 'ringcraft': x\norg.spongepowered.asm.mixin.throwables.MixinPrepareError: x",
      parameters: { mod: "ringcraft", mixin: "ringcraft.mixins.json" },
    },
  ],
  counterSamples: [
    "[main/WARN] [mixin/]: @Mixin target com.acme.Thing was not found ringcraft.mixins.json:ThingMixin",
    "[main/WARN]: Error loading class: com/acme/Thing (java.lang.ClassNotFoundException: com/acme/Thing)",
    "[main/INFO]: Test [a] FAILED during setup",
  ],
} satisfies LineSamples;
