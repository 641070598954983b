/** Mods, S, a line each as `known-owners.ts` explains. */
export const modsS = `
sable|Sable|dev.ryanhcode.sable|library
sablecompanion|Sable Companion|dev.ryanhcode.sable.companion
salt|Salt|io.github.mortuusars.salt
sandwichable|Sandwichable|io.github.foundationgames.sandwichable
satin|Satin API|ladysnake.satin org.ladysnake.satin|client library
satisforestry|Satisforestry|Reika.Satisforestry||dragonapi
saturn|Saturn|com.abdelaziz.saturn
savage_and_ravage|Savage & Ravage|com.teamabnormals.savage_and_ravage||blueprint
sawmill|Universal Sawmill|net.mehvahdjukaar.sawmill||moonlight
scalar|Scalar|com.cleanroommc.scalar|library
scalinghealth|Scaling Health|net.silentchaos512.scalinghealth
scannable|Scannable|li.cil.scannable
scc|SkyclientCosmetics|io.github.koxx12dev.scc
Schematica|Schematica|com.github.lunatrius.schematica||lunatriuscore
scorchedguns|Scorched Guns|top.ribs.scguns
scout|Scout|pm.c7.scout||trinkets
screenshotclipboard|Screenshot to Clipboard|link.infra.screenshotclipboard
sculkhorde|Sculk Horde|com.github.sculkhorde
sdlink|Simple Discord Link|me.hypherionmc.sdlink com.hypherionmc.sdlink
searchables|Searchables|com.blamejared.searchables|client library
sebastrnlib|Sebastrn Lib|dev.smolinacadena.sebastrnlib|library|patchouli
sebsarchaeology|Seb's Archaeology|com.enironir.sebsarchaeology||farmersdelight
sebsbrewery|Seb's Brewery|com.enironir.sebsbrewery
sebsfoodcore|Seb's Food Core|com.enironir.sebsfoodcore
secretroomsmod|Secret Rooms 5|com.wynprice.secretroomsmod
securitycraft|SecurityCraft|net.geforcemods.securitycraft
seedqueue|SeedQueue|me.contaria.seedqueue
selene|Selene|net.mehvahdjukaar.selene|library
sereneseasons|Serene Seasons|sereneseasons||glitchcore
server_translations_api|Server Translations API|fr.catcore.server.translations xyz.nucleoid.server.translations|library
servercore|ServerCore|me.wesley1808.servercore servercore_libs.net.kyori
servux|Servux|fi.dy.masa.servux
sewingkit|Sewing Kit|dev.gigaherz.sewingkit
sgui|sgui|eu.pb4.sgui|library
shadowmc|ShadowMC|net.shadowfacts.shadowmc
shetiphiancore|ShetiPhian-Core|shetiphian.core|library
shieldexp|Shield Expansion|org.infernalstudios.shieldexp
shimmer|Shimmer|com.lowdragmc.shimmer
shouldersurfing|Shoulder Surfing|com.github.exopandora.shouldersurfing|client
showcaseitem|Showcase Item|com.Ultramega.ShowcaseItem com.ultramega.showcaseitem
shulkerboxtooltip|Shulker Box Tooltip|com.misterpemodder.shulkerboxtooltip
shulkerdropstwo|Shulker Drops Two|com.natamus.shulkerdropstwo com.natamus.shulkerdropstwo_common_fabric com.natamus.shulkerdropstwo_common_forge com.natamus.shulkerdropstwo_common_neoforge||collective
shutter|Shutter|com.boyonk.shutter
silentgear|Silent Gear|net.silentchaos512.gear
silentlib|Silent Lib|net.silentchaos512|library
silverfish|Silverfish|de.kitsunealex.silverfish
simple_snowy_fix|Simple Snowy Fix|dev.kostromdan.mods.simple_snowy_fix
simple_weather|Simple Weather|tv.soaryn.simpleweather
simplebackups|Simple Backups|de.melanx.simplebackups
simpleclouds|Simple Clouds|nonamecrackers2.simpleclouds dev.nonamecrackers2.simpleclouds
simplecorn|Simple Corn|panda.corn
simplehats|SimpleHats|fonnymunkey.simplehats||curios
simplemagnets|Simple Magnets|com.supermartijn642.simplemagnets||supermartijn642corelib supermartijn642configlib
simplemetals_tin|Simple Metals: Tin|net.mcreator.simplemetals_tin
simpleplanes|Simple Planes|xyz.przemyk.simpleplanes
simplerpc|Simple RPC|me.hypherionmc.simplerpc||craterlib
simpleshulkerpreview|Simple Shulker Preview|com.bvengo.simpleshulkerpreview|client
simplezoom|Simple Zoom|com.unrealdinnerbone.simplezoom
simplybackpacks|Simply Backpacks|com.flanks255.simplybackpacks
simplyjetpacks|Simply Jetpacks 2|tonius.simplyjetpacks
simplylight|Simply Light|com.flanks255.simplylight
simplyswords|Simply Swords|net.sweenus.simplyswords
skinlayers3d skinlayers|3D Skin Layers|dev.tr7zw.skinlayers|client
skyblock-api|Skyblock API|tech.thatgravyboat.skyblockapi|library
skyblockaddons|SkyblockAddons|codes.biscuit.skyblockaddons|client
skyblockbuilder|Skyblock Builder|de.melanx.skyblockbuilder||libx
skyblocker|Skyblocker|me.xmrvizzy.skyblocker de.hysky.skyblocker|client
skybreaker|Sky Breaker|com.rinko1231.skybreaker
skyhanni|SkyHanni|at.hannibal2.skyhanni
skytils|Skytils|skytils.skytilsmod gg.skytils.skytilsmod|client
slashblade|SlashBlade|mods.flammpfeil.slashblade
SleepingBag|Sleeping Bag|net.shadowfacts.sleepingbag
sleepwarp|SleepWarp (Updated)|me.thegiggitybyte.sleepwarp
sliceanddice|Create Slice & Dice|com.possible_triangle.sliceanddice||kotlinforforge create
smallships|Small Ships|com.talhanation.smallships
smartbrainlib|SmartBrainLib|net.tslat.smartbrainlib|library
smarterfarmers|Smarter Farmers|net.mehvahdjukaar.smarterfarmers||moonlight
smoothboot|Smooth Boot|io.github.ultimateboomer.smoothboot com.abdelaziz.smoothboot
smoothchunk|Smooth Chunk Save|com.smoothchunk
smoothfont|Smooth Font|bre.smoothfont|client
smoothscroll|Smooth Scroll|smsk.smoothscroll|client
snad|Snad
snowrealmagic|Snow! Real Magic!|snownee.snow||kiwi
snowundertrees|Snow Under Trees|bl4ckscor3.mod.snowundertrees
snowyspirit|Snowy Spirit|net.mehvahdjukaar.snowyspirit
sob|Smidgeon o' Bliss|com.syndicatemc.sob||farmersdelight brewinandchewin
sodium|Sodium|me.jellysquid.mods.sodium net.caffeinemc.mods.sodium|client
sodium-extra|Sodium Extra|me.flashyreese.mods.sodiumextra|client|sodium
sodiumdynamiclights|Sodium Dynamic Lights|toni.sodiumdynamiclights|client
sodiumoptionsapi|Sodium Options API|toni.sodiumoptionsapi|client library|reeses-sodium-options
solapplepie|Spice of Life: Apple Pie Edition|com.tarinoita.solsweetpotato
solarflux|Solar Flux Reborn|tk.zeitheron.solarflux org.zeith.solarflux com.zeitheron.solarflux com.mrdimka.solarfluxreborn
solcarrot|Spice of Life: Carrot Edition|com.cazsius.solcarrot
someassemblyrequired|Some Assembly Required|someassemblyrequired
somebosses|somebosses|net.poonggi.somebosses
sootychimneys|Sooty Chimneys|io.github.mortuusars.sootychimneys
sophisticatedbackpacks|Sophisticated Backpacks|net.p3pp3rf1y.sophisticatedbackpacks||sophisticatedcore
sophisticatedbackpackscreateintegration|Sophisticated Backpacks Create Integration|net.p3pp3rf1y.sophisticatedbackpackscreateintegration||sophisticatedbackpacks create
sophisticatedcore|Sophisticated Core|net.p3pp3rf1y.sophisticatedcore|library
sophisticatedstorage|Sophisticated Storage|net.p3pp3rf1y.sophisticatedstorage||sophisticatedcore
sophisticatedstoragecreateintegration|Sophisticated Storage Create Integration|net.p3pp3rf1y.sophisticatedstoragecreateintegration||sophisticatedstorage create
soul_fire_d|Soul Fire'd|it.crystalnest.soul_fire_d||cobweb
soulshardsrespawn|Soul Shards Respawn|info.tehnut.soulshardsrespawn
soulsweapons|Marium's Soulslike Weaponry|net.soulsweaponry
sound_physics_remastered|Sound Physics Remastered|com.sonicether.soundphysics de.maxhenkel.sound_physics_remastered.configbuilder|client
space_arim_dazzleconf_dazzleconf-ext-snakeyaml|dazzleconf-ext-snakeyaml|space.arim.dazzleconf.ext.snakeyaml
spacecatasb|Armor Set Bonuses|uk.co.dotcode.asb||architectury
spark|spark|me.lucko.spark
spartanshields|Spartan Shields|com.oblivioussp.spartanshields
spectrelib|SpectreLib|com.illusivesoulworks.spectrelib|library
spectrum|Spectrum|de.dafuqs.spectrum||revelationary
speedrunapi|SpeedrunAPI|org.mcsr.speedrunapi me.contaria.speedrunapi|library
speedrunigt|SpeedRunIGT|com.redlimerl.speedrunigt
spell_engine|Spell Engine|net.spell_engine|library
spell_power|Spell Power|net.spell_power|library
spells_gone_wrong|Spells Gone Wrong|com.kekecreations.spells_gone_wrong||player-animator geckolib curios caelus irons_spellbooks jinxedlib
spelunker|Spelunker|de.leximon.spelunker
spelunkery|Spelunkery|com.ordana.spelunkery||moonlight
spiffyhud|SpiffyHUD|de.keksuccino.spiffyhud|client|fancymenu
spruceui|SpruceUI|dev.lambdaurora.spruceui|client library
spyglass_improvements|Spyglass Improvements|me.juancarloscp52.spyglass_improvements
squatgrow|Squat Grow|dev.wuffs.squatgrow||architectury
srparasites|Scape and Run: Parasites|com.dhanantry.scapeandrunparasites
staaaaaaaaaaaack|Staaaaaaaaaaaack|me.frankv.staaaaaaaaaaaack
stack-to-nearby-chests|Stack to Nearby Chests|io.github.xiaocihua.stacktonearbychests|client
stackablepotions|Stackable Potions|cursedflames.stackablepotions
stackrefill|Stack Refill|com.natamus.stackrefill com.natamus.stackrefill_common_fabric com.natamus.stackrefill_common_forge com.natamus.stackrefill_common_neoforge||collective
standardsettings|StandardSettings|me.contaria.standardsettings
starbunclemania|Starbuncle Mania|alexthw.starbunclemania
stardew_fishing|Stardew Fishing|com.bonker.stardewfishing
starlight|Starlight|ca.spottedleaf.starlight
starterkit|Starter Kit|com.natamus.starterkit||collective
starterstructure|Starter Structure|com.natamus.starterstructure com.natamus.starterstructure_common_fabric com.natamus.starterstructure_common_forge||collective
state-output|State Output|dev.tildejustin.stateoutput
statuemenus|Statue Menus|fuzs.statuemenus||puzzleslib
status-effect-bars|Status Effect Bars|io.github.a5b84.statuseffectbars|client
stepup|StepUp|com.nottoomanyitems.stepup|client
stevescarts|Steve's Carts|vswe.stevescarts
stoneworks|Stoneworks|fuzs.stoneworks||puzzleslib
stonezone|Stone Zone|net.mehvahdjukaar.stone_zone||moonlight
storagedelight|Storage Delight|com.axperty.storagedelight||farmersdelight
storagedrawers|Storage Drawers|com.jaquadro.minecraft.storagedrawers||chameleon
storagenetwork|Simple Storage Network|com.lothrazar.storagenetwork mrriegel.storagenetwork||flib
strawgolem|Straw Golem|com.t2pellet.strawgolem
structory|Structory|net.stardustlabs.structory
structory_towers|Structory: Towers|net.stardustlabs.structorytowers
structure_gel|Structure Gel API|com.legacy.structure_gel|library
structure_layout_optimizer|Structure Layout Optimizer|com.telepathicgrunt.structurelayoutoptimizer telepathicgrunt.structure_layout_optimizer||resourcefulconfig
structureessentials|Structure Essentials|com.structureessentials||cupboard
structurize|Structurize|com.ldtteam.structurize||blockui domum_ornamentum
styledchat|Styled Chat|eu.pb4.styledchat
stylisheffects|Stylish Effects|fuzs.stylisheffects||puzzleslib
subtle_effects|Subtle Effects|einstein.subtle_effects||fzzy_config
summoningrituals|Summoning Rituals|com.almostreliable.summoningrituals
sunflowerdelight|Sunflower Delight|net.mcreator.sunflowerdelight||farmersdelight
superbosses|Super Bosses|com.cheeseman.superbosses||kubejs lootjs mobspropertiesrandomness pehkui
superbwarfare|Superb Warfare|com.atsuishio.superbwarfare
superfactorymanager|Super Factory Manager|vswe.superfactory
supermartijn642configlib|SuperMartijn642's Config Library|com.supermartijn642.configlib|library
supermartijn642corelib|SuperMartijn642's Core Lib|com.supermartijn642.core|library
supplementaries|Supplementaries|net.mehvahdjukaar.supplementaries
suppsquared|Supplementaries Squared|net.mehvahdjukaar.suppsquared||moonlight supplementaries
surveyor|Surveyor Map Framework|folk.sisby.surveyor|library
swampier_swamps|Swampier Swamps|andrews.swampier_swamps
symbols_n_stuff|Symbols 'n' Stuff|me.fzzyhmstrs.symbols_n_stuff
`;
