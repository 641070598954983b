/** Mods, A, a line each as `known-owners.ts` explains. */
export const modsA = `
5zig|The 5zig Mod|eu.the5zig|client
a_good_place|A Good Place|nl.enjarai.a_good_place|library
aainfo|Actually Advanced Info|mod.caedis.aainfo
abnormals_core|Abnormals Core|com.minecraftabnormals.abnormals_core|library
accelerateddecay|Accelerated Decay|pro.mikey.accelerateddecay||architectury
acceleratedrendering|Accelerated Rendering|com.github.argon4w.acceleratedrendering|client
accessories|Accessories|io.wispforest.accessories|library|owo
accessories_compat_layer|Accessories Compatibility Layer|io.wispforest.accessories_compat||owo accessories
accurateblockplacement|Accurate Block Placement|net.clayborn.accurateblockplacement|client
achiopt|AchievementOptimizer|com.bigenergy.achiopt
actuallyadditions|Actually Additions|de.ellpeck.actuallyadditions ellpeck.actuallyadditions
ad_astra|Ad Astra|earth.terrarium.ad_astra earth.terrarium.adastra
ad_astra_giselle_addon|Ad Astra: Giselle Addon|ad_astra_giselle_addon||botarium ad_astra resourcefulconfig
adaptive_performance_tweaks_core|APTweaks: Core|de.markusbordihn.adaptiveperformancetweakscore
adastraextra|Ad Astra Extra|net.bullfighter.adastraextra||ad_astra
Additional-Buildcraft-Objects|Additional Buildcraft Objects|abo
additionaladditions|Additional Additions|dqu.additionaladditions
additionalentityattributes|Additional Entity Attributes|de.dafuqs.additionalentityattributes
additionalpipes|Additional Pipes|buildcraft.additionalpipes
adlods|Large Ore Deposits|com.endertech.minecraft.mods.adlods||forgeendertech
adorn|Adorn|juuxel.adorn
advanced_ae|Advanced AE|net.pedroksl.advanced_ae
advanced_machines|Advanced Machines|com.chocohead.AdvMachines||ic2
advanced_solar_panels|Advanced Solar Panels|com.chocohead.advsolar||ic2
advancedperipherals|Advanced Peripherals|de.srendi.advancedperipherals
advancedrocketry|Advanced Rocketry|zmaster587.advancedRocketry
AdvancedSolarPanel|Advanced Solar Panels|advsolar
advancementframes|Advancement Frames|net.mehvahdjukaar.advframes||moonlight
advancementinfo|AdvancementInfo|de.guntram.mcmod.advancementinfo|client
advancementplaques|Advancement Plaques|com.anthonyhilyard.advancementplaques|client|iceberg
adventurez|AdventureZ|net.adventurez
advgenerators|Advanced Generators|net.bdew.generators||bdlib
ae2 appliedenergistics2|Applied Energistics 2|appeng
ae2importexportcard|AE2 Import Export Card|com.ultramega.ae2importexportcard||ae2
ae2qolrecipes|AE2 QoL Recipes|com.christofmeg.ae2qolrecipes
ae2stuff|AE2 Stuff|net.bdew.ae2stuff
ae2wtlib|AE2 Wireless Terminals|de.mari_023.ae2wtlib|library
ae2wtlib_api|AE2WTLib API||library
aeinfinitybooster|AEInfinityBooster|uk.co.hexeption.aeinfinitybooster||ae2
aeroblender|AeroBlender|teamrazor.aeroblender||terrablender aether
aether|The Aether|com.gildedgames.aether com.aetherteam.aether
aether_redux|Aether: Redux|net.zepalesque.redux
aetherdelight|Aether Delight|net.mcreator.aetherdelight
aggroindicator|Aggro Indicator|com.github.raverbury.aggroindicator
agricraft|AgriCraft|com.infinityraider.agricraft com.agricraft.agricraft
aiimprovements|AI-Improvements|com.builtbroken.ai.improvements
aiotbotania|AIOT Botania|de.melanx.aiotbotania||botania
akashictome|Akashic Tome|vazkii.akashictome
alexscaves|Alex's Caves|com.github.alexmodguy.alexscaves
alexsdelight|Alex's Delight|com.ncpbails.alexsdelight
alexsmobs|Alex's Mobs|com.github.alexthe666.alexsmobs
alfheim|Alfheim|dev.redstudio.alfheim
ali|AdvancedLootInfo|com.yanny.ali
alloy_forgery|Alloy Forgery|wraith.alloyforgery||owo
alltheleaks|All The Leaks|dev.uncandango.alltheleaks
alltheores|AllTheOres|net.allthemods.alltheores
almanac|Almanac|com.frikinjay.almanac|library
almostunified|Almost Unified|com.almostreliable.unified
ambientenvironment|Ambient Environment|com.blamejared.ambientenvironment
ambientsounds|AmbientSounds|team.creative.ambientsounds
amecsapi|Amecs API|de.siphalor.amecs|library
amendments|Amendments|net.mehvahdjukaar.amendments||moonlight
ancientreforging|Ancient Reforging|com.ianm1647.ancientreforging||placebo apotheosis
angelica|Angelica|com.gtnewhorizons.angelica|client
animania|Animania|com.animania
animatica|Animatica|io.github.foundationgames.animatica|client
another_furniture|Another Furniture|com.starfish_studios.another_furniture
ante|Anvil Never Too Expensive|gay.ttf.ante
antighost|AntiGhost|de.guntram.mcmod.antighost
antiqueatlas|Antique Atlas|hunternif.mc.impl.atlas
antitoolbreak|Anti Tool Break|blazingtwist.antitoolbreak
anvianslib|Anvian's Lib|net.anvian.anvianslib|library
aoa3|Advent of Ascension|net.tslat.aoa3
aperture|Aperture|mchorse.aperture|client|mclib
apexcore|ApexCore|xyz.apex.forge.apexcore
apoli|Apoli|io.github.edwinmindcraft.apoli io.github.apace100.apoli||calio caelus
apotheosis|Apotheosis|shadows.apotheosis dev.shadowsoffire.apotheosis||placebo attributeslib
apotheosis_modern_ragnarok|Apotheosis Modern Ragnarok: Zero|mod.chloeprime.apotheosismodernragnarok||apotheosis tacz
apotheotic_additions|Apotheotic Additions|net.mcreator.apotheoticadditions
apothic_attributes|Apothic Attributes|dev.shadowsoffire.apothic_attributes
apothic_spawners|Apothic Spawners|dev.shadowsoffire.apothic_spawners||placebo
appflux|Applied Flux|com.glodblock.github.appflux
applecore|AppleCore|squeek.applecore|library
appleskin|AppleSkin|squeek.appleskin
appmek|Applied Mekanistics|me.ramidzkh.mekae2||ae2 mekanism
aquaculture|Aquaculture|com.teammetallurgy.aquaculture
aquaculturedelight|Aquaculture Delight|net.mcreator.aquaculturedelight
aquamirae|Aquamirae|com.obscuria.aquamirae
aquamirae_delight|Aquamirae Delight|womp.tinfoilknight.aquamiraedelight||farmersdelight obscure_api aquamirae
arcadialbonsaitrees|Bonsai Trees|com.arcadiax.bonsaitrees
archaicfix|ArchaicFix|org.embeddedt.archaicfix
architecturecraft|ArchitectureCraft|com.elytradev.architecture
architectury|Architectury API|me.shedaniel.architectury dev.architectury|library
argonauts|Argonauts|earth.terrarium.argonauts
aristois|Aristois|me.deftware.aristois|client
armorchroma|Armor Chroma|nukeduck.armorchroma|client
armordamagescale|Armor/Damage scale Mod|com.armordamagescale||cupboard
armorstatues|Armor Statues|fuzs.armorstatues||puzzleslib statuemenus
armourers_workshop|Armourer's Workshop|moe.plushie.armourers_workshop riskyken.armourersWorkshop
aroma1997core|Aroma1997Core|aroma1997.core
aroma1997sdimension|Aroma1997's Dimensional World|aroma1997.world
aromabackup|AromaBackup|aroma1997.backup
arphex|ArPhEx|net.arphex
ars_creo|Ars Creo|com.hollingsworth.ars_creo||ars_nouveau
ars_elemental|Ars Elemental|alexthw.ars_elemental
ars_nouveau|Ars Nouveau|com.hollingsworth.arsnouveau
arsmagica2|Ars Magica 2|am2
art_of_forging|Art of Forging|net.acetheeldritchking.art_of_forging||tetra mutil
artifacts|Artifacts|artifacts||curios expandability cloth-config architectury
asmodeuscore|AsmodeusCore|asmodeuscore|library
astikorcarts|AstikorCarts|de.mennomax.astikorcarts
astralsorcery|Astral Sorcery|hellfirepvp.astralsorcery
asynclocator|Async Locator|brightspark.asynclocator
athena|Athena|earth.terrarium.athena
atlasextras|Atlas Extras|de.shyrik.atlasextras
atmospheric|Atmospheric|com.teamabnormals.atmospheric||blueprint
attributefix|AttributeFix|net.darkhax.attributefix
attributeslib|Apothic Attributes|dev.shadowsoffire.attributeslib|library|placebo
atum|Atum|me.voidxwalker.autoreset
autocrafter|Fabric AutoCrafter|com.github.tatercertified.fabricautocrafter
Automagy|Automagy|tuhljin.automagy
automobility|Automobility|io.github.foundationgames.automobility
autoreglib|AutoRegLib|vazkii.arl|library
autumnity|Autumnity|com.teamabnormals.autumnity
Avaritia|Avaritia|fox.spiteful.avaritia morph.avaritia
avaritiaddons|Avaritiaddons|wanion.avaritiaddons
avaritiaio|Avaritia IO|com.tfar.avaritiaio
AWWayofTime|Blood Magic|WayofTime.alchemicalWizardry
axiom|Axiom|com.moulberry.axiom
axolotlbuckets|Axolotl Buckets|me.roundaround.axolotlbuckets|client
azurelib|AzureLib|mod.azure.azurelib|library
azurelibarmor|AzureLib Armor|mod.azure.azurelibarmor
`;
