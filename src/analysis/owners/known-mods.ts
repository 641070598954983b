/** Long because it is a list: well-known mods by their packages, as `id|name|packages`. */
export const knownMods = `
abnormals_core|Abnormals Core|com.minecraftabnormals.abnormals_core
accessories|Accessories|io.wispforest.accessories
actuallyadditions|Actually Additions|de.ellpeck.actuallyadditions ellpeck.actuallyadditions
ad_astra|Ad Astra (old)|earth.terrarium.ad_astra
ad_astra|Ad Astra|earth.terrarium.adastra
advanced_ae|Advanced AE|net.pedroksl.advanced_ae
advanced_solar_panels|Advanced Solar Panels|com.chocohead.advsolar
advancedperipherals|Advanced Peripherals|de.srendi.advancedperipherals
advancedrocketry|Advanced Rocketry|zmaster587.advancedRocketry
adventurez|AdventureZ|net.adventurez
ae2|Applied Energistics 2|appeng
ae2wtlib|AE2 Wireless Terminals|de.mari_023.ae2wtlib
aether|The Aether (old)|com.gildedgames.aether
aether|The Aether|com.aetherteam.aether
aether_redux|Aether: Redux|net.zepalesque.redux
akashictome|Akashic Tome|vazkii.akashictome
alexscaves|Alex's Caves|com.github.alexmodguy.alexscaves
alexsmobs|Alex's Mobs|com.github.alexthe666.alexsmobs
alltheores|AllTheOres|net.allthemods.alltheores
almostunified|Almost Unified|com.almostreliable.unified
ambientsounds|AmbientSounds|team.creative.ambientsounds
amendments|Amendments|net.mehvahdjukaar.amendments
angelica|Angelica|com.gtnewhorizons.angelica
animania|Animania|com.animania
another_furniture|Another Furniture|com.starfish_studios.another_furniture
antiqueatlas|Antique Atlas|hunternif.mc.impl.atlas
anvianslib|Anvian's Lib|net.anvian.anvianslib
aoa3|Advent of Ascension|net.tslat.aoa3
apoli|Apoli (Forge)|io.github.edwinmindcraft.apoli
apoli|Apoli|io.github.apace100.apoli
apotheosis|Apotheosis (old)|shadows.apotheosis
apotheosis|Apotheosis|dev.shadowsoffire.apotheosis
apothic_attributes|Apothic Attributes|dev.shadowsoffire.apothic_attributes
appflux|Applied Flux|com.glodblock.github.appflux
appleskin|AppleSkin|squeek.appleskin
appmek|Applied Mekanistics|me.ramidzkh.mekae2
aquaculture|Aquaculture|com.teammetallurgy.aquaculture
aquamirae|Aquamirae|com.obscuria.aquamirae
architectury|Architectury API (old)|me.shedaniel.architectury
architectury|Architectury API|dev.architectury
argonauts|Argonauts|earth.terrarium.argonauts
armourers_workshop|Armourer's Workshop|moe.plushie.armourers_workshop riskyken.armourersWorkshop
arphex|ArPhEx|net.arphex
ars_elemental|Ars Elemental|alexthw.ars_elemental
ars_nouveau|Ars Nouveau|com.hollingsworth.arsnouveau
artifacts|Artifacts|artifacts
astikorcarts|AstikorCarts|de.mennomax.astikorcarts
astralsorcery|Astral Sorcery|hellfirepvp.astralsorcery
attributefix|AttributeFix|net.darkhax.attributefix
attributeslib|Apothic Attributes (1.20)|dev.shadowsoffire.attributeslib
atum|Atum|me.voidxwalker.autoreset
autoreglib|AutoRegLib|vazkii.arl
autumnity|Autumnity|com.teamabnormals.autumnity
axiom|Axiom|com.moulberry.axiom
azurelib|AzureLib|mod.azure.azurelib
azurelibarmor|AzureLib Armor|mod.azure.azurelibarmor
backpacked|Backpacked|com.mrcrayfish.backpacked
bakery|[Let's Do] Bakery|net.satisfy.bakery
ballistix|Ballistix|ballistix
balm|Balm|net.blay09.mods.balm
baritone|Baritone|baritone
baubles|Baubles|baubles
bazaarnotifier|BazaarNotifier|dev.meyi.bn
bclib|BCLib|org.betterx.bclib ru.bclib
bettercombat|Better Combat|net.bettercombat
betterdungeons|YUNG's Better Dungeons|com.yungnickyoung.minecraft.betterdungeons
betterend|BetterEnd|org.betterx.betterend
betterf3|BetterF3|me.cominixo.betterf3 me.treyruffy.betterf3
betterfortresses|YUNG's Better Nether Fortresses|com.yungnickyoung.minecraft.betterfortresses
bettermineshafts|YUNG's Better Mineshafts|com.yungnickyoung.minecraft.bettermineshafts
betternether|BetterNether|org.betterx.betternether paulevs.betternether
betteroceanmonuments|YUNG's Better Ocean Monuments|com.yungnickyoung.minecraft.betteroceanmonuments
betterstrongholds|YUNG's Better Strongholds|com.yungnickyoung.minecraft.betterstrongholds
betterthirdperson|Better Third Person|io.socol.betterthirdperson
bewitchment|Bewitchment|moriyashiine.bewitchment
binniecore|Binnie's Mods|binnie
biomesoplenty|Biomes O' Plenty|biomesoplenty
biomeswevegone|Oh The Biomes We've Gone|net.potionstudios.biomeswevegone
blockui|BlockUI|com.ldtteam.blockui
bloodmagic|Blood Magic (1.12)|WayofTime.bloodmagic
bloodmagic|Blood Magic|wayoftime.bloodmagic
blue_skies|Blue Skies|com.legacy.blue_skies
blueprint|Blueprint|com.teamabnormals.blueprint
bobby|Bobby|de.johni0702.minecraft.bobby
bookshelf|Bookshelf|net.darkhax.bookshelf
born_in_chaos_v1|Born in Chaos|net.mcreator.borninchaosv
botania|Botania|vazkii.botania
botanypots|Botany Pots|net.darkhax.botanypots
botarium|Botarium|earth.terrarium.botarium
brandonscore|Brandon's Core|com.brandon3055.brandonscore
brewinandchewin|Brewin' and Chewin'|umpaz.brewinandchewin
buildcraft|BuildCraft|buildcraft
buildinggadgets|Building Gadgets|com.direwolf20.buildinggadgets
buildinggadgets2|Building Gadgets 2|com.direwolf20.buildinggadgets2
byg|Oh The Biomes You'll Go (old)|corgitaco.byg
byg|Oh The Biomes You'll Go|potionstudios.byg
bygonenether|Bygone Nether|com.izofar.bygonenether
c2me|C2ME|com.ishland.c2me
cadmus|Cadmus|earth.terrarium.cadmus
caelus|Caelus API|com.illusivesoulworks.caelus top.theillusivec4.caelus
calio|Calio|io.github.apace100.calio
canary|Canary|com.abdelaziz.canary
car|Ultimate Car Mod|de.maxhenkel.car
cardinal-components-base|Cardinal Components API (old)|dev.onyxstudios.cca
cardinal-components-base|Cardinal Components API|org.ladysnake.cca
carpet|Carpet Mod|carpet
carpet-ams-addition|Carpet AMS Addition|club.mcams.carpet
carpet-extra|Carpet Extra|carpetextra
carpet-tis-addition|Carpet TIS Addition|carpettisaddition
carryon|Carry On|tschipp.carryon
cataclysm|L_Ender's Cataclysm|com.github.L_Ender.cataclysm
catalogue|Catalogue|com.mrcrayfish.catalogue
catnip|Catnip (Create)|net.createmod.catnip
cb_microblock|CB Multipart microblocks|codechicken.microblock
cb_multipart|CB Multipart|codechicken.multipart
cfm|MrCrayfish's Furniture|com.mrcrayfish.furniture com.mrcrayfish.cfm
cgm|MrCrayfish's Gun Mod|com.mrcrayfish.guns
chameleon|Chameleon|com.texelsaurus.minecraft.chameleon
champions|Champions|top.theillusivec4.champions
chancecubes|Chance Cubes|chanceCubes
changed|Changed|net.ltxprogrammer.changed
chatting|Chatting|cc.woverflow.chatting
chattriggers|ChatTriggers|com.chattriggers.ctjs
chickenchunks|ChickenChunks|codechicken.chunkloader
chipped|Chipped|earth.terrarium.chipped
chisel|Chisel|team.chisel
chiselsandbits|Chisels & Bits|mod.chiselsandbits
chunky|Chunky|org.popcraft.chunky
chunkyborder|ChunkyBorder|org.popcraft.chunkyborder
cinderscapes|Cinderscapes|com.terraformersmc.cinderscapes
citadel|Citadel|com.github.alexthe666.citadel
clienttweaks|Client Tweaks|net.blay09.mods.clienttweaks
cloth-basic-math|Cloth Basic Math|me.shedaniel.math
cloth-basic-math|Cloth libraries|me.shedaniel.cloth
cloth-config|Cloth Config (Auto Config)|me.shedaniel.autoconfig
cloth-config|Cloth Config|me.shedaniel.clothconfig2
cloth_config|Cloth Config|me.shedaniel.clothconfig
clumps|Clumps|com.blamejared.clumps
cobblemon|Cobblemon|com.cobblemon.mod
codechickenlib|CodeChicken Lib|codechicken.lib
cofh_core|CoFH Core (library)|cofh.lib
cofh_core|CoFH Core|cofh.core
cofhapi|CoFH API|cofh.api
cold_sweat|Cold Sweat (old)|dev.momostudios.coldsweat
cold_sweat|Cold Sweat|com.momosoftworks.coldsweat
collective|Collective|com.natamus.collective
combat_roll|Combat Roll|net.combatroll
comforts|Comforts|com.illusivesoulworks.comforts top.theillusivec4.comforts
commoncapabilities|Common Capabilities|org.cyclops.commoncapabilities
computercraft|CC: Tweaked / ComputerCraft|dan200.computercraft
conditional-mixin|Conditional Mixin|me.fallenbreath.conditionalmixin
configured|Configured|com.mrcrayfish.configured
connectivity|Connectivity|com.connectivity
continuity|Continuity|me.pepperbell.continuity
controlify|Controlify|dev.isxander.controlify
controllable|Controllable|com.mrcrayfish.controllable
controlling|Controlling|com.blamejared.controlling
cookingforblockheads|Cooking for Blockheads|net.blay09.mods.cookingforblockheads
copycats|Create: Copycats+|com.copycatsplus.copycats
corelib|Max Henkel CoreLib|de.maxhenkel.corelib
coroutil|CoroUtil|com.corosus.coroutil CoroUtil
corpse|Corpse|de.maxhenkel.corpse
cowlection|Cowlection|de.cowtipper.cowlection
cpm|Customizable Player Models|com.tom.cpm
crackerslib|CrackersLib|nonamecrackers2.crackerslib
craftingtweaks|Crafting Tweaks|net.blay09.mods.craftingtweaks
crafttweaker|CraftTweaker (1.12)|crafttweaker
crafttweaker|CraftTweaker|com.blamejared.crafttweaker
crafttweaker|ZenCode (CraftTweaker)|org.openzen.zencode
crash_assistant|Crash Assistant|dev.kostromdan.mods.crash_assistant
create|Create|com.simibubi.create
create_central_kitchen|Create: Central Kitchen|plus.dragons.createcentralkitchen
create_connected|Create: Connected|com.hlysine.create_connected
create_dd|Create: Dreams & Desires|uwu.lopyluna.create_dd
create_dragons_plus|Create: Dragons Plus|plus.dragons.createdragonsplus
create_enchantment_industry|Create: Enchantment Industry|plus.dragons.createenchantmentindustry
create_new_age|Create: New Age|org.antarcticgardens.newage
createaddition|Create Crafts & Additions|com.mrh0.createaddition
createbigcannons|Create Big Cannons|rbasamoyai.createbigcannons
createliquidfuel|Create Liquid Fuel|com.forsteri.createliquidfuel
createoreexcavation|Create Ore Excavation|com.tom.createores
creativecore|CreativeCore|team.creative.creativecore
crockpot|Crock Pot|com.sihenzhang.crockpot
ctm|ConnectedTexturesMod|team.chisel.ctm
cucumber|Cucumber|com.blakebr0.cucumber
cupboard|Cupboard|com.cupboard
curios|Curios API|top.theillusivec4.curios
custommainmenu|Custom Main Menu|lumien.custommainmenu
customnpcs|CustomNPCs|noppes.npcs
customspawner|Custom Mob Spawner|drzhark.customspawner
cyanide|Cyanide|com.alcatrazescapee.cyanide
cyclic|Cyclic|com.lothrazar.cyclic
cyclicmagic|Cyclic|com.lothrazar.cyclicmagic
cyclopscore|Cyclops Core|org.cyclops.cyclopscore
debugify|Debugify|dev.isxander.debugify
deepresonance|Deep Resonance|mcjty.deepresonance
defaultoptions|Default Options|net.blay09.mods.defaultoptions
destroy|Destroy (Create)|com.petrolpark.destroy
distanthorizons|Distant Horizons (loader)|loaderCommon
distanthorizons|Distant Horizons (old)|com.seibel.lod
distanthorizons|Distant Horizons|com.seibel.distanthorizons
divinerpg|DivineRPG|divinerpg
domesticationinnovation|Domestication Innovation|com.github.alexthe668.domesticationinnovation
domum_ornamentum|Domum Ornamentum|com.ldtteam.domumornamentum
draconicevolution|Draconic Evolution|com.brandon3055.draconicevolution
dragonminez|Dragon Mine Z|com.dragonminez
dragonsurvival|Dragon Survival|by.dragonsurvivalteam.dragonsurvival
drippyloadingscreen|Drippy Loading Screen|de.keksuccino.drippyloadingscreen
dsm|Danker's Skyblock Mod|me.Danker
dsurround|Dynamic Surroundings|org.orecruncher.dsurround
dungeonrooms|Dungeon Rooms|io.github.quantizr.dungeonrooms
dungeons_mobs|Dungeons Mobs|com.infamous.dungeons_mobs
dungeonsguide|Dungeons Guide|kr.syeyoung.dungeonsguide
dungeonz|DungeonZ|net.dungeonz
dynamic_fps|Dynamic FPS|dynamic_fps.impl net.lostluma.dynamic_fps
dynamictrees|Dynamic Trees (old)|com.ferreusveritas.dynamictrees
dynamictrees|Dynamic Trees|com.dtteam.dynamictrees
dynamictreesplus|Dynamic Trees Plus|com.dtteam.dynamictreesplus
easy_villagers|Easy Villagers|de.maxhenkel.easyvillagers
easyanvils|Easy Anvils|fuzs.easyanvils
easymagic|Easy Magic|fuzs.easymagic
ebwizardry|Electroblob's Wizardry|electroblob.wizardry
eidolon|Eidolon|elucent.eidolon
electrodynamics|Electrodynamics|electrodynamics
elementa|Elementa|gg.essential.elementa
elevatorid|Elevator Mod|xyz.vsngamer.elevatorid
elytraslot|Elytra Slot|top.theillusivec4.elytraslot
embeddium|Embeddium|org.embeddedt.embeddium
emi|EMI|dev.emi.emi
emotecraft|Emotecraft|io.github.kosmx.emotes
enchdesc|Enchantment Descriptions|net.darkhax.enchdesc
endercore|EnderCore|com.enderio.core
enderio|Ender IO (1.12 and older)|crazypants.enderio
enderio|Ender IO|com.enderio
enderstorage|EnderStorage|codechicken.enderstorage
enhancedvisuals|EnhancedVisuals|team.creative.enhancedvisuals
entity_model_features|Entity Model Features|traben.entity_model_features
entity_texture_features|Entity Texture Features|traben.entity_texture_features
entity_texture_features|Traben config library|traben.tconfig
entityculling|Entity Culling|dev.tr7zw.entityculling
entityculling|Occlusion culling library|com.logisticscraft.occlusionculling
environmental|Environmental|com.teamabnormals.environmental
epicfight|Epic Fight|yesman.epicfight
erebus|The Erebus|erebus
essential|Essential|gg.essential
essential_commands|Essential Commands|com.fibermc.essentialcommands
everycomp|Every Compat|net.mehvahdjukaar.every_compat
evilcraft|EvilCraft|org.cyclops.evilcraft
excompressum|Ex Compressum|net.blay09.mods.excompressum
exdeorum|Ex Deorum|thedarkcolour.exdeorum
exposure|Exposure|io.github.mortuusars.exposure
extendedae|ExtendedAE|com.glodblock.github.extendedae
extendedcrafting|Extended Crafting|com.blakebr0.extendedcrafting
extra-options|Extra Options|me.voidxwalker.options.extra
extrastorage|Extra Storage|edivad.extrastorage
extrautils|Extra Utilities|com.rwtema.extrautils
extrautils2|Extra Utilities 2|com.rwtema.extrautils2
extremesoundmuffler|Extreme Sound Muffler|com.leobeliik.extremesoundmuffler
fabric-api|Fabric API|net.fabricmc.fabric
fabric-language-kotlin|Fabric Language Kotlin|net.fabricmc.language.kotlin
fancymenu|FancyMenu|de.keksuccino.fancymenu
fantasyarmor|Fantasy Armor|net.kenddie.fantasyarmor
farm_and_charm|[Let's Do] Farm & Charm|net.satisfy.farm_and_charm
farmersdelight|Farmer's Delight (Fabric)|com.nhoryzon.mc.farmersdelight
farmersdelight|Farmer's Delight|vectorwing.farmersdelight
farmersrespite|Farmer's Respite|umpaz.farmersrespite
fastbench|FastWorkbench|shadows.fastbench
fdbosses|FDBosses|com.finderfeed.fdbosses
fdlib|FDLib|com.finderfeed.fdlib
ferritecore|FerriteCore|malte0811.ferritecore
firmalife|Firmalife|com.eerussianguy.firmalife
firstperson|First-person Model|dev.tr7zw.firstperson
flansmod|Flan's Mod|com.flansmod flansmod
flashback|Flashback|com.moulberry.flashback
flib|FLib|com.lothrazar.library
flywheel|Flywheel 0.6|com.jozufozu.flywheel
flywheel|Flywheel|dev.engine_room.flywheel
forbidden_arcanus|Forbidden & Arcanus|com.stal111.forbidden_arcanus
forestry|Forestry|forestry
forgeconfigapiport|Forge Config API Port|fuzs.forgeconfigapiport net.minecraftforge.api.fml
fossil|Fossils and Archeology|com.github.revival fossilsarcheology
framedblocks|FramedBlocks|xfacthd.framedblocks
framework|Framework|com.mrcrayfish.framework
freecam|Freecam|net.xolt.freecam
friendsandfoes|Friends & Foes|com.faboslav.friendsandfoes
frozenlib|FrozenLib|net.frozenblock.lib
fsg-mod|FSG Mod|me.duncanruns.fsgmod
ftbchunks|FTB Chunks|dev.ftb.mods.ftbchunks
ftbessentials|FTB Essentials|dev.ftb.mods.ftbessentials
ftbfiltersystem|FTB Filter System|dev.ftb.mods.ftbfiltersystem
ftblib|FTB Library (1.12)|com.feed_the_beast.ftblib
ftblibrary|FTB Library|dev.ftb.mods.ftblibrary
ftbquests|FTB Quests (1.12)|com.feed_the_beast.ftbquests
ftbquests|FTB Quests|dev.ftb.mods.ftbquests
ftbranks|FTB Ranks|dev.ftb.mods.ftbranks
ftbteams|FTB Teams|dev.ftb.mods.ftbteams
ftbultimine|FTB Ultimine|dev.ftb.mods.ftbultimine
ftbutilities|FTB Utilities|com.feed_the_beast.ftbutilities
functionalstorage|Functional Storage|com.buuz135.functionalstorage
furniture|[Let's Do] Furniture|com.berksire
fusion|Fusion|com.supermartijn642.fusion
futuremc|Future MC|thedarkcolour.futuremc
gadget|gadget|io.wispforest.gadget
galacticraft|Galacticraft (new)|dev.galacticraft
galacticraftcore|Galacticraft|micdoodle8.mods.galacticraft
gamestages|Game Stages|net.darkhax.gamestages
gateways|Gateways to Eternity|dev.shadowsoffire.gateways
geckolib|GeckoLib|com.geckolib
geckolib|GeckoLib|software.bernie.geckolib
geckolib3|GeckoLib 3|software.bernie.geckolib3
glitchcore|GlitchCore|glitchcore
gml|GroovyModLoader|org.groovymc.gml
goety|Goety|com.Polarice3.Goety
gravestone|GraveStone|de.maxhenkel.gravestone
gregtech|GregTech (CEu 1.12, GT5)|gregtech
grimoire|Grimoire|io.github.crucible.grimoire
groovyscript|GroovyScript|com.cleanroommc.groovyscript
gtceu|GregTech CEu Modern|com.gregtechceu.gtceu
gtnhlib|GTNHLib|com.gtnewhorizon.gtnhlib
gtnhmixins|UniMixins (GTNHMixins)|com.gtnewhorizon.gtnhmixins
guardvillagers|Guard Villagers|tallestegg.guardvillagers
handcrafted|Handcrafted|earth.terrarium.handcrafted
hardcorerevival|Hardcore Revival|net.blay09.mods.hardcorerevival
hbm|HBM's Nuclear Tech|com.hbm
hearth_and_home|Hearth and Home|com.crispytwig
hexal|Hexal|ram.talia.hexal
hexcasting|Hex Casting|at.petrak.hexcasting
hexerei|Hexerei|net.joefoxe.hexerei
hodgepodge|Hodgepodge|com.mitchej123.hodgepodge
hostilenetworks|Hostile Neural Networks|dev.shadowsoffire.hostilenetworks
hwyla|Hwyla|mcp.mobius.hwyla
hydrogen|Hydrogen|me.jellysquid.mods.hydrogen
hytils-reborn|Hytils Reborn|cc.woverflow.hytils
ic2|IndustrialCraft 2|ic2
iceandfire|Ice and Fire (Community Edition)|com.iafenvoy.iceandfire
iceandfire|Ice and Fire|com.github.alexthe666.iceandfire
iceberg|Iceberg|com.anthonyhilyard.iceberg
ichunutil|iChunUtil|me.ichun.mods.ichunutil ichun.common
immediatelyfast|ImmediatelyFast|net.raphimc.immediatelyfast
immersive_aircraft|Immersive Aircraft|immersive_aircraft
immersive_machinery|Immersive Machinery|immersive_machinery
immersive_portals|Immersive Portals (utility)|qouteall.q_misc_util
immersive_portals|Immersive Portals|qouteall.imm_ptl
immersive_weathering|Immersive Weathering|com.ordana.immersive_weathering
immersiveengineering|Immersive Engineering|blusunrize.immersiveengineering
immersivemc|ImmersiveMC|com.hammy275.immersivemc
immersivepetroleum|Immersive Petroleum|flaxbeard.immersivepetroleum
immersiverailroading|Immersive Railroading|cam72cam.immersiverailroading
incontrol|In Control!|mcjty.incontrol
indium|Indium|link.infra.indium
industrialforegoing|Industrial Foregoing|com.buuz135.industrial
industrialupgrade|Industrial Upgrade|com.denfop
initialinventory|Initial Inventory|com.blamejared.initialinventory
integrateddynamics|Integrated Dynamics|org.cyclops.integrateddynamics
integratedterminals|Integrated Terminals|org.cyclops.integratedterminals
integratedtunnels|Integrated Tunnels|org.cyclops.integratedtunnels
inventoryhud|Inventory HUD+|dlovin.inventoryhud
inventorypets|Inventory Pets|com.inventorypets
iris|Iris (also Oculus)|net.coderbot.iris
iris|Iris (expression parser)|kroppeb.stareval
iris|Iris|net.irisshaders
ironchest|Iron Chests|com.progwml6.ironchest
irons_spellbooks|Iron's Spells 'n Spellbooks|io.redspace.ironsspellbooks
itemfilters|Item Filters|dev.latvian.mods.itemfilters
itemscroller|Item Scroller|fi.dy.masa.itemscroller
itemswapper|ItemSwapper|dev.tr7zw.itemswapper
jade|Jade|snownee.jade
jei|Just Enough Items|mezz.jei
journeymap|JourneyMap|journeymap
jurassicraft|JurassiCraft|net.timeless.jurassicraft org.jurassicraft
justdirethings|Just Dire Things|com.direwolf20.justdirethings
kiwi|Kiwi|snownee.kiwi
kleiders_custom_renderer|Kleiders Custom Renderer|com.kleiders.kleidersplayerrenderer
konkrete|Konkrete|de.keksuccino.konkrete
kotlinforforge|Kotlin for Forge|thedarkcolour.kotlinforforge
krypton|Krypton|me.steinborn.krypton
kubejs|KubeJS (old)|dev.latvian.kubejs
kubejs|KubeJS|dev.latvian.mods.kubejs
lambdynlights|LambDynamicLights|dev.lambdaurora.lambdynlights
laserio|LaserIO|com.direwolf20.laserio
ldlib|LowDragLib|com.lowdragmc.lowdraglib
legendarysurvivaloverhaul|Legendary Survival Overhaul|sfiomn.legendarysurvivaloverhaul
legendarytooltips|Legendary Tooltips|com.anthonyhilyard.legendarytooltips
levelz|LevelZ|net.levelz
libvulpes|LibVulpes|zmaster587.libVulpes
libz|LibZ|net.libz
lightmanscurrency|Lightman's Currency|io.github.lightman314.lightmanscurrency
lionfishapi|Lionfish API|com.github.L_Ender.lionfishapi
liquidbounce|LiquidBounce|net.ccbluex.liquidbounce
litematica|Litematica (1.12)|litematica
litematica|Litematica|fi.dy.masa.litematica
lithium|Lithium (old)|me.jellysquid.mods.lithium
lithium|Lithium|net.caffeinemc.mods.lithium
littletiles|LittleTiles|team.creative.littletiles
lodestone|Lodestone|team.lodestar.lodestone
logisticspipes|Logistics Pipes|logisticspipes
loliasm|LoliASM / CensoredASM|zone.rong.loliasm
lollipop|Lollipop|owmii.lib
lootjs|LootJS|com.almostreliable.lootjs
lootr|Lootr|noobanidus.mods.lootr
lostcities|The Lost Cities|mcjty.lostcities
lycanitesmobs|Lycanites Mobs|com.lycanitesmobs lycanite.lycanitesmobs
malilib|MaLiLib (1.12)|malilib
malilib|MaLiLib|fi.dy.masa.malilib
malum|Malum|com.sammy.malum
mantle|Mantle|slimeknights.mantle
map_atlases|Map Atlases|pepjebs.mapatlases
mca|Minecraft Comes Alive Reborn|forge.net.mca net.conczin.mca
mcheli|MC Helicopter|mcheli
mcjtylib|McJtyLib|mcjty.lib
mcreator|An MCreator mod (next segment names it)|net.mcreator
mcsrlauncher|MCSR Launcher|com.redlimerl.mcsrlauncher
mcsrranked|MCSR Ranked|com.mcsrranked
mcwbridges|Macaw's Bridges|com.mcwbridges net.kikoz.mcwbridges
meadow|[Let's Do] Meadow|net.satisfy.meadow
megacells|MEGA Cells|gripe._90.megacells
mekanism|Mekanism|mekanism
mekanismadditions|Mekanism Additions|mekanism.additions
mekanismgenerators|Mekanism Generators|mekanism.generators
mekanismtools|Mekanism Tools|mekanism.tools
melody|Melody|de.keksuccino.melody
meteor-client|Meteor Client|meteordevelopment.meteorclient
midnightlib|MidnightLib|eu.midnightdust
minecolonies|MineColonies|com.minecolonies
mineminenomi|Mine Mine no Mi|xyz.pixelatedw.mineminenomi
minetogether|MineTogether|net.creeperhost.minetogether
minihud|MiniHUD|fi.dy.masa.minihud
mininggadgets|Mining Gadgets|com.direwolf20.mininggadgets
mixinbooter|MixinBooter|zone.rong.mixinbooter
mixinbootstrap|MixinBootstrap|io.github.lxgaming.mixin
mm|Manningham Mills|com.chocohead.mm
mna|Mana and Artifice|com.mna
mocreatures|Mo' Creatures|drzhark.mocreatures
modern_industrialization|Modern Industrialization|aztech.modern_industrialization
modernfix|ModernFix|org.embeddedt.modernfix
modmenu|Mod Menu|com.terraformersmc.modmenu
modnametooltip|Mod Name Tooltip|mezz.modnametooltip
modonomicon|Modonomicon|com.klikli_dev.modonomicon
modularmachinery|Modular Machinery|hellfirepvp.modularmachinery
modularrouters|Modular Routers|me.desht.modularrouters
modularui|ModularUI|com.cleanroommc.modularui
moonlight|Moonlight Lib|net.mehvahdjukaar.moonlight
moreculling|More Culling|ca.fxco.moreculling
moreplayermodels|More Player Models|noppes.mpm
morphtool|Morph-o-Tool|vazkii.morphtool
mowziesmobs|Mowzie's Mobs|com.bobmowzie.mowziesmobs
mts|Immersive Vehicles|minecrafttransportsimulator mcinterface1122 mcinterface1165 mcinterface1182 mcinterface1201
multipiston|Multi-Piston|com.ldtteam.multipiston
mutantmonsters|Mutant Monsters|fuzs.mutantmonsters
mutil|mutil|se.mickelus.mutil
mw|Vic's Modern Warfare|com.vicmatskiv.weaponlib
mysticalagriculture|Mystical Agriculture|com.blakebr0.mysticalagriculture
naturalist|Naturalist|com.starfish_studios.naturalist
naturesaura|Nature's Aura|de.ellpeck.naturesaura
neapolitan|Neapolitan|com.teamabnormals.neapolitan
neat|Neat|vazkii.neat
neruina|Neruina|com.bawnorton.neruina
nightconfigfixes|Night Config Fixes|fuzs.nightconfigfixes
nitrogen_internals|Nitrogen|com.aetherteam.nitrogen
nocubes|NoCubes|io.github.cadiboo.nocubes
noisium|Noisium|io.github.steveplays28.noisium
notenoughanimations|Not Enough Animations|dev.tr7zw.notenoughanimations
notenoughcrashes|Not Enough Crashes|fudge.notenoughcrashes
notenoughitems|NotEnoughItems|codechicken.nei
notenoughupdates|NotEnoughUpdates|io.github.moulberry.notenoughupdates
nuclearcraft|NuclearCraft: Neoteric|igentuman.nc
nuclearscience|Nuclear Science|nuclearscience
numina|Numina|net.machinemuse.numina
numismatic-overhaul|Numismatic Overhaul|com.glisco.numismaticoverhaul
nvidium|Nvidium|me.cortex.nvidium
obscure_api|Obscure API|com.obscuria.obscureapi
observerlib|ObserverLib|hellfirepvp.observerlib
oc2|OpenComputers II|li.cil.oc2
occultism|Occultism (old)|com.github.klikli_dev.occultism
occultism|Occultism|com.klikli_dev.occultism
oneconfig|OneConfig|cc.polyfrost.oneconfig org.polyfrost.oneconfig
openblocks|OpenBlocks|openblocks
opencomputers|OpenComputers|li.cil.oc
openmods|OpenModsLib|openmods
openpartiesandclaims|Open Parties and Claims|xaero.pac
optifabric|OptiFabric|me.modmuss50.optifabric
optifine|OptiFine|net.optifine optifine
orbit|Orbit event bus|meteordevelopment.orbit
orespawn|OreSpawn|danger.orespawn
origins|Origins (Forge)|io.github.edwinmindcraft.origins
origins|Origins|io.github.apace100.origins
overflowingbars|Overflowing Bars|fuzs.overflowingbars
owo|oωo|io.wispforest.owo
pamhc2core|Pam's HarvestCraft 2|com.pam
paradise_lost|Paradise Lost|net.id.paradise_lost
parcool|ParCool|com.alrex.parcool
partlysaneskies|Partly Sane Skies|me.partlysanestudios.partlysaneskies
patcher|Patcher|club.sk1er.patcher
patchouli|Patchouli|vazkii.patchouli
paucal|PAUCAL|at.petrak.paucal
pehkui|Pehkui|virtuoel.pehkui
pfm|Paladin's Furniture|com.unlikepaladin.pfm
phosphor|Phosphor|me.jellysquid.mods.phosphor
physicsmod|Physics Mod|net.diebuddies
pipez|Pipez|de.maxhenkel.pipez
pixelmon|Pixelmon|com.pixelmonmod.pixelmon
placebo|Placebo (old)|shadows.placebo
placebo|Placebo|dev.shadowsoffire.placebo
placeholder-api|Placeholder API (Fabric)|eu.pb4.placeholders
plasmovoice|Plasmo Voice|su.plo.voice
player-animator|Player Animator|dev.kosmx.playerAnim
player_animation_library|Player Animation Library|com.zigythebird.playeranim
pmmo|Project MMO|harmonised.pmmo
pneumaticcraft|PneumaticCraft: Repressurized|me.desht.pneumaticcraft
polylib|PolyLib|net.creeperhost.polylib
polymer-core|Polymer|eu.pb4.polymer
polymorph|Polymorph|com.illusivesoulworks.polymorph top.theillusivec4.polymorph
polytone|Polytone|net.mehvahdjukaar.polytone
ponder|Ponder (Create)|net.createmod.ponder
powah|Powah!|owmii.powah
powersuits|Modular Powersuits|net.machinemuse.powersuits
presencefootsteps|Presence Footsteps|eu.ha3.presencefootsteps
prettypipes|Pretty Pipes|de.ellpeck.prettypipes
prickle|Prickle|net.darkhax.prickle
primalmagick|Primal Magick|com.verdantartifice.primalmagick
prism|Prism (library)|com.anthonyhilyard.prism
productivebees|Productive Bees|cy.jdkdigital.productivebees
productivelib|Productive Lib|cy.jdkdigital.productivelib
productivetrees|Productive Trees|cy.jdkdigital.productivetrees
projecte|ProjectE|moze_intel.projecte
projectred-core|ProjectRed|mrtjp.projectred
psi|Psi|vazkii.psi
puffish_attributes|Pufferfish's Attributes|net.puffish.attributesmod
puffish_skills|Pufferfish's Skills|net.puffish.skillsmod
puzzleslib|Puzzles Lib|fuzs.puzzleslib
qsl|Quilt Standard Libraries|org.quiltmc.qsl
quark|Quark (old)|vazkii.quark
quark|Quark|org.violetmoon.quark
quarryplus|QuarryPlus|com.yogpc.qp
quilted_fabric_api|Quilted Fabric API|org.quiltmc.quilted_fabric_api
railcraft|Railcraft|mods.railcraft
railways|Create: Steam 'n' Rails|com.railwayteam.railways
randomthings|Random Things|lumien.randomthings
rats|Rats|com.github.alexthe666.rats
reborncore|Reborn Core|reborncore
rechiseled|Rechiseled|com.supermartijn642.rechiseled
redstonearsenal|Redstone Arsenal|cofh.redstonearsenal
redstoneflux|Redstone Flux|cofh.redstoneflux
reeses-sodium-options|Reese's Sodium Options|me.flashyreese.mods.reeses_sodium_options
refinedstorage|Refined Storage (1.12)|com.raoulvdberge.refinedstorage
refinedstorage|Refined Storage|com.refinedmods.refinedstorage
relics|Relics|it.hurts.sskirillss.relics it.hurts.octostudios.relics
reliquary|Reliquary|xreliquary reliquary
replaymod|Replay Mod|com.replaymod
repurposed_structures|Repurposed Structures|com.telepathicgrunt.repurposedstructures
requiem|Requiem|ladysnake.requiem
resourcefulbees|Resourceful Bees|com.teamresourceful.resourcefulbees
resourcefulconfig|Resourceful Config|com.teamresourceful.resourcefulconfig
resourcefullib|Resourceful Lib|com.teamresourceful.resourcefullib
rftools|RFTools|mcjty.rftools
rftoolsbase|RFTools Base|mcjty.rftoolsbase
rftoolsbuilder|RFTools Builder|mcjty.rftoolsbuilder
rftoolsdim|RFTools Dimensions|mcjty.rftoolsdim
rftoolspower|RFTools Power|mcjty.rftoolspower
rftoolsutility|RFTools Utility|mcjty.rftoolsutility
roughlyenoughitems|Roughly Enough Items|me.shedaniel.rei
roundabout|Roundabout|net.hydra.jojomod
runelic|Runelic|net.darkhax.runelic
satin|Satin API|ladysnake.satin org.ladysnake.satin
savage_and_ravage|Savage & Ravage|com.teamabnormals.savage_and_ravage
scalinghealth|Scaling Health|net.silentchaos512.scalinghealth
scc|SkyclientCosmetics|io.github.koxx12dev.scc
scorchedguns|Scorched Guns|top.ribs.scguns
sdlink|Simple Discord Link|me.hypherionmc.sdlink com.hypherionmc.sdlink
searchables|Searchables|com.blamejared.searchables
securitycraft|SecurityCraft|net.geforcemods.securitycraft
seedqueue|SeedQueue|me.contaria.seedqueue
sereneseasons|Serene Seasons|sereneseasons
servux|Servux|fi.dy.masa.servux
sewingkit|Sewing Kit|dev.gigaherz.sewingkit
sgui|sgui|eu.pb4.sgui
shouldersurfing|Shoulder Surfing|com.github.exopandora.shouldersurfing
silentgear|Silent Gear|net.silentchaos512.gear
silentlib|Silent Lib|net.silentchaos512.lib
simpleclouds|Simple Clouds|nonamecrackers2.simpleclouds dev.nonamecrackers2.simpleclouds
simplyswords|Simply Swords|net.sweenus.simplyswords
skinlayers3d|3D Skin Layers|dev.tr7zw.skinlayers
skyblock-api|Skyblock API|tech.thatgravyboat.skyblockapi
skyblockaddons|SkyblockAddons|codes.biscuit.skyblockaddons
skyblocker|Skyblocker (old)|me.xmrvizzy.skyblocker
skyblocker|Skyblocker|de.hysky.skyblocker
skyhanni|SkyHanni|at.hannibal2.skyhanni
skytils|Skytils (old)|skytils.skytilsmod
skytils|Skytils|gg.skytils.skytilsmod
slashblade|SlashBlade|mods.flammpfeil.slashblade
smartbrainlib|SmartBrainLib|net.tslat.smartbrainlib
snowrealmagic|Snow! Real Magic!|snownee.snow
snowyspirit|Snowy Spirit|net.mehvahdjukaar.snowyspirit
sodium|Sodium (also Rubidium, old Embeddium)|me.jellysquid.mods.sodium
sodium|Sodium|net.caffeinemc.mods.sodium
sodium-extra|Sodium Extra|me.flashyreese.mods.sodiumextra
sophisticatedbackpacks|Sophisticated Backpacks|net.p3pp3rf1y.sophisticatedbackpacks
sophisticatedcore|Sophisticated Core|net.p3pp3rf1y.sophisticatedcore
sophisticatedstorage|Sophisticated Storage|net.p3pp3rf1y.sophisticatedstorage
sound_physics_remastered|Sound Physics Remastered|com.sonicether.soundphysics
spark|spark|me.lucko.spark
spectrelib|SpectreLib|com.illusivesoulworks.spectrelib
speedrunapi|SpeedrunAPI (old)|org.mcsr.speedrunapi
speedrunapi|SpeedrunAPI|me.contaria.speedrunapi
speedrunigt|SpeedRunIGT|com.redlimerl.speedrunigt
spell_engine|Spell Engine|net.spell_engine
spell_power|Spell Power|net.spell_power
spruceui|SpruceUI|dev.lambdaurora.spruceui
standardsettings|StandardSettings|me.contaria.standardsettings
starbunclemania|Starbuncle Mania|alexthw.starbunclemania
starlight|Starlight|ca.spottedleaf.starlight
state-output|State Output|dev.tildejustin.stateoutput
storagedrawers|Storage Drawers|com.jaquadro.minecraft.storagedrawers
structure_gel|Structure Gel API|com.legacy.structure_gel
structure_layout_optimizer|Structure Layout Optimizer|com.telepathicgrunt.structurelayoutoptimizer
structureessentials|Structure Essentials|com.structureessentials
structurize|Structurize|com.ldtteam.structurize
styledchat|Styled Chat|eu.pb4.styledchat
superbwarfare|Superb Warfare|com.atsuishio.superbwarfare
supermartijn642corelib|SuperMartijn642's Core Lib|com.supermartijn642.core
supplementaries|Supplementaries|net.mehvahdjukaar.supplementaries
tac|Timeless & Classics Guns|com.tac.guns
tacz|Timeless and Classics Guns Zero|com.tacz.guns
tconstruct|Tinkers' Construct|slimeknights.tconstruct tconstruct
techguns|Techguns|techguns
techreborn|Tech Reborn|techreborn
terrablender|TerraBlender|terrablender
terraforged|TerraForged|com.terraforged
terraform-api|Terraform API|com.terraformersmc.terraform
terrestria|Terrestria|com.terraformersmc.terrestria
tetra|Tetra|se.mickelus.tetra
tfc|TerraFirmaCraft|net.dries007.tfc
tfmg|Create: The Factory Must Grow|com.drmangotea.tfmg
thaumcraft|Thaumcraft|thaumcraft
the_bumblezone|The Bumblezone|com.telepathicgrunt.the_bumblezone
the_vault|Vault Hunters|iskallia.vault
thebetweenlands|The Betweenlands|thebetweenlands
theoneprobe|The One Probe|mcjty.theoneprobe
thermal|Thermal Series|cofh.thermal
thermalexpansion|Thermal Expansion (1.12)|cofh.thermalexpansion
thermalfoundation|Thermal Foundation (1.12)|cofh.thermalfoundation
theurgy|Theurgy|com.klikli_dev.theurgy
things|Things|com.glisco.things
titanium|Titanium|com.hrznstudio.titanium
tombstone|Corail Tombstone|ovh.corail.tombstone
toms_storage|Tom's Simple Storage|com.tom.storagemod
toughasnails|Tough As Nails|toughasnails
touhou_little_maid|Touhou Little Maid|com.github.tartaricacid.touhoulittlemaid
transition|TRansition|dev.tr7zw.transition
trashcans|Trash Cans|com.supermartijn642.trashcans
travelersbackpack|Traveler's Backpack|com.tiviacz.travelersbackpack
traverse|Traverse|com.terraformersmc.traverse
trinkets|Trinkets|dev.emi.trinkets
tweakeroo|Tweakeroo|fi.dy.masa.tweakeroo
twilightforest|The Twilight Forest|twilightforest
universalcraft|UniversalCraft|gg.essential.universal
universalmodcore|Universal Mod Core|cam72cam.mod
upgrade_aquatic|Upgrade Aquatic|com.teamabnormals.upgrade_aquatic
valkyrienskies|Valkyrien Skies core|org.valkyrienskies.core
valkyrienskies|Valkyrien Skies|org.valkyrienskies.mod
vanillahud|VanillaHUD|org.polyfrost.vanillahud
vanillin|Vanillin|dev.engine_room.vanillin
vehicle|MrCrayfish's Vehicle Mod|com.mrcrayfish.vehicle
viafabric|ViaFabric|com.viaversion.fabric
viafabricplus|ViaFabricPlus|com.viaversion.viafabricplus de.florianmichael.viafabricplus
vigilance|Vigilance|gg.essential.vigilance
vinery|[Let's Do] Vinery|net.satisfy.vinery
vintagefix|VintageFix|org.embeddedt.vintagefix
visualworkbench|Visual Workbench|fuzs.visualworkbench
vivecraft|Vivecraft|org.vivecraft
vmp|Very Many Players|com.ishland.vmp
voicechat|Simple Voice Chat|de.maxhenkel.voicechat
voxelmap|VoxelMap|com.mamiyaotaru.voxelmap
voxy|Voxy|me.cortex.voxy
vs_clockwork|Clockwork (Valkyrien Skies)|org.valkyrienskies.clockwork
vs_eureka|Eureka! (Valkyrien Skies)|org.valkyrienskies.eureka
vulkanmod|VulkanMod|net.vulkanmod
waila|Waila / Hwyla / WTHIT / old Jade|mcp.mobius.waila
watermedia|WaterMedia|me.srrapero720.watermedia org.watermedia
watut|What Are They Up To|com.corosus.watut
waveycapes|Wavey Capes|dev.tr7zw.waveycapes
waystones|Waystones|net.blay09.mods.waystones
weaponmaster_ydm|YDM's Weapon Master|com.sky.weaponmaster
weather2|Weather2|weather2
wilderwild|Wilder Wild|net.frozenblock.wilderwild
wizards|Wizards (RPG Series)|net.wizards
worldpreview|WorldPreview|me.voidxwalker.worldpreview
wormhole|Wormhole|com.supermartijn642.wormhole
wover|WorldWeaver|org.betterx.wover
wurst|Wurst Client|net.wurstclient
wynntils|Wynntils|com.wynntils
xaerolib|Xaero Lib|xaero.lib
xaerominimap|Xaero's Minimap (HUD)|xaero.hud
xaerominimap|Xaero's Minimap|xaero.common xaero.minimap
xaeroworldmap|Xaero's World Map|xaero.map
xnet|XNet|mcjty.xnet
yet_another_config_lib|YetAnotherConfigLib (old)|dev.isxander.yacl
yet_another_config_lib_v3|YetAnotherConfigLib|dev.isxander.yacl3
yungsapi|YUNG's API|com.yungnickyoung.minecraft.yungsapi
zeta|Zeta|org.violetmoon.zeta
zombieawareness|Zombie Awareness|ZombieAwareness
zoomify|Zoomify|dev.isxander.zoomify
`;
