/** Mods, N to P, a line each as `known-owners.ts` explains. */
export const modsNToP = `
nameless_trinkets|Nameless Trinkets|com.cozary.nameless_trinkets||curios expandability
nanhealthfixer|NaNHealthFixer|com.teampotato.nanhealthfixer
naturalist|Naturalist|com.starfish_studios.naturalist
naturally_trimmed|Naturally Trimmed|net.majo24.naturally_trimmed
natures_spirit|Nature's Spirit|net.hibiscus.naturespirit
naturesaura|Nature's Aura|de.ellpeck.naturesaura
naturescompass|Nature's Compass|com.chaosthedude.naturescompass
nckey|NonConflictKeys|committee.nova.nckey
neapolitan|Neapolitan|com.teamabnormals.neapolitan
neat|Neat|vazkii.neat
nebs|Neko's Enchanted Books|org.infernalstudios.nebs
necronomicon|Necronomicon|com.elocindev.necronomicon elocindev.necronomicon|library
NEIAddons|NEI Addons|net.bdew.neiaddons
neid|NotEnoughIDs|ru.fewizz.idextender com.gtnewhorizons.neid ru.fewizz.neid
neiintegration|NEI Integration|tonius.neiintegration
neoforgedatapackextensions|NeoForge Data Pack Extensions|fuzs.neoforgedatapackextensions
nerb|Not Enough Recipe Book|it.hurts.octostudios.nerb it.hurts.sskirillss.nerb||architectury octolib
neruina|Neruina|com.bawnorton.neruina
nether-coords|Nether Coords|caeleno42.nethercoords|client
netherchested|Nether Chested|fuzs.netherchested||puzzleslib
netherdepthsupgrade|Nether Depths Upgrade|com.scouter.netherdepthsupgrade
netherendingores|Netherending Ores|org.icannt.netherendingores
netherexp|Jaden's Nether Expansion|net.jadenxgamer.netherexp
netherportalfix|NetherPortalFix|net.blay09.mods.netherportalfix||balm
netherportalspread|Nether Portal Spread|com.natamus.netherportalspread||collective
nethersdelight|Nether's Delight|umpaz.nethersdelight||farmersdelight
neverenoughanimations|Never Enough Animation|com.cleanroommc.neverenoughanimations|client
nicer-skies|Nicer Skies|dev.ztereohype.nicerskies|client
nightconfigfixes|Night Config Fixes|fuzs.nightconfigfixes
nitrogen_internals|Nitrogen|com.aetherteam.nitrogen|library
no-shield-delay|No Shield Delay|qu.noshielddelay
no-telemetry|No Telemetry|de.kb1000.notelemetry|client
no_tree_punching_balanced_tools|No Tree punching Balanced tools|net.mcreator.notreepunchingbalancedtools
nochatreports|No Chat Reports|com.aizistral.nochatreports
nocubes|NoCubes|io.github.cadiboo.nocubes
noenchantcap|No Enchant Cap|xyz.amymialee.noenchantcap
noisium|Noisium|io.github.steveplays28.noisium
nomowanderer|NoMoWanderer|nomowanderer
nopackcompatcheck|NoPackCompatCheck|com.wudji.nopackcompatcheck
notenoughanimations|Not Enough Animations|dev.tr7zw.notenoughanimations|client
notenoughcrashes|Not Enough Crashes|fudge.notenoughcrashes
notenoughitems|NotEnoughItems|codechicken.nei
notenoughupdates|NotEnoughUpdates|io.github.moulberry.notenoughupdates|client
notreepunching|No Tree Punching|com.alcatrazescapee.notreepunching
nuclearcraft|NuclearCraft: Neoteric|igentuman.nc
nuclearscience|Nuclear Science|nuclearscience
nucleus|Nucleus|io.github.nucleuspowered.nucleus
nucleus_codec|Nucleus (Codec)|com.redpxnda.nucleus.codec||architectury
nucleus_facet|Nucleus (Facet)|com.redpxnda.nucleus.facet||architectury
nullscape|Nullscape
numina|Numina|net.machinemuse.numina
numismatic-overhaul|Numismatic Overhaul|com.glisco.numismaticoverhaul
numismatics|Create: Numismatics|dev.ithundxr.createnumismatics||create
nvidium|Nvidium|me.cortex.nvidium|client|sodium
nyfsspiders|Nyf's Spiders|com.nyfaria.nyfsspiders
obscure_api|Obscure API|com.obscuria.obscureapi|library
obscure_tooltips|Obscure Tooltips|dev.obscuria.tooltips|client
observerlib|ObserverLib|hellfirepvp.observerlib|library
oc2|OpenComputers II|li.cil.oc2
occultism|Occultism|com.github.klikli_dev.occultism com.klikli_dev.occultism
occultism_kubejs|Occultism KubeJS|com.klikli_dev.occultism_kubejs||occultism kubejs
oceansdelight|Ocean's Delight|com.scouter.oceansdelight
octolib|OctoLib|it.hurts.octostudios.octolib|library|architectury
oculus|Oculus|oculus.org.antlr.v4.runtime|client
ohthetreesyoullgrow|Oh The Trees You'll Grow|dev.corgitaco.ohthetreesyoullgrow
ok_zoomer|OK Zoomer|io.github.ennuil.ok_zoomer io.github.ennuil.okzoomer|client
omegaconfig|Omega Config Architectury|io.github.frqnny.omegaconfig
omlib|OMLib|omtteam.omlib|library
oneconfig|OneConfig|cc.polyfrost.oneconfig org.polyfrost.oneconfig|client library
opack2reload|0Pack2Reload|committee.nova.opack2reload
openblocks|OpenBlocks|openblocks
opencomputers|OpenComputers|li.cil.oc
openloader|Open Loader|net.darkhax.openloader
openmods|OpenModsLib|openmods info.openmods.calc|library
openmodularturrets|Open Modular Turrets|omtteam.openmodularturrets
openpartiesandclaims|Open Parties and Claims|xaero.pac
optifabric|OptiFabric|me.modmuss50.optifabric|client
optifine|OptiFine|net.optifine optifine shadersmod BlockPosM ChunkCacheOF Config ConnectedParser ConnectedProperties ConnectedTextures ConnectedTexturesCompact CustomColorizer CustomColors CustomItems CustomItemsComparator CustomItemProperties CustomGuis CustomLoadingScreens CustomPanorama CustomSky CustomSkyLayer CrashReporter DynamicLights DynamicLightsMap FileDownloadThread GuiPerformanceSettingsOF GuiQualitySettingsOF IRandomEntity Lagometer MatchBlock NaturalProperties NaturalTextures NextTickHashSet PlayerConfigurations RandomEntities RandomMobs RandomMobsProperties ReflectorForge ReflectorClass ReflectorMethod ReflectorField RenderEnv SmartLeaves SmartAnimations TextureAnimation TextureAnimations WrDisplayListAllocator WrUpdateThread WrUpdates WrUpdaterThreaded WrUpdaterSmooth|client
orbis-lib|OrbisLib|com.gildedgames.orbis|library
orbit|Orbit event bus|meteordevelopment.orbit
oreberriesreplanted|Oreberries Replanted|com.mrbysco.oreberriesreplanted
oredictinit|OreDictInit|thelm.oredictinit
oreexcavation|OreExcavation|oreexcavation
oreganized|Oreganized|galena.oreganized||blueprint
orespawn|OreSpawn|danger.orespawn mmd.orespawn
origins|Origins|io.github.edwinmindcraft.origins io.github.apace100.origins||calio apoli
otyacraftengine|Otyacraft Engine|dev.felnull.otyacraftengine||architectury cloth-config
overflowingbars|Overflowing Bars|fuzs.overflowingbars||puzzleslib
overloaded|Overloaded|com.cjm721.overloaded
overloadedarmorbar|OverloadedArmorBar|tfar.overloadedarmorbar
owo|oωo|io.wispforest.owo|library
owo-sentinel|oωo-sentinel|io.wispforest.owosentinel|library
oworld2create|0World2Create|committee.nova.oworld2create|client
p455w0rdslib p455w0rdlib|p455w0rd's Library|p455w0rdslib|library
p455w0rdsthings|p455w0rd's Things|p455w0rd.p455w0rdsthings
packagedauto|PackagedAuto|thelm.packagedauto
packagedexcrafting|PackagedExCrafting|thelm.packagedexcrafting||packagedauto
packedup|Packed Up|com.supermartijn642.packedup||supermartijn642corelib
packet_tweaker|Packet Tweaker|xyz.nucleoid.packettweaker|library
packetfixer|Packet Fixer|dev.tonimatas.packetfixer
packmenu|PackMenu|dev.shadowsoffire.packmenu||placebo
paginatedadvancements|Paginated Advancements|de.dafuqs.paginatedadvancements|client|cloth-config
pamhc2core|Pam's HarvestCraft 2|com.pam
pamhc2crops|Pam's HarvestCraft 2 - Crops|com.pam.pamhc2crops
pamhc2foodcore|Pam's HarvestCraft 2 - Food Core|com.pam.pamhc2foodcore
pamhc2foodextended|Pam's HarvestCraft 2 - Food Extended|com.pam.pamhc2foodextended
pamhc2trees|Pam's HarvestCraft 2 - Trees|com.pam.pamhc2trees
paradise_lost|Paradise Lost|net.id.paradise_lost
paraglider|Paragliders|tictim.paraglider
parcool|ParCool|com.alrex.parcool
particlerain|Particle Rain|pigcart.particlerain|client
particletweaks|Particle Tweaks|net.lunade.particletweaks|client
particular|Particular Reforged|com.leclowndu93150.particular com.chailotl.particular|client
partlysaneskies|Partly Sane Skies|me.partlysanestudios.partlysaneskies
passivesearchbar|PassiveSearchBar|team.dovecotmc.passivesearchbar
patcher|Patcher|club.sk1er.patcher|client
patchouli|Patchouli|vazkii.patchouli|library
paucal|PAUCAL|at.petrak.paucal
paxi|Paxi|com.yungnickyoung.minecraft.paxi||yungsapi
pehkui|Pehkui|virtuoel.pehkui
performant|performant Mod|com.performant
pfm|Paladin's Furniture|com.unlikepaladin.pfm
phosphor phosphor-lighting|Phosphor|me.jellysquid.mods.phosphor net.caffeinemc.phosphor
photon|Photon|com.lowdragmc.photon||ldlib
physicsmod|Physics Mod|net.diebuddies|client
pickupnotifier|Pick Up Notifier|fuzs.pickupnotifier||puzzleslib
pigpen|PigPen|net.darkhax.pigpen
pingwheel|Ping Wheel|nx.pingwheel
pipez|Pipez|de.maxhenkel.pipez
pixelmon|Pixelmon|com.pixelmonmod
placeable|Placeable|it.bisumto.placeable
placebo|Placebo|shadows.placebo dev.shadowsoffire.placebo|library
placeholder-api|Placeholder API|eu.pb4.placeholders|library
planarartifice|Planar Artifice: Continuation|leppa.planarartifice
plasmovoice|Plasmo Voice|su.plo.voice
platform|Platform|com.blackgear.platform
player-animator|Player Animator|dev.kosmx.playerAnim|library
player-data-api|Player Data API|eu.pb4.playerdata|library
player_animation_library|Player Animation Library|com.zigythebird.playeranim|library
PlayerContainerFix|PlayerContainerFix|com.juanmuscaria.playercontainerfix
playerplates|Player Plates|uk.gaz492.playerplates
plethora-core|Plethora Core|org.squiddev.plethora
plonk|Plonk|com.breakinblocks.plonk
plustic|PlusTiC|landmaster.plustic
pluto|Pluto|com.abdelaziz.pluto
pmmo|Project MMO|harmonised.pmmo
pneumaticcraft|PneumaticCraft: Repressurized|me.desht.pneumaticcraft
pocketstorage|Pocket Storage|com.flanks255.pocketstorage
pointblank|Vic's Point Blank|com.vicmatskiv.pointblank
pollen|Pollen|gg.moonflower.pollen|library
polyeng|Polymorphic Energistics|gripe._90.polyeng||ae2 polymorph
polylib|PolyLib|net.creeperhost.polylib|library
polymer-core|Polymer|eu.pb4.polymer
polymer-networking|Polymer (Networking)|eu.pb4.polymer.networking|library
polymer-registry-sync-manipulator polymer-rsm|Polymer Registry Sync Manipulator|eu.pb4.polymer.rsm|library
polymer-resource-pack|Polymer (Resource Pack)|eu.pb4.polymer.resourcepack|library
polymer-virtual-entity|Polymer (Virtual Entity)|eu.pb4.polymer.virtualentity|library
polymorph|Polymorph|com.illusivesoulworks.polymorph top.theillusivec4.polymorph
polypatcher|PolyPatcher|org.polyfrost.polypatcher|client
polytone|Polytone|net.mehvahdjukaar.polytone|client
ponder|Ponder|net.createmod.ponder|library|flywheel
ponderjs|PonderJS|com.kotakotik.ponderjs com.almostreliable.ponderjs||kubejs create
portalgun|PortalGun|me.ichun.mods.portalgun
pots_and_mimics|Realm RPG: Pots & Mimics|net.mcreator.potsandmimics
powah|Powah!|owmii.powah
powerfuljs|PowerfulJS|com.prunoideae.powerfuljs||kubejs
powersuits|Modular Powersuits|net.machinemuse.powersuits||numina
predicate-api|Predicate API|eu.pb4.predicate|library
presencefootsteps|Presence Footsteps|eu.ha3.presencefootsteps|client
pressurepipes|Pressure Pipes|net.bdew.pressure||bdlib
prettypipes|Pretty Pipes|de.ellpeck.prettypipes
prickle|Prickle|net.darkhax.prickle net.darkhax.pricklemc
pride|Pride Lib|io.github.queerbric.pride|library
primalmagick|Primal Magick|com.verdantartifice.primalmagick
prism|Prism|com.anthonyhilyard.prism|library
probejs|ProbeJS|com.probejs moe.wolfgirl.probejs com.prunoideae.probejs||kubejs architectury
productivebees|Productive Bees|cy.jdkdigital.productivebees
productivelib|Productive Lib|cy.jdkdigital.productivelib|library
productivetrees|Productive Trees|cy.jdkdigital.productivetrees
progressivebosses|Progressive Bosses|insane96mcp.progressivebosses||insanelib
projecte|ProjectE|moze_intel.projecte
projectintelligence|Project Intelligence|com.brandon3055.projectintelligence||brandonscore
projectred-core|ProjectRed|mrtjp.projectred
projectx|ProjectX 2|de.kitsunealex.projectx
propertymodifier|Property Modifier|ihh.propertymodifier
psi|Psi|vazkii.psi
psionup|PSIonic Upgrades|wiresegal.psionup
puffish_attributes|Pufferfish's Attributes|net.puffish.attributesmod
puffish_biome_dither|Pufferfish's Biome Dither|net.puffish.biomedithermod
puffish_skills|Pufferfish's Skills|net.puffish.skillsmod
puresuffering|Pure Suffering|dev.theagameplayer.puresuffering
puzzle|Puzzle|net.puzzlemc|client
puzzlesaccessapi|Puzzles Access Api|fuzs.puzzlesaccessapi|library
puzzleslib|Puzzles Lib|fuzs.puzzleslib|library
pylons|Pylons|net.permutated.pylons
`;
