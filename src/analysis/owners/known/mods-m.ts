/** Mods, M, a line each as `known-owners.ts` explains. */
export const modsM = `
macawsbridgesbop|Macaw's Bridges - BOP|fr.samlegamer.macawsbridgesbop
macawsroofsbop|Macaw's Roofs - BOP|fr.samlegamer.macawsroofsbop
macros|Macro / Keybind Mod|net.eq2online.macros|client
magic_origins|Magic Origins|com.magic_origins||origins
magicalcrops|Magical Crops: Core|com.mark719.magicalcrops
magicbees|Magic Bees|magicbees||forestry
magistuarmory|Epic Knights: Armor and Weapons|com.magistuarmory
magnumtorch|Magnum Torch|fuzs.magnumtorch||puzzleslib
majobroom|Majo Broom Mod|com.innky.majobroom
majruszlibrary|Majrusz Library|com.majruszlibrary|library
majruszsaccessories|Majrusz's Accessories|com.majruszsaccessories||majruszlibrary
majruszsdifficulty|Majrusz's Progressive Difficulty|com.majruszsdifficulty||majruszlibrary
majruszsenchantments|Majrusz's Enchantments|com.majruszsenchantments||majruszlibrary
malilib|MaLiLib|malilib fi.dy.masa.malilib|client library
malum|Malum|com.sammy.malum
man_of_many_planes|Man of Many Planes|net.conczin.man_of_many_planes||immersive_aircraft
mantle|Mantle|slimeknights.mantle mantle|library
map_atlases|Map Atlases|pepjebs.mapatlases
mapfrontiers|MapFrontiers|games.alejandrocoria.mapfrontiers||journeymap
maxhealthfix|MaxHealthFix|net.darkhax.maxhealthfix
mca|Minecraft Comes Alive Reborn|net.conczin.mca mca net.mca
mcda|MC Dungeons Armors|chronosacaria.mcda
mcdar|MC Dungeons Artifacts|chronosacaria.mcdar
mcdw|MC Dungeons Weapons|chronosacaria.mcdw
mcef|MCEF|com.cinemamod.mcef
mcheli|MC Helicopter|mcheli
mcjtylib mcjtylib_ng|McJtyLib|mcjty.lib|library
mclib|McLib|mchorse.mclib|library
mcmultipart|MCMultiPart|mcmultipart|library
mcreator|An MCreator mod
mcsrlauncher|MCSR Launcher|com.redlimerl.mcsrlauncher
mcsrranked|MCSR Ranked|com.mcsrranked
mcwbridges|Macaw's Bridges|com.mcwbridges net.kikoz.mcwbridges
mcwdoors|Macaw's Doors|com.mcwdoors.kikoz
mcwfences|Macaw's Fences and Walls|com.mcwfences.kikoz
mcwfencesbop|Macaw's Fences - BOP|fr.samlegamer.mcwfencesbop
mcwfurnitures|Macaw's Furniture|com.mcwfurnitures.kikoz
mcwfurnituresbop|Macaw's Furnitures - BOP|fr.samlegamer.mcwfurnituresbop||terrablender biomesoplenty mcwfurnitures
mcwholidays|Macaw's Holidays|com.mcwholidays.kikoz
mcwlights|Macaw's Lights and Lamps|com.mcwlights.kikoz
mcwpaintings|Macaw's Paintings|com.mcwpaintings.kikoz
mcwpaths|Macaw's Paths and Pavings|com.mcwpaths.kikoz
mcwroofs|Macaw's Roofs|com.mcwroofs.kikoz
mcwstairs|Macaw's Stairs and Balconies|com.mcwstairs.kikoz
mcwtrpdoors|Macaw's Trapdoors|com.mcwtrpdoors.kikoz
mcwwindows|Macaw's Windows|com.mcwwindows.kikoz
meadow|[Let's Do] Meadow|net.satisfy.meadow
measurements|Measurements|com.mrbysco.measurements
mechanicalbotania|Mechanical Botania|net.micaxs.mechanicalbotania||botania create
mechanicals|Mechanicals Lib|com.oierbravo.mechanicals|library
mechtrowel|Mech Trowel|com.asger.mechtrowel
medieval_buildings|Medieval Buildings|com.craftix.medieval_buildings
medieval_nether|Medieval Buildings [Nether Edition]|com.craftix.medieval_nether
medievalend|Medieval Buildings [The End Edition]|com.craftix.medievalend
megacells|MEGA Cells|gripe._90.megacells||ae2
mekanism|Mekanism|mekanism
mekanism_turrets|Mekanism Turrets|com.github.x3r.mekanism_turrets||mekanism geckolib
mekanismaaa|Mekanism: Ad Astra Ores|com.liberty.mekanism.addon.adastra||mekanism
mekanismadditions|Mekanism Additions|mekanism.additions||mekanism
mekanismgenerators|Mekanism Generators|mekanism.generators||mekanism
mekanismtools|Mekanism Tools|mekanism.tools||mekanism
melody|Melody|de.keksuccino.melody|client library
memoryleakfix|Memory Leak Fix|ca.fxco.memoryleakfix
memorysettings|Memorysettings Mod|com.memorysettings||cupboard
mes|Moog's End Structures
metalbarrels|Metal Barrels|tfar.metalbarrels
metalfences|Metal Fences|com.mt1006.metalfences
metamorph|Metamorph|mchorse.metamorph||mclib
meteor-client|Meteor Client|meteordevelopment.meteorclient minegame159.meteorclient|client
mffs|Modular Force Field System|dev.su5ed.mffs
micdoodlecore|Micdoodle8 Core||library
midnightcontrols|MidnightControls|eu.midnightdust.midnightcontrols|client
midnightlib|MidnightLib|eu.midnightdust|library
millenaire|Millénaire|org.millenaire
mine_chromatic|Mine Chromatic Addon|io.github.ultreon.minechromatic||mcef
minecards|Minecards|io.github.worldsaladdev.minecards
minecolonies|MineColonies|com.minecolonies
minecolonies_compatibility|Compatibility addon for MineColonies|steve_gall.minecolonies_compatibility||minecolonies
minecolonies_tweaks|Tweaks addon for MineColonies|steve_gall.minecolonies_tweaks||minecolonies
mineminenomi|Mine Mine no Mi|xyz.pixelatedw.mineminenomi
miners_delight|Miner's Delight|com.sammy.minersdelight||farmersdelight
minetogether|MineTogether|net.creeperhost.minetogether
MineTweaker3|MineTweaker 3
minihud|MiniHUD|fi.dy.masa.minihud|client|malilib
mininggadgets|Mining Gadgets|com.direwolf20.mininggadgets
miscutils|GT++|gtPlusPlus
mixinbooter|MixinBooter|zone.rong.mixinbooter|library
mixinbootstrap|MixinBootstrap|io.github.lxgaming.mixin
mixincompat|Mixin Compatibility|io.github.notstirred.mixincompat
mixintrace|MixinTrace|link.infra.mixintrace
mjrlegendslib|MJRLegendsLib|com.mjr.mjrlegendslib|library
mm|Manningham Mills|com.chocohead.mm
mmoparties|MMOParties|deathtags
mna|Mana and Artifice|com.mna
mns|Moog's Nether Structures
mob_grinding_utils|Mob Grinding Utils|mob_grinding_utils
mobdismemberment|MobDismemberment|me.ichun.mods.mobdismemberment
MobiusCore|MobiusCore|mcp.mobius.mobiuscore
moblassos|Mob Lassos|fuzs.moblassos||puzzleslib
mobspropertiesrandomness|Mobs Properties Randomness|insane96mcp.mobspropertiesrandomness||insanelib
mobstacker|Mob Stacker|com.frikinjay.mobstacker||almanac
mobtimizations|Mobtimizations|com.corosus.mobtimizations||coroutil
mocreatures|Mo' Creatures|drzhark.mocreatures
modelfix|Model Gap Fix|net.mehvahdjukaar.modelfix|client
modern_beta|Modern Beta|mod.bespectacled.modernbeta
modern_industrialization|Modern Industrialization|aztech.modern_industrialization
moderndynamics|Modern Dynamics|dev.technici4n.moderndynamics
modernfix|ModernFix|org.embeddedt.modernfix
modernui|Modern UI|icyllis.modernui|client
modmenu|Mod Menu|com.terraformersmc.modmenu com.terraformersmc.mod_menu|client
modnametooltip|Mod Name Tooltip|mezz.modnametooltip
modonomicon|Modonomicon|com.klikli_dev.modonomicon
mods_optimizer|Mods Optimizer|de.markusbordihn.modsoptimizer
modtweaker|ModTweaker|com.blamejared.compat modtweaker2 modtweaker||crafttweaker
modularforcefieldsystem|Modular ForceField System|com.nekokittygames.mffs
modulargolems|Modular Golems|dev.xkmc.modulargolems||l2library
modularmachinery|Modular Machinery|hellfirepvp.modularmachinery
modularrouters|Modular Routers|me.desht.modularrouters
modularui|ModularUI|com.cleanroommc.modularui|library
moguns|Mo' Guns|moguns||cgm framework
momlove|MomLove|committee.nova.momlove
monolib|MonoLib|com.cursee.monolib|library
moonlight|Moonlight Lib|net.mehvahdjukaar.moonlight|library
moreculling|More Culling|ca.fxco.moreculling|client|cloth-config cloth-config
moredelight|More Delight|com.axperty.moredelight||farmersdelight
morejs|MoreJS|com.almostreliable.morejs||kubejs
moremekanismprocessing|More Mekanism Processing|gisellevonbingen.mmp
moremobvariants|More Mob Variants|com.github.nyuppo
moreoverlays|MoreOverlays|at.feldim2425.moreoverlays at.ridgo8.moreoverlays
moreplanets|More Planets|stevekung.mods.moreplanets||galacticraftcore
moreplayermodels|More Player Models|noppes.mpm
morered|More Red|commoble.morered
moretweaker|MoreTweaker|moretweaker
morevillagers|More Villagers|com.samebutdifferent.morevillagers
morpheus|Morpheus|net.quetzi.morpheus
morphtool|Morph-o-Tool|vazkii.morphtool
mostructures|Mo' Structures|io.github.frqnny.mostructures||architectury
mousetweaks|Mouse Tweaks|yalter.mousetweaks|client
movingelevators|Moving Elevators|com.supermartijn642.movingelevators||supermartijn642corelib
mowziesmobs|Mowzie's Mobs|com.bobmowzie.mowziesmobs
moyai|Moyai|net.mehvahdjukaar.moyai||moonlight
mpbasic|ModPack Basic Tools|com.gendeathrow.mpbasic
mputils|ModPack Utilities|com.gendeathrow.mputils
mrtjpcore MrTJPCoreMod|MrTJPCore|mrtjp.core||codechickenlib
mss|Moog's Soaring Structures
mtlib|MTLib|com.blamejared.mtlib|library|crafttweaker
mtrm|MineTweakerRecipeMaker|net.doubledoordev.mtrm
mts|Immersive Vehicles|minecrafttransportsimulator mcinterface1122 mcinterface1165 mcinterface1182 mcinterface1201 mcinterface1192
multiblocked|Multiblock'd|com.cleanroommc.multiblocked
multiblocked2|Multiblocked2|com.lowdragmc.mbd2||ldlib
multiblocktweaker|Multiblock Tweaker|eutros.multiblocktweaker
multikulti_datagen_fixes|Multi-Kulti|com.possible_triangle.multikulti.datagen.forge_fix
multipiston|Multi-Piston|com.ldtteam.multipiston||blockui structurize
music_delay_reducer|Music Delay Reducer|net.moritz_htk.music_delay_reducer
mutantmonsters|Mutant Monsters|fuzs.mutantmonsters||puzzleslib
mutil|mutil|se.mickelus.mutil
mvs|Moog's Voyager Structures|com.finndog.mvs
mw|Vic's Modern Warfare|com.vicmatskiv.weaponlib com.paneedah.mwc com.vicmatskiv.mw
mynethersdelight|My Nether's Delight|com.soytutta.mynethersdelight||farmersdelight
myserveriscompatible|MyServerIsCompatible|com.focamacho.myserveriscompatible
mysterious_mountain_lib|Mysterious Mountain Lib|cn.mcmod_mmf.mmlib|library
mysticalagradditions|Mystical Agradditions|com.blakebr0.mysticalagradditions||cucumber mysticalagriculture
mysticalagriculture|Mystical Agriculture|com.blakebr0.mysticalagriculture||cucumber
mysticallib|Mystical Lib|epicsquid.mysticallib|library
mysticaloaktree|Mystical Oak Tree|net.mehvahdjukaar.mysticaloaktree
mythicbotany|MythicBotany|mythicbotany||libx botania patchouli curios
mythicmetals|Mythic Metals|||owo
`;
