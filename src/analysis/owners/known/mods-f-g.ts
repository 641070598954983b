/** Mods, F to G, a line each as `known-owners.ts` explains. */
export const modsFToG = `
f3teverywhere|F3+T Everywhere|games.enchanted.f3teverywhere|client
fabric-api|Fabric API||library
fabric-language-kotlin|Fabric Language Kotlin||library
fabrication|Fabrication|com.unascribed.fabrication
fabrictailor|FabricTailor|org.samo_lego.fabrictailor
fabrishot|Fabrishot|me.ramidzkh.fabrishot|client
factory_blocks|Factory Blocks|com.slaincow.factoryblocks net.slaincow.factoryblocks||chisel
fairylights|Fairy Lights|me.paulf.fairylights
fallingleaves|Falling Leaves|randommcsomethin.fallingleaves de.cheaterpaul.fallingleaves|client|cloth-config
fallingtree|FallingTree|fr.rakambda.fallingtree
falsepatternlib|FalsePatternLib|com.falsepattern.lib|library
fancymenu|FancyMenu|de.keksuccino.fancymenu|client|konkrete melody
fantasyarmor|Fantasy Armor|net.kenddie.fantasyarmor
fantasyfurniture|Fantasy's Furniture|xyz.apex.forge.fantasyfurniture||apexcore
farm_and_charm|[Let's Do] Farm & Charm|net.satisfy.farm_and_charm
farmers_structures|FarmersStructures|net.mcreator.farmersstructures||farmersdelight
farmersdelight|Farmer's Delight|com.nhoryzon.mc.farmersdelight vectorwing.farmersdelight
farmersrespite|Farmer's Respite|umpaz.farmersrespite||farmersdelight
farmingforblockheads|Farming for Blockheads|net.blay09.mods.farmingforblockheads||balm
farmtweaks|FarmTweaks|powercyphe.farmtweaks
farseek|Farseek|farseek|library
farsight|Farsight
farsight_view|Farsight mod|com.farsight
fast_event|FastEvent|zank.mods.fast_event
fastasyncworldsave|fastasyncworldsave mod|com.fastasyncworldsave||cupboard
fastbench|FastWorkbench|shadows.fastbench dev.shadowsoffire.fastbench||placebo
FastCraft|FastCraft|fastcraft
fasterladderclimbing|Faster Ladder Climbing|net.jaspr.base net.jaspr.fasterladderclimbing
fastfurnace|FastFurnace|dev.shadowsoffire.fastfurnace shadows.fastfurnace||placebo
fastipping|Fast IP Ping|me.fallenbreath.fastipping|client
fastitemframes|Fast Item Frames|fuzs.fastitemframes||puzzleslib
fastleafdecay|Fast Leaf Decay|net.olafkeijsers.fastleafdecay net.olafski.fastleafdecay
fastload|Fastload|io.github.bumblesoftware.fastload
fastquit|FastQuit|com.kingcontaria.fastquit|client|cloth-config
fastsuite|Fast Suite|dev.shadowsoffire.fastsuite||placebo
fdbosses|FDBosses|com.finderfeed.fdbosses
fdcookbook|Farmer's Delight CookBook Reforge|net.hotakus.fdcookbook
fdlib|FDLib|com.finderfeed.fdlib|library
fermiumbooter|FermiumBooter|fermiumbooter|library
ferritecore|FerriteCore|malte0811.ferritecore
festive_delight|Festive Delight|net.mcreator.festivedelight
ffs|Fancy Fluid Storage|com.lordmau5.ffs
fiber|fiber|io.github.fablabsmc.fablabs
figura|Figura|org.figuramc.figura org.moon.figura|client
findme|FindMe|com.buuz135.findme||architectury
firmalife|Firmalife|com.eerussianguy.firmalife
firmament|Firmament|moe.nea.firmament|client
firstperson firstpersonmod|First-person Model|dev.tr7zw.firstperson|client
fishermens_trap|Fishermens Trap|com.uraneptus.fishermens_trap
fishnostuck|Fish No Stuck|com.stevekung.fishnostuck
fiskheroes|Fisk's Superheroes|com.fiskmods.heroes
flan|Flan|io.github.flemmli97.flan
flansmod|Flan's Mod|com.flansmod flansmod
flashback|Flashback|com.moulberry.flashback|client
flatbedrock|Flat Bedrock|com.sunekaer.flatbedrock
flatcoloredblocks|Flat Colored Blocks|mod.flatcoloredblocks
flerovium|Flerovium|com.moepus.flerovium|client|embeddium
flexiblelogin|FlexibleLogin|com.github.games647.flexiblelogin
flib|FLib|com.lothrazar.library|library
flickerfix|FlickerFix|net.permutated.flickerfix
flightlib|Flight Lib|com.possible_triangle.flightlib|library|kotlinforforge
flowerpatch|Flower Patch|com.mrbysco.flowerpatch
flowerymooblooms|Friendsoes - Flowery Mooblooms|com.faboslav.friendsandfoes.flowerymooblooms||friendsandfoes
fluid|Create Fluid|com.adonis.fluid||create
fluiddrawers|Fluid Drawers|xyz.phanta.fluiddrawers||libnine storagedrawers
fluxedcore|Fluxed-Core|fluxedCore
fluxnetworks|Flux Networks|sonar.fluxnetworks
flywheel|Flywheel|com.jozufozu.flywheel dev.engine_room.flywheel|library
fnc|Factions And Curiosities|de.joh.fnc||mna curios geckolib
foamfix foamfixcore|FoamFix|pl.asie.foamfix
foodeffecttooltips|Food Effect Tooltips|io.github.suel_ki.foodeffecttooltips|client
forbidden_arcanus|Forbidden & Arcanus|com.stal111.forbidden_arcanus
forbiddenmagic|Forbidden Magic|fox.spiteful.forbidden
forestry|Forestry|forestry
forgeconfigapiport|Forge Config API Port|fuzs.forgeconfigapiport|library
forgeconfigscreens|Forge Config Screens|fuzs.forgeconfigscreens
forgeendertech|ForgeEndertech|com.endertech.minecraft.forge|library
forgelin|Shadowfacts' Forgelin|net.shadowfacts.forgelin|library
forgivingvoid|Forgiving Void|net.blay09.mods.forgivingvoid||balm
fossil|Fossils and Archeology|com.github.revival fossilsarcheology
FpsReducer|FPS Reducer|bre.fpsreducer
framedblocks|FramedBlocks|xfacthd.framedblocks
framework|Framework|com.mrcrayfish.framework|library
freecam|Freecam|net.xolt.freecam com.zergatul.freecam|client
friendsandfoes|Friends & Foes|com.faboslav.friendsandfoes
frozenlib|FrozenLib|net.frozenblock.lib|library
fruitsdelight|Fruits Delight|dev.xkmc.fruitsdelight||farmersdelight
fsg-mod|FSG Mod|me.duncanruns.fsgmod
ftbbackups|FTB Utilities: Backups|com.feed_the_beast.mods.ftbbackups
ftbbackups2|FTB Backups 2|net.creeperhost.ftbbackups
ftbchunks|FTB Chunks|dev.ftb.mods.ftbchunks||ftblibrary ftbteams architectury
ftbessentials|FTB Essentials|dev.ftb.mods.ftbessentials||ftblibrary
ftbfiltersystem|FTB Filter System|dev.ftb.mods.ftbfiltersystem||architectury ftblibrary
ftbl|FTBLib|com.feed_the_beast.ftbl|library
ftblib|FTB Library|com.feed_the_beast.ftblib|library
ftblibrary|FTB Library|dev.ftb.mods.ftblibrary|library|architectury
ftbqkeys|FTBQLocalizationKeys|org.localmc.tools.ftbqkeys||architectury kubejs ftbquests
ftbqoptimizer|FTBQuestsOptimizer|com.bigenergy.ftbquestsoptimizer||ftbquests
ftbquestlocalizer|FTB Quests Localizer|me.litchi.ftbqlocal
ftbquests|FTB Quests|com.feed_the_beast.ftbquests dev.ftb.mods.ftbquests||ftblibrary ftbteams architectury
ftbranks|FTB Ranks|dev.ftb.mods.ftbranks||ftblibrary architectury
ftbteams|FTB Teams|dev.ftb.mods.ftbteams||ftblibrary architectury
ftbu|FTBUtilities|com.feed_the_beast.ftbu
ftbultimine|FTB Ultimine|dev.ftb.mods.ftbultimine||ftblibrary architectury
ftbutilities|FTB Utilities|com.feed_the_beast.ftbutilities||ftblib
ftbxmodcompat|FTB XMod Compat|dev.ftb.mods.ftbxmodcompat||architectury ftblibrary
fuelgoeshere|Fuel Goes Here|cy.jdkdigital.fuelgoeshere
fugue|Fugue|com.cleanroommc.fugue
fullstackwatchdog|FullStack Watchdog|com.telepathicgrunt.fullstackwatchdog
functionalstorage|Functional Storage|com.buuz135.functionalstorage||titanium
furniture|[Let's Do] Furniture|com.berksire
fusion|Fusion|com.supermartijn642.fusion
futuremc|Future MC|thedarkcolour.futuremc
fwaystones|Fabric Waystones|wraith.fwaystones
fzzy_config|Fzzy Config|me.fzzyhmstrs.fzzy_config|library
gadget|gadget|io.wispforest.gadget
galacticraft|Galacticraft|dev.galacticraft
galacticraftcore|Galacticraft|micdoodle8.mods.galacticraft
galacticraftplanets|Galacticraft Planets|micdoodle8.mods.galacticraft.planets||galacticraftcore
galaxyspace|GalaxySpace|galaxyspace||galacticraftcore
galena_hats|Galena Hats|galena.hats
gallery|Gallery|com.teamabnormals.gallery||blueprint
galosphere|Galosphere|net.orcinus.galosphere
gamestages|Game Stages|net.darkhax.gamestages||bookshelf
garnished|Create: Garnished|net.dakotapride.garnished||create
gateways|Gateways to Eternity|dev.shadowsoffire.gateways shadows.gateways||placebo
gbfabrictools|GBfabrictools|de.guntram.mcmod.fabrictools|client library
geckoanimfix|GeckoLibIrisCompat|elocindev.geckoanimfix
geckolib|GeckoLib|com.geckolib software.bernie.geckolib|library
geckolib3|GeckoLib 3|software.bernie|library
gendustry|Gendustry|net.bdew.gendustry||bdlib
gendustryjei|Gendustry JEI Addon|ninjabrain.gendustryjei
generalfeedback|GeneralFeedback|com.sighs.generalfeedback
generatorgalore|Generator Galore|cy.jdkdigital.generatorgalore
geneticsresequenced|Genetics: Resequenced|dev.aaronhowser.mods.geneticsresequenced
geodes|More Geodes Reforged|com.github.thedeathlycow.moregeodes
geostrata|GeoStrata|Reika.GeoStrata||dragonapi
getittogetherdrops|Get It Together, Drops!|bl4ckscor3.mod.getittogetherdrops
geyser-fabric|Geyser
glassitemframes|Glass Item Frames|glassitemframes
glitchcore|GlitchCore|glitchcore|library
globalpacks|Global Data- & Resourcepacks|net.dark_roleplay.gdarp
glodium|Glodium|com.glodblock.github.glodium
gml|GroovyModLoader
gnkinetics|Gears n' Kinetics|dev.lopyluna.gnkinetics||create
goblintraders|Goblin Traders|com.mrcrayfish.goblintraders||framework
goety|Goety|com.Polarice3.Goety
golemoverhaul|Golem Overhaul|tech.alexnijjar.golemoverhaul||architectury resourcefullib resourcefulconfig geckolib
golfiv|GolfIV|org.samo_lego.golfiv
gpu_tape|GPUTape|com.mr_toad.gpu_tape
gpumemleakfix|Gpu memory leak fix|com.gpumemleakfix
graphlib|GraphLib|com.kneelawk.graphlib|library
grapplemod|Grappling Hook Mod|com.yyon.grapplinghook||cloth-config
gravestone|GraveStone|de.maxhenkel.gravestone
graveyard|The Graveyard|com.finallion.graveyard net.finallion.graveyard
graveyard_biomes|The Graveyard Biomes|net.finallion.graveyard_biomes||terrablender
gravisuite|Gravitation Suite|com.chocohead.gravisuite gravisuite
gravitygun|GravityGun|me.ichun.mods.gravitygun
greenhouseconfig|Greenhouse Config|house.greenhouse.greenhouseconfig
greenhouseconfig_toml|Greenhouse Config - TOML|house.greenhouse.greenhouseconfig.toml|library|greenhouseconfig
gregicalityoreaddon|Gregicality Ore Addon|com.pablocnvs.gregicalityoreaddon
gregicprobe|GregicProbe|vfyjxf.gregicprobe
gregtech|GregTech|gregtech
gregtech_addon|GregTech|gregtechmod
gregtechenergistics|GregTech Energistics|com.soliddowant.gregtechenergistics
gregtechfoodoption|GregTech Food Option|com.bruberu.gregtechfoodoption
grimoire|Grimoire|io.github.crucible.grimoire
grindenchantments|Grind Enchantments|de.martenschaefer.grindenchantments de.mschae23.grindenchantments
groovyscript|GroovyScript|com.cleanroommc.groovyscript
Growthcraft|Growthcraft|growthcraft
gtceu|GregTech CEu Modern|com.gregtechceu.gtceu
gtnhlib|GTNHLib|com.gtnewhorizon.gtnhlib|library
gtnhmixins|UniMixins|com.gtnewhorizon.gtnhmixins|library
guardvillagers|Guard Villagers|tallestegg.guardvillagers
guideapi|Guide-API|amerifrance.guideapi|library
gunsmithlib|GunsmithLib|mod.chloeprime.gunsmithlib|library
`;
