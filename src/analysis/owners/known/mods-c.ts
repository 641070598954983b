/** Mods, C, a line each as `known-owners.ts` explains. */
export const modsC = `
c2me|C2ME|com.ishland.c2me
cadmus|Cadmus|earth.terrarium.cadmus
caelus|Caelus API|com.illusivesoulworks.caelus top.theillusivec4.caelus|library
caffeineconfig|CaffeineConfig|net.caffeinemc.caffeineconfig|library
calio|Calio|io.github.apace100.calio io.github.edwinmindcraft.calio
camera|Camera Mod|de.maxhenkel.camera
canary|Canary|com.abdelaziz.canary
capes|Capes|me.cael.capes|client
capsidfix|Capsid Fix|com.k1sak1.capsidfix
car|Ultimate Car Mod|de.maxhenkel.car
cardinal-components-base|Cardinal Components API|dev.onyxstudios.cca org.ladysnake.cca|library
careerbees|Career Bees|com.rwtema.careerbees
CarpentersBlocks|Carpenter's Blocks|com.carpentersblocks
carpet|Carpet Mod|carpet
carpet-ams-addition|Carpet AMS Addition|club.mcams.carpet
carpet-extra|Carpet Extra|carpetextra
carpet-tis-addition|Carpet TIS Addition|carpettisaddition
carryon|Carry On|tschipp.carryon
cataclysm|L_Ender's Cataclysm|com.github.L_Ender.cataclysm
catalogue|Catalogue|com.mrcrayfish.catalogue|client
catnip|Catnip|net.createmod.catnip|library
cave_dweller|cave_dweller|de.cadentem.cave_dweller||geckolib
cb_microblock|CB Multipart microblocks|codechicken.microblock
cb_multipart forgemultipartcbe ForgeMultipart|CB Multipart|codechicken.multipart
celeritas|Celeritas||client
celestisynth|Celestisynth|com.aqutheseal.celestisynth
cem|Custom Entity Models|net.dorianpb.cem|client
censoredasm|CensoredASM
ceramics|Ceramics|knightminer.ceramics
cerbons_api|CerbonsApi|com.cerbon.cerbons_api|library
cerulean|Cerulean|toni.cerulean||txnilib
cfm|MrCrayfish's Furniture|com.mrcrayfish.furniture com.mrcrayfish.cfm
cgm|MrCrayfish's Gun Mod|com.mrcrayfish.guns||framework
chameleon|Chameleon|com.texelsaurus.minecraft.chameleon com.jaquadro.minecraft.chameleon
champions|Champions|top.theillusivec4.champions
chancecubes|Chance Cubes|chanceCubes
changed|Changed|net.ltxprogrammer.changed
charginggadgets|Charging Gadgets|com.direwolf20.charginggadgets
charm|Charm|svenhjol.charm
charmofundying|Charm of Undying|com.illusivesoulworks.charmofundying||curios
charmony|Charmony|svenhjol.charmony|library
charset|Charset|pl.asie.charset
chat_heads|Chat Heads|dzwdz.chat_heads|client
chatcalc|ChatCalc|ca.rttv.chatcalc|client
chatting|Chatting|cc.woverflow.chatting
chattriggers|ChatTriggers|com.chattriggers.ctjs
chefsdelight|Chefs Delight|net.redstonegames.chefsdelight||farmersdelight
cherishedworlds|Cherished Worlds|com.illusivesoulworks.cherishedworlds|client
chestcavity|Chest Cavity|net.tigereye.chestcavity||cloth-config
chestsearchbar|Chest Search Bar|cgcm.chestsearchbar|client
chickenchunks|ChickenChunks|codechicken.chunkloader||codechickenlib
chipped|Chipped|earth.terrarium.chipped
chisel|Chisel|team.chisel
chiselsandbits|Chisels & Bits|mod.chiselsandbits
chromaticraft|ChromatiCraft|Reika.ChromatiCraft||dragonapi
chunkapi|ChunkAPI|com.falsepattern.chunk|library
chunkloaders|Chunk Loaders|com.supermartijn642.chunkloaders||supermartijn642corelib supermartijn642configlib
chunkpregenerator chunkpregen|Chunk Pregenerator|pregenerator
chunksending|Chunk Sending|com.chunksending||cupboard
chunksfadein|Chunks Fade In|com.koteinik.chunksfadein|client|sodium
chunky|Chunky|org.popcraft.chunky
chunkyborder|ChunkyBorder|org.popcraft.chunkyborder
cinderscapes|Cinderscapes|com.terraformersmc.cinderscapes
citadel|Citadel|com.github.alexthe666.citadel|library
citresewn|CIT Resewn|shcm.shsupercm.fabric.citresewn shcm.shsupercm.forge.citresewn|client
clavis|Clavis|it.hurts.shatterbyte.clavis||architectury octolib
cleanswing|Clean Swing|com.ldtteam.cleanswing
clearvoid|Clear Void|yezhiyi9670.clearvoid|client
clickadv|Clickable Advancements mod|com.clickadv||cupboard
clickedthrough|Clicked Through|com.dplayend.clickedthrough
clickthrough|ClickThrough Plus|cc.cassian.clickthrough de.guntram.mcmod.clickthrough|client|architectury
clientarguments|clientarguments|dev.xpple.clientarguments|client library
clientsort|ClientSort|dev.terminalmc.clientsort
clienttweaks|Client Tweaks|net.blay09.mods.clienttweaks
climatecontrol|Climate Control|climateControl
climbladdersfast|ClimbLaddersFast|org.spoorn.climbladdersfast
cloth-basic-math|Cloth Basic Math|me.shedaniel.math me.shedaniel.cloth|library
cloth-config|Cloth Config|me.shedaniel.autoconfig me.shedaniel.clothconfig2 me.shedaniel.clothconfig|library
clumps|Clumps|com.blamejared.clumps
cmdcam|CMDCam|team.creative.cmdcam||creativecore
cnb creatures-and-beasts|Creatures and Beasts|com.cgessinger.creaturesandbeasts||geckolib3
coat|Coat|de.siphalor.coat|client library
cobblemon|Cobblemon|com.cobblemon.mod
cobblemontrainers|Cobblemon Trainers|com.selfdot.cobblemontrainers||cobblemon
cobweb|Cobweb|it.crystalnest.cobweb
codechickencore|CodeChickenCore|codechicken.core|library
codechickenlib|CodeChicken Lib|codechicken.lib|library
coffee_delight|Coffee Delight|club.someoneice.cofe_delight
cofh_core|CoFH Core|cofh.lib cofh.core cofh.asm cofh.asmhooks|library
cofhapi|CoFH API|cofh.api|library
cofhworld|CoFH World|cofh.cofhworld
cold_sweat|Cold Sweat|dev.momostudios.coldsweat com.momosoftworks.coldsweat
collective|Collective|com.natamus.collective com.natamus.collective_common_fabric com.natamus.collective_common_forge com.natamus.collective_common_neoforge|library
collectorsreap|Collector's Reap|net.brdle.collectorsreap||farmersdelight blueprint
colorfulhearts|Colorful Hearts|terrails.colorfulhearts|client
colorwheel|Colorwheel|dev.djefrey.colorwheel||oculus
colorwheel_patcher|Colorwheel Patcher|dev.djefrey.colorwheel_patcher
colossalchests|ColossalChests|org.cyclops.colossalchests||cyclopscore
combat_roll|Combat Roll|net.combatroll||player-animator cloth-config
comforts|Comforts|com.illusivesoulworks.comforts top.theillusivec4.comforts
comicsbubbleschat|Comics Bubbles Chat|com.thomas7520.bubbleschat
common-protection-api|Common Protection API|eu.pb4.common.protection|library
commoncapabilities|Common Capabilities|org.cyclops.commoncapabilities||cyclopscore
commonnetworking|Common Networking|commonnetwork
compactmachines3|Compact Machines|org.dave.compactmachines3
completeconfig-gui-cloth|completeconfig-gui-cloth|me.lortseam.completeconfig.gui.cloth|client library
completeconfig-gui-coat|completeconfig-gui-coat|me.lortseam.completeconfig.gui.coat|client library
completeconfig-gui-yacl|completeconfig-gui-yacl|me.lortseam.completeconfig.gui.yacl|client library
compressed_create_recipes|Compressed Create Recipes|com.pression.compressedcreaterecipes||create
compressedengineering|Compressed Engineering|com.pression.compressedengineering||immersiveengineering
computercraft|CC: Tweaked / ComputerCraft|dan200.computercraft
computronics|Computronics|pl.asie.computronics
conarm|Construct's Armory|c4.conarm||tconstruct
conditional-mixin|Conditional Mixin|me.fallenbreath.conditionalmixin|library
config2brigadier|Config to Brigadier|org.samo_lego.config2brigadier|library
configanytime|ConfigAnytime|com.cleanroommc.configanytime|library
configured|Configured|com.mrcrayfish.configured
confluence|Terra Curio|org.confluence
connected-doors|Connected Doors|re.domi.doors
connectedglass|Connected Glass|com.supermartijn642.connectedglass||supermartijn642corelib fusion
connectivity|Connectivity|com.connectivity||cupboard
constructionwand|Construction Wand|thetadev.constructionwand
contenttweaker|ContentTweaker|com.teamacronymcoders.contenttweaker contentTweaker||crafttweaker
continuity|Continuity|me.pepperbell.continuity|client
controlify|Controlify|dev.isxander.controlify|client
controllable|Controllable|com.mrcrayfish.controllable|client
controlling|Controlling|com.blamejared.controlling us.getfluxed.controlsearch|client|searchables
cookingforblockheads|Cooking for Blockheads|net.blay09.mods.cookingforblockheads||balm
copperandtuffbackport|Copper & Tuff Backport|xanthian.copperandtuffbackport
copycats|Create: Copycats+|com.copycatsplus.copycats||create
coretweaks|CoreTweaks|makamys.coretweaks
corgilib|CorgiLib|com.corgitaco.corgilib corgitaco.corgilib dev.corgitaco.corgilib|library
corn_delight|Corn Delight|cn.mcmod.corn_delight||farmersdelight mysterious_mountain_lib
coroutil|CoroUtil|com.corosus.coroutil CoroUtil
corpse|Corpse|de.maxhenkel.corpse
corpsecurioscompat|corpsecurioscompat|com.leclowndu93150.corpsecurioscompat||corpse curios baguettelib
cosmeticarmorreworked|CosmeticArmorReworked|lain.mods.cos
cosmeticcorpsecompat|Cosmetic Armor x Corpse Compat|com.leclowndu93150.cosmeticcorpsecompat
cosmoslibrary|Cosmos Library|com.tcn.cosmoslibrary|library
cowlection|Cowlection|de.cowtipper.cowlection
cp_tweaks|Create Planetary Tweaks|net.celsiusqc.cp_tweaks||geckolib twilightforest
cpm|Customizable Player Models|com.tom.cpm
cr-compass-ribbon|Chrono's Compass Ribbon|chrono.mods.compassribbon
crackerslib|CrackersLib|nonamecrackers2.crackerslib|library
crafting_on_a_stick|Crafting On A Stick|com.ofekn.crafting_on_a_stick
craftingstation|Crafting Station|com.tfar.craftingstation
craftingtweaks|Crafting Tweaks|net.blay09.mods.craftingtweaks||balm
craftpresence|CraftPresence|com.gitlab.cdagaming.craftpresence
craftstudioapi|CraftStudio API|com.leviathanstudio.craftstudio|library
crafttweaker|CraftTweaker|crafttweaker com.blamejared.crafttweaker org.openzen.zencode minetweaker
crafttweakerjei|CraftTweaker JEI Support
craftycuisine|Crafty Cuisine|craftycuisine.craftycuisine
crash-to-main-menu|Crash To Main Menu|com.wildbamaboy.crashtomainmenu
crash_assistant|Crash Assistant|dev.kostromdan.mods.crash_assistant
cratedelight|Crate Delight|com.axperty.cratedelight
craterlib|CraterLib|com.hypherionmc.craterlib|library
create|Create|com.simibubi.create
create_aquatic_ambitions|Create Aquatic Ambitions|net.davio.aquaticambitions||create
create_bb|Create: Blocks & Bogies|com.weido.create_bb||create
create_bic_bit|Create: Bitterballen|com.pyzpre.createbitterballen||create
create_blue_skies_compat|Create Blue Skies Compat|net.celsiusqc.create_blue_skies_compat
create_central_kitchen|Create: Central Kitchen|plus.dragons.createcentralkitchen||create
create_collection_bundles ccb|Create: Collection Bundles|io.yukkuric.ccb||create
create_compatible_storage|Create: Compatible Storage|net.dadamalda.create_compatible_storage||create
create_compressed|Create Compressed|net.mcreator.createcompressed
create_confectionery|Create Confectionery|net.mcreator.createconfectionery
create_connected|Create: Connected|com.hlysine.create_connected
create_crystal_clear|Create: Crystal Clear|com.cyvack.create_crystal_clear||create
create_dd|Create: Dreams & Desires|uwu.lopyluna.create_dd
create_deepfried|Create: Deepfried|com.pyzpre.createdeepfried||create create_bic_bit
create_dragon_lib|Create: Dragon Lib|plus.dragons.createdragonlib|library|create
create_dragons_plus|Create: Dragons Plus|plus.dragons.createdragonsplus||create
create_enchantment_industry|Create: Enchantment Industry|plus.dragons.createenchantmentindustry||create
create_hypertube|Create Hypertube|com.pedrorok.hypertube||create
create_ironworks|Create: Ironworks|create_ironworks
create_jetpack|Create Jetpack|com.possible_triangle.create_jetpack||kotlinforforge create
create_mechanical_extruder|Create Mechanical Extruder|com.oierbravo.create_mechanical_extruder||create mechanicals
create_mechanical_spawner|Create: Mechanical spawner|com.oierbravo.create_mechanical_spawner||create mechanicals
create_new_age|Create: New Age|org.antarcticgardens.newage org.antarcticgardens.cna||botarium create esl
create_power_loader|Create: Power Loader|com.hlysine.create_power_loader||create
create_radar|Create: Radars|com.happysg.radar||create createbigcannons
create_sa|Create Stuff & Additions|net.mcreator.createstuffadditions
create_sabers|Create Sabers|net.createsabers||create
create_structures|Create: Structures|||create
create_things_and_misc|create: things and misc|net.mcreator.createatam
create_ultimate_factory|Create: Ultimate Factory|create_ultimate_factory
create_vibrant_vaults|Create: Vibrant Vaults|net.zlt.create_vibrant_vaults||create
createaddition|Create Crafts & Additions|com.mrh0.createaddition||create flywheel
createaddoncompatibility|Create: Addon Compatibility|com.amronos.createaddoncompatibility||almostunified create
createarmory|CreateArmory|net.createarmory
createbetterfps|CreateBetterFps|com.moepus.createbetterfps||oculus embeddium
createbigcannons|Create Big Cannons|rbasamoyai.createbigcannons||create ritchiesprojectilelib
createcafe|Create Cafe|com.Imphuls3.createcafe
createcasing|Create Encased|fr.iglee42.createcasing||create
createdeco|Create Deco|com.github.talrey.createdeco||create
createdieselgenerators|Create Diesel Generators|com.jesz.createdieselgenerators||create
createenchantablemachinery|Create: Enchantable Machinery|||create
createendertransmission|Create Ender Transmission|com.forsteri.createendertransmission||create
createframed|Create: Framed|net.dakotapride.createframed||create
creategoggles|Create Goggles|com.robocraft999.creategoggles||create architectury
createlimiteddraining|Create: Limited Draining|yourscraft.jasdewstarfield.createlimiteddraining||create
createliquidfuel|Create Liquid Fuel|com.forsteri.createliquidfuel||create
createnuclear|Create Nuclear|net.nuclearteam.createnuclear||create
createoreexcavation|Create Ore Excavation|com.tom.createores||create flywheel
createpickywheels|Create Picky Wheels|zeh.createpickywheels||create
createrailwaysnavigator|Create Railways Navigator|de.mrjulsen.crn||create dragonlib
createsweetsandtreets|CreateSweetsAndTreets|net.mcreator.createsweetsandtreets
createthreadedtrains|Create: Threaded Trains|de.mrjulsen.ctt||create
createtransmission|Create: Transmission|com.serpenssolida.createtransmission||create
createultimine|Create Ultimine|io.github.chaosunity.createultimine||create ftbultimine
createutilities|Create Utilities|me.duquee.createutilities||create
creativecore|CreativeCore|team.creative.creativecore com.creativemd.creativecore|library
creeperoverhaul|Creeper Overhaul|tech.thatgravyboat.creeperoverhaul||geckolib resourcefulconfig
cristellib|Cristel Lib|de.cristelknight.cristellib net.cristellib|library
critterpet|CritterPet|Reika.CritterPet||dragonapi
crittersandcompanions|Critters and Companions|com.github.eterdelta.crittersandcompanions||geckolib3
crockpot|Crock Pot|com.sihenzhang.crockpot
crop_marker|FullGrownCropMarker|com.tristankechlo.crop_marker|client
croptopia|Croptopia|com.epherical.croptopia
crowdin-translate|CrowdinTranslate|de.guntram.mcmod.crowdintranslate|library
ctm|ConnectedTexturesMod|team.chisel.ctm
ctov|ChoiceTheorem's Overhauled Villages|com.choicetheorem.ctov
cubes_without_borders|Cubes Without Borders|dev.kir.cubeswithoutborders
cucumber|Cucumber|com.blakebr0.cucumber
cuisinedelight|Cuisine Delight|dev.xkmc.cuisinedelight||l2library farmersdelight
cullleaves|Cull Leaves|eu.midnightdust.cullleaves|client|midnightlib
cullless-leaves|Cull Less Leaves|me.isxander.culllessleaves dev.isxander.culllessleaves|client
culturaldelights|Cultural Delights|com.baisylia.culturaldelights com.enironir.culturaldelights||farmersdelight
cumulus_menus|Cumulus|com.aetherteam.cumulus|library
cupboard|Cupboard|com.cupboard|library
curios|Curios API|top.theillusivec4.curios|library
curiouslanterns|Curious Lanterns|com.psilocke.curiouslanterns||curios radiantgear
cursedcomponents|Cursed Components|com.ccteam.cursedcomponents
cursedearth|Cursed Earth Returns|nanonestor.cursedearth
cursery|Cursery Mod|com.cursery
custom-fog|Custom Fog|setadokalo.customfog
custom_piglin_bartering|Custom Piglin Bartering|net.sssubtlety.custom_piglin_bartering
custommainmenu|Custom Main Menu|lumien.custommainmenu net.ellertonCMMShade.japng
customnpcs|CustomNPCs|noppes.npcs
customskinloader|CustomSkinLoader|customskinloader|client
customspawner|Custom Mob Spawner|drzhark.customspawner
customstars|Custom Stars|com.bespectacled.customstars
customvoid|Custom Void|com.bespectacled.customvoid
customwindowtitle|Custom Window Title|chylex.customwindowtitle
cutthrough|Cut Through|fuzs.cutthrough||puzzleslib
cyanide|Cyanide|com.alcatrazescapee.cyanide
cyberware|Cyberware|flaxbeard.cyberware
cyclic|Cyclic|com.lothrazar.cyclic
cyclicmagic|Cyclic|com.lothrazar.cyclicmagic
cyclopscore|Cyclops Core|org.cyclops.cyclopscore|library
`;
