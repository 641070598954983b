/** Mods, H to L, a line each as `known-owners.ts` explains. */
export const modsHToL = `
haema|Haema|com.williambl.haema
hammercore|Hammer Core|com.zeitheron.hammercore com.mrdimka.hammercore|library
hammerlib|HammerLib|org.zeith.hammerlib|library
handcrafted|Handcrafted|earth.terrarium.handcrafted
hangglider|Hang Glider|fuzs.hangglider||puzzleslib
HardcoreQuesting|Hardcore Questing Mode|hardcorequesting
hardcorerevival|Hardcore Revival|net.blay09.mods.hardcorerevival||balm
hardenedarmadillos|Hardened Armadillos|cy.jdkdigital.hardenedarmadillos
hardermonsterboats|Harder Monster Boats|com.mactso.hardermonsterboats
hardernaturalhealing|Harder Natural Healing Mod|com.mactso.hardernaturalhealing
Harvest|Harvest|tehnut.harvest
harvest_with_ease|Harvest with ease|it.crystalnest.harvest_with_ease||cobweb
harvestcraft|Pam's HarvestCraft|com.pam.harvestcraft
hbm|HBM's Nuclear Tech|com.hbm
healingcampfire|Healing Campfire|com.natamus.healingcampfire||collective
hearth_and_home|Hearth and Home|com.crispytwig
helditemtooltips|Held Item Tooltips|fuzs.helditemtooltips||puzzleslib
herbalbrews|[Let's Do] HerbalBrews|satisfy.herbalbrews||architectury doapi
hexal|Hexal|ram.talia.hexal
hexcasting|Hex Casting|at.petrak.hexcasting
hexerei|Hexerei|net.joefoxe.hexerei
heyberryshutup|Hey Berry! SHUT UP|cy.jdkdigital.heyberryshutup
highlighter|Highlighter|com.anthonyhilyard.highlighter|client|iceberg
hodgepodge|Hodgepodge|com.mitchej123.hodgepodge
holdmyitemsnf|HoldMyItems|de.bene2212.holdmyitemsnf
hologram-api|Hologram API|eu.pb4.holograms|library
hopour|HopoBetterUnderwaterRuins|io.github.ohponopono.hopour
horsecombatcontrols|Horse Combat Controls|github.pitbox46.horsecombatcontrols
hostilenetworks|Hostile Neural Networks|dev.shadowsoffire.hostilenetworks||placebo
hotbath|Hot Bath|com.crabmod.hotbath
hotornot|HotOrNot|com.buuz135.hotornot
hourglass|Hourglass|net.lavabucket.hourglass
hungeroverhaul|Hunger Overhaul|iguanaman.hungeroverhaul
hwyla|Hwyla|mcp.mobius.hwyla
hydrogen|Hydrogen|me.jellysquid.mods.hydrogen
hyperbox|Hyperbox|net.commoble.hyperbox||infiniverse
hytils-reborn|Hytils Reborn|cc.woverflow.hytils
i18nupdatemod|I18nUpdateMod|i18nupdatemod|client
ibeeditor|IBE Editor|com.github.franckyi.ibeeditor
ic2|IndustrialCraft 2|ic2
ic2_tweaker|IC2 Tweaker|info.tritusk.modpack.crafttweaker.support.ic2||ic2
IC2NuclearControl|Nuclear Control 2|shedar.mods.ic2.nuclearcontrol
iceandfire|Ice and Fire|com.iafenvoy.iceandfire com.github.alexthe666.iceandfire
iceberg|Iceberg|com.anthonyhilyard.iceberg|library
iceboatnerf|Ice Boat Nerf|io.github.kawaiicakes.iceboatnerf
ichunutil|iChunUtil|me.ichun.mods.ichunutil ichun.common
icterine|Icterine|pm.meh.icterine
idas|Integrated Dungeons and Structures|com.craisinlord.idas||integrated_api
illagerinvasion|Illager Invasion|fuzs.illagerinvasion||puzzleslib
illuminations|Illuminations|ladysnake.illuminations|client
imblocker|IMBlocker|io.github.reserveword.imblocker
imm_ptl_core imm_ptl|Immersive Portals Core||library
immediatelyfast|ImmediatelyFast|net.raphimc.immediatelyfast net.raphimc.immediatelyfastapi|client
immersive_aircraft|Immersive Aircraft|immersive_aircraft
immersive_armors|Immersive Armors|immersive_armors
immersive_machinery|Immersive Machinery|immersive_machinery||immersive_aircraft
immersive_melodies|Immersive Melodies|immersive_melodies
immersive_paintings|Immersive Paintings|immersive_paintings
immersive_portals imm_ptl_peripheral|Immersive Portals|qouteall.q_misc_util qouteall.imm_ptl||imm_ptl_core q_misc_util
immersive_weathering|Immersive Weathering|com.ordana.immersive_weathering||moonlight
immersivecables|Immersive Cables|de.sanandrew.mods.immersivecables
immersiveengineering|Immersive Engineering|blusunrize.immersiveengineering
immersivefixes|ImmersiveFixes|org.github.melodiccougar7.immersivefixes
immersivemc|ImmersiveMC|com.hammy275.immersivemc
immersivepetroleum|Immersive Petroleum|flaxbeard.immersivepetroleum
immersiverailroading|Immersive Railroading|cam72cam.immersiverailroading
immersivesnow|Immersive Snow
improvableskills|Improvable Skills|org.zeith.improvableskills||hammerlib
improvedmobs|Improved Mobs Mod|io.github.flemmli97.improvedmobs||tenshilib
incendium|Incendium
incontrol|In Control!|mcjty.incontrol
indium|Indium|link.infra.indium|client|sodium
industrialforegoing|Industrial Foregoing|com.buuz135.industrial||teslacorelib
industrialforegoingsouls|Industrial Foregoing Souls|com.buuz135.industrialforegoingsouls||titanium industrialforegoing
industrialupgrade|Industrial Upgrade|com.denfop
infinitylib|InfinityLib|com.infinityraider.infinitylib|library
infiniverse|Infiniverse|net.commoble.infiniverse
ingameinfoxml|InGame Info XML|com.github.lunatrius.ingameinfo||lunatriuscore
initialinventory|Initial Inventory|com.blamejared.initialinventory
inmis|Inmis|draylar.inmis
insanelib|InsaneLib|insane96mcp.insanelib|library
integrated_api|Integrated API|com.craisinlord.integrated_api|library
integratedcrafting|IntegratedCrafting|org.cyclops.integratedcrafting||cyclopscore integrateddynamics commoncapabilities
integrateddynamics|Integrated Dynamics|org.cyclops.integrateddynamics||cyclopscore commoncapabilities
integratedterminals|Integrated Terminals|org.cyclops.integratedterminals org.cyclops.integratedterminalscompat||cyclopscore integrateddynamics commoncapabilities
integratedtunnels|Integrated Tunnels|org.cyclops.integratedtunnels||cyclopscore integrateddynamics commoncapabilities
integrationforegoing|Integration Foregoing|jackyy.integrationforegoing
interiors|Create: Interiors|com.aesefficio.interiors com.sudolev.interiors||create
invasioncodered|Invasion Code Red|com.min01.invasioncodered
inventoryhud|Inventory HUD+|dlovin.inventoryhud|client
inventorypets|Inventory Pets|com.inventorypets
inventoryprofilesnext|Inventory Profiles Next|org.anti_ad.mc.ipnext|client|libipn
inventorysorter|Simple Inventory Sorter|net.kyrptonaught.inventorysorter
inventorytweaks|Inventory Tweaks|invtweaks
iris|Iris|net.coderbot.iris kroppeb.stareval net.irisshaders|client|sodium
irisflw|Oculus Flywheel Compat|top.leonx.irisflw|client|oculus flywheel
ironbackpacks|Iron Backpacks|gr8pefish.ironbackpacks
ironchest|Iron Chests|com.progwml6.ironchest
ironfurnaces|Iron Furnaces|ironfurnaces
ironjetpacks|Iron Jetpacks|com.blakebr0.ironjetpacks||cucumber
irons_rpg_tweaks|Iron's RPG Tweaks
irons_spellbooks|Iron's Spells 'n Spellbooks|io.redspace.ironsspellbooks
irons_spells_js|Iron's Spellbooks KubeJS|com.squoshi.irons_spells_js||irons_spellbooks curios
itemborders|Item Borders|com.anthonyhilyard.itemborders|client|iceberg prism
itemcollectors|Item Collectors|com.supermartijn642.itemcollectors||supermartijn642corelib supermartijn642configlib
itemfilters|Item Filters|dev.latvian.mods.itemfilters com.latmod.mods.itemfilters||architectury
itemframetweaks|Item Frame Tweaks|net.viotomix.itemframetweaks
iteminteractions|Item Interactions|fuzs.iteminteractions||puzzleslib
itemphysic|ItemPhysic|team.creative.itemphysic com.creativemd.itemphysic||creativecore
itemphysiclite|ItemPhysicLite|team.creative.itemphysiclite||creativecore
itemscroller|Item Scroller|fi.dy.masa.itemscroller|client|malilib
itemstages|Item Stages|net.darkhax.itemstages||gamestages
itemswapper|ItemSwapper|dev.tr7zw.itemswapper
iv_tpp|Official Content Pack for Immersive Vehicles|||mts
ixeris|Ixeris|me.decce.ixeris|client
jade|Jade|snownee.jade
jadeaddons|Jade Addons|snownee.jade.addon||jade
jadensnetherexpansiondelight|Jaden's Nether Expansion Delight|net.chaolux.jadensnetherexpansiondelight
jamd|Just Another Mining Dimension|com.unrealdinnerbone.jamd||trenzalore
jamlib|JamLib|io.github.jamalam360.jamlib|library|architectury
jankson|Jankson|io.github.cottonmc.jankson|library
jaopca|JAOPCA|thelm.jaopca
jearchaeology|Just Enough Archaeology|cy.jdkdigital.jearchaeology||jei
jecalculation|Just Enough Calculation|me.towdium.jecalculation||architectury
jecharacters|Just Enough Characters|me.towdium.jecharacters me.towdium.pinin
jee|Just Enough Energistics|p455w0rd.jee
jeed|Just Enough Effects Descriptions|net.mehvahdjukaar.jeed
jei|Just Enough Items|mezz.jei
jeibees|JEI Bees|net.bdew.jeibees
jeid|JustEnoughIDs|org.dimdev.jeid
jeiintegration|JEI Integration|com.snowshock35.jeiintegration
jeimultiblocks|Just Enough Immersive Multiblocks|sguest.jeimultiblocks||immersiveengineering
jeitweaker|JEITweaker|com.blamejared.jeitweaker||crafttweaker jei
jeresources|Just Enough Resources|jeresources||jei
jewelcraft|Jewelcraft|net.salju.jewelcraft
jinxedlib|JinxedLib|com.kekecreations.jinxedlib|library
journeymap|JourneyMap|journeymap
jumpboat|Jumpy Boats|cy.jdkdigital.jumpboat
jumptoclimb|Jump To Climb!|com.riyuki.jumptoclimb
jurassicraft|JurassiCraft|net.timeless.jurassicraft org.jurassicraft
justdirethings|Just Dire Things|com.direwolf20.justdirethings
justenoughbreeding|Just Enough Breeding|com.christofmeg.justenoughbreeding
justenoughdrags|Just Enough Drags|com.warmthdawn.justenoughdrags
justenoughprofessions|Just Enough Professions (JEP)|com.mrbysco.justenoughprofessions||jei
kambrik|Kambrik|io.ejekta.kambrik io.ejekta.kambrikx
keepcuriosinventory|KeepCuriosInventory|com.teampotato.keepcuriosinventory
keybind_fix|Keybind Fix|me.fzzyhmstrs.keybind_fix
kimagine|KImagine|pw.prok.imagine|library
kiwi|Kiwi|snownee.kiwi|library
kiwiboi|Kiwi Boi|coda.kiwiboi
kleeslabs|KleeSlabs|net.blay09.mods.kleeslabs||balm
kleiders_custom_renderer|Kleiders Custom Renderer|com.kleiders.kleidersplayerrenderer
konkrete|Konkrete|de.keksuccino.konkrete|library
kotlinforforge|Kotlin for Forge||library
krypton|Krypton|me.steinborn.krypton
ksyxis|Ksyxis|ru.vidtu.ksyxis
kubejs|KubeJS|dev.latvian.kubejs dev.latvian.mods.kubejs||rhino architectury
kubejs_create|KubeJS Create|dev.latvian.mods.kubejs.create||kubejs create
kubejs_mekanism|KubeJS Mekanism|dev.latvian.mods.kubejs.mekanism||kubejs mekanism
kubejs_thermal|KubeJS Thermal|dev.latvian.mods.kubejs.thermal||kubejs
kubejsadditions|KubeJS Addditions|pie.ilikepiefoo||architectury
kubejsdelight|KubeJSDelight|qinomed.kubejsdelight||kubejs farmersdelight
kuma_api|KumaAPI|net.blay09.mods.kuma|library
kyrptconfig|Kyrpt Config|net.kyrptonaught.kyrptconfig|library
l2backpack|L2 Backpack|dev.xkmc.l2backpack||l2library
l2complements|L2 Complements|dev.xkmc.l2complements
l2damagetracker|L2 Damage Tracker|dev.xkmc.l2damagetracker|library
l2harvester|L2 Harvester
l2itemselector|L2 Item Selector|dev.xkmc.l2itemselector||l2library
l2library|L2 Library|dev.xkmc.l2library|library
l2screentracker|L2 Screen Tracker|dev.xkmc.l2screentracker||l2library
l2tabs|L2 Tabs|dev.xkmc.l2tabs||l2library
labymod|LabyMod||client
lambdabettergrass|LambdaBetterGrass|dev.lambdaurora.lambdabettergrass|client
lambdacontrols|LambdaControls|dev.lambdaurora.lambdacontrols me.lambdaurora.lambdacontrols|client
lambdynlights lambdynamiclights|LambDynamicLights|dev.lambdaurora.lambdynlights|client
language-reload|Language Reload|jerozgen.languagereload org.hiedacamellia.languagereload|client
lanserverproperties|Lan Server Properties|rikka.lanserverproperties
largemeals|Large Meals|net.foundwiz.largemeals||farmersdelight
laserio|LaserIO|com.direwolf20.laserio
lazydfu|LazyDFU|me.steinborn.lazydfu com.github.astei.lazydfu
ldlib|LowDragLib|com.lowdragmc.lowdraglib|library
ldlib2|LDLib2|com.lowdragmc.lowdraglib2|library
leaky|leaky mod|com.leaky||cupboard
leavemybarsalone|Leave My Bars Alone|fuzs.leavemybarsalone||puzzleslib
leavesbegone|Leaves Be Gone|fuzs.leavesbegone||puzzleslib
leawind_third_person|Leawind's Third Person|com.github.leawind.thirdperson net.leawind.mc.thirdperson|client
ledger|Ledger|com.github.quiltservertools.ledger|server
legendarysurvivaloverhaul|Legendary Survival Overhaul|sfiomn.legendarysurvivaloverhaul
legendarytooltips|Legendary Tooltips|com.anthonyhilyard.legendarytooltips|client|iceberg prism
lenientdeath|Lenient Death|red.jackf.lenientdeath
letitrain|letitrain|net.unknownuser.letitrain
letmedespawn|Let Me Despawn|com.frikinjay.letmedespawn||almanac
levelz|LevelZ|net.levelz||libz
lexiconfig|Lexiconfig|com.codinglitch.lexiconfig
libbamboo|LibBamboo|mod.crend.libbamboo
libgui|LibGui|io.github.cottonmc.cotton|library|jankson libninepatch
libipn|libIPN|org.anti_ad.mc.libipn|client library
libjf-config-ui-tiny|LibJF Config UI: Tiny||client library
libjf-data-manipulation-v0|LibJF Data Manipulation|io.gitlab.jfronny.libjf.data.manipulation|library|libjf-unsafe-v0
libjf-mainhttp-v0|LibJF MainHTTP|io.gitlab.jfronny.libjf.mainhttp|library
libjf-resource-pack-entry-widgets-v0|LibJF Resource Pack Entry Widgets|io.gitlab.jfronny.libjf.entrywidgets|library
libjf-translate-v1|LibJF Translate|io.gitlab.jfronny.libjf.translate|library
libjf-unsafe-v0|LibJF Unsafe|io.gitlab.jfronny.commons.unsafe io.gitlab.jfronny.libjf.unsafe|library
libjf-web-v1|LibJF Web|io.gitlab.jfronny.libjf.web|library|libjf-mainhttp-v0
libnine|libnine|io.github.phantamanta44.libnine
libninepatch|LibNinePatch|juuxel.libninepatch|library
librarianlib|LibrarianLib|com.teamwizardry.librarianlib|library
libraryferret|Library Ferret|com.jtorleonstudios.libraryferret|library
libvulpes|LibVulpes|zmaster587.libVulpes
libx|LibX|org.moddingx.libx
libz|LibZ|net.libz|library
lightmanscurrency|Lightman's Currency|io.github.lightman314.lightmanscurrency
lightoverlay|Light Overlay|me.shedaniel.lightoverlay|client|architectury
lightspeed|Lightspeed|com.ccr4ft3r.lightspeed
limitedchunks|Limited Chunkloading Mod|com.limitedchunks||cupboard
lionfishapi|Lionfish API|com.github.L_Ender.lionfishapi|library
liquidbounce|LiquidBounce|net.ccbluex.liquidbounce
liteloader|LiteLoader||client
litematica|Litematica|litematica fi.dy.masa.litematica|client|malilib
lithium|Lithium|me.jellysquid.mods.lithium net.caffeinemc.mods.lithium
lithostitched|Lithostitched|dev.worldgen.lithostitched|library
littleframes|LittleFrames|team.creative.littleframes||creativecore
littletiles|LittleTiles|team.creative.littletiles com.creativemd.littletiles||creativecore
llibrary|LLibrary|net.ilexiconn.llibrary|library
llor|Light Level Overlay Reloaded|com.mmyzd.llor
lmft|Load My F***ing Tags|io.wispforest.lmft
Lockdown|Lockdown|adubbz.lockdown
lodestone|Lodestone|team.lodestar.lodestone
logbegone|Log Begone|mod.azure.logbegone
logical_zoom|Logical Zoom|com.logicalgeekboy.logical_zoom|client
logisticspipes|Logistics Pipes|logisticspipes
logprot|Logprot|com.logprot||cupboard
loliasm|LoliASM / CensoredASM|zone.rong.loliasm
lollipop|Lollipop|owmii.lib
longerchathistory|Longer Chat History|net.longerchathistory
longfallboots|Long Fall Boots|xbony2.longfallboots
loot_journal|Loot Journal|com.obscuria.lootjournal
lootbeams|Loot Beams|com.lootbeams|client
lootboxesplus|LootBoxesPlus|net.mcreator.lootboxesplus
lootintegrationaddonyung|Yungs Dungeons Lootintegration Addon|com.lootintegrationaddonyung||lootintegrations
lootintegrations|Lootintegrations mod|com.lootintegrations||cupboard
lootjs|LootJS|com.almostreliable.lootjs com.github.llytho.lootjs||kubejs
lootr|Lootr|noobanidus.mods.lootr
loottweaker|LootTweaker|leviathan143.loottweaker
lost_aether_content|Aether: Lost Content|||aether
lostcities|The Lost Cities|mcjty.lostcities
lotr|The Lord of the Rings Mod|lotr
lucent|Lucent|com.legacy.lucent|client
lucky|Lucky Block|mod.lucky
lunatriuscore|LunatriusCore|com.github.lunatrius.core
lwjgl3ify|lwjgl3ify
lycanitesmobs|Lycanites Mobs|com.lycanitesmobs lycanite.lycanitesmobs
lychee|Lychee Tweaker|snownee.lychee|library|kiwi
`;
