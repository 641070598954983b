/** Mods, B, a line each as `known-owners.ts` explains. */
export const modsB = `
Backpack|Backpack|de.eydamos.backpack
backpacked|Backpacked|com.mrcrayfish.backpacked
badoptimizations|BadOptimizations|me.thosea.badoptimizations|client
badpackets|Bad Packets|lol.bai.badpackets
baguettelib|BaguetteLib|com.leclowndu93150.baguettelib|library
bagus_lib|Bagus Lib|bagu_chan.bagus_lib|library
bakery|[Let's Do] Bakery|net.satisfy.bakery satisfy.bakery||doapi architectury
ballistix|Ballistix|ballistix
balm balm-fabric|Balm|net.blay09.mods.balm|library
baritone|Baritone|baritone|client
barteringstation|Bartering Station|fuzs.barteringstation||puzzleslib
bartworks|BartWorks|com.github.bartimaeusnek.bartworks
base|B.A.S.E|com.teamacronymcoders.base|library
baubles|Baubles|baubles|library
BaublesHud|Baubles-Hud|BaublesHud
bazaarnotifier|BazaarNotifier|dev.meyi.bn
bbm|BetterBoatMovement|dev.nyon.bbm
bbs|BBS|mchorse.bbs_mod
bcc|Better Compatibility Checker|dev.wuffs.bcc
bclib|BCLib|org.betterx.bclib ru.bclib|library
bdlib|BD Lib|net.bdew.lib|library
beachparty|[Let's Do] Beachparty|satisfy.beachparty||architectury doapi
beautify|Beautify|com.github.Pandarix.beautify
bedbugs|Bed Bugs|gr8pefish.bedbugs
bedrockores|Bedrock Ores|li.cil.bedrockores
bedsdontexplode|Beds Don't Explode|io.github.jodlodi.bedsdontexplode
bedspreads|Bedspreads|com.illusivesoulworks.bedspreads
beebetteratbees|BeeBetterAtBees|hellfirepvp.beebetteratbees
beefix|Bee Fix|com.lupicus.beefix
beekeeperhut|Friendsoes - Beekeeper Hut|com.faboslav.friendsandfoes.beekeeperhut||friendsandfoes
bellsandwhistles|Create: Bells & Whistles|systems.alexander.bellsandwhistles||create
beltborne_lanterns|Beltborne Lanterns|net.oxcodsnet.beltborne_lanterns||cloth-config
berriespp|Crops++|com.github.bartimaeusnek.cropspp
bettas|Bettas|teamfusion.bettas
better_climbing|Better Climbing|artemis.better_climbing
betteradvancements|Better Advancements|betteradvancements|client
betteranimalsplus|Better Animals Plus|dev.itsmeow.betteranimalsplus its_meow.betteranimalsplus
betterarcheology|Better Archeology|net.Pandarix.betterarcheology||yungsapi supermartijn642configlib
betterbuilderswands|Better Builder's Wands|portablejim.bbw
betterburning|BetterBurning|net.darkhax.betterburning
betterclouds|Better Clouds|com.qendolin.betterclouds|client|yet_another_config_lib_v3
bettercombat|Better Combat|net.bettercombat||player-animator cloth-config
betterdeserttemples yungsbetterdeserttemples|YUNG's Better Desert Temples|com.yungnickyoung.minecraft.betterdeserttemples||yungsapi
betterdungeons yungsbetterdungeons|YUNG's Better Dungeons|com.yungnickyoung.minecraft.betterdungeons||yungsapi
betterend|BetterEnd|org.betterx.betterend
betterendisland yungsbetterendisland|YUNG's Better End Island|com.yungnickyoung.minecraft.betterendisland||yungsapi
betterf3|BetterF3|me.cominixo.betterf3 me.treyruffy.betterf3|client
betterfortresses yungsbetternetherfortresses|YUNG's Better Nether Fortresses|com.yungnickyoung.minecraft.betterfortresses||yungsapi
betterfps|BetterFps|me.guichaguri.betterfps
betterfpsdist|Better FPS Distance|com.betterfpsdist|client|cupboard
betterjungletemples yungsbetterjungletemples|YUNG's Better Jungle Temples|com.yungnickyoung.minecraft.betterjungletemples||yungsapi
bettermineshafts yungsbettermineshafts|YUNG's Better Mineshafts|com.yungnickyoung.minecraft.bettermineshafts||yungsapi
betternether|BetterNether|org.betterx.betternether paulevs.betternether
betteroceanmonuments yungsbetteroceanmonuments|YUNG's Better Ocean Monuments|com.yungnickyoung.minecraft.betteroceanmonuments||yungsapi
betterp2p|Better P2P|com.projecturanus.betterp2p
betterpingdisplay|Better Ping Display|com.vladmarica.betterpingdisplay|client
betterquesting|Better Questing|betterquesting
betterstrongholds yungsbetterstrongholds|YUNG's Better Strongholds|com.yungnickyoung.minecraft.betterstrongholds||yungsapi
bettertaskbar|Better Taskbar|net.morimori0317.bettertaskbar
betterthirdperson|Better Third Person|io.socol.betterthirdperson|client
BetterTitleScreen|Better Title Screen|com.amadornes.bts
betterwitchhuts yungsbetterwitchhuts|YUNG's Better Witch Huts|com.yungnickyoung.minecraft.betterwitchhuts||yungsapi
bewitchment|Bewitchment|moriyashiine.bewitchment
bhc|Baubley Heart Canisters|com.traverse.bhc
bibliocraft|BiblioCraft|jds.bibliocraft
bigcontraptions|Create: Big Contraptions|com.kryeit.bigcontraptions
bigreactors|Extreme Reactors|erogenousbeef.bigreactors it.zerono.mods.extremereactors
binniecore|Binnie's Mods|binnie|library
biomancy|Biomancy 2|com.github.elenterius.biomancy||geckolib3
biomebackport|Biome Backport|com.myst.biomebackport
biomemusic|biomemusic mod|com.biomemusic||cupboard
biomesoplenty|Biomes O' Plenty|biomesoplenty tdwp_ftw.biomesop
biomespy|BiomeSpy|com.moepus.biomespy
biomeswevegone|Oh The Biomes We've Gone|net.potionstudios.biomeswevegone
BiomeTweaker|BiomeTweaker|me.superckl.api me.superckl.biometweaker
bits_n_bobs|Create Bits 'n' Bobs|com.kipti.bnb
bleachhack|BleachHack|org.bleachhack|client
blockbuster|Blockbuster|mchorse.blockbuster||mclib
blockcraftery|Blockcraftery|epicsquid.blockcraftery
blockrunner|Block Runner|fuzs.blockrunner||puzzleslib neoforgedatapackextensions
blockui|BlockUI|com.ldtteam.blockui
blockus|Blockus|com.brand.blockus
bloodmagic|Blood Magic|WayofTime.bloodmagic wayoftime.bloodmagic
blue_endless_jankson|jankson|blue.endless.jankson
blue_skies|Blue Skies|com.legacy.blue_skies
blueflame|Blue Flame Burning|cy.jdkdigital.blueflame
blueprint|Blueprint|com.teamabnormals.blueprint|library
blur|Blur|com.tterrag.blur|client
boatbreakfix|Boat Break Fix|elocindev.boatbreakfix
boatload|Boatload|com.teamabnormals.boatload||blueprint
bobberdetector|Bobber Detector|net.glad0s.bobberdetector
bobby|Bobby|de.johni0702.minecraft.bobby|client
bocchium|Bocchium|com.teampotato.bocchium
bookshelf|Bookshelf|net.darkhax.bookshelf|library
bookwyrms|Book Wyrms|lykrast.bookwyrms
borderlessmining|Borderless Mining|link.infra.borderlessmining|client
born_in_chaos_v1|Born in Chaos|net.mcreator.borninchaosv
bosses_of_mass_destruction|Bosses of Mass Destruction|net.barribob.boss com.cerbon.bosses_of_mass_destruction||cerbons_api geckolib cloth-config
botania|Botania|vazkii.botania
botaniatweaks|Botania Tweaks|quaternary.botaniatweaks||botania
botanypots|Botany Pots|net.darkhax.botanypots||bookshelf
botanypotstiers|BotanyPotsTiers|com.ultramega.botanypotstiers||bookshelf botanypots
botanytrees|BotanyTrees|net.darkhax.botanytrees||bookshelf botanypots
botarium|Botarium|earth.terrarium.botarium|library
bountiful|Bountiful|io.ejekta.bountiful||kambrik
bq_standard|Standard Expansion|bq_standard||betterquesting
brandonscore|Brandon's Core|com.brandon3055.brandonscore|library
brewinandchewin|Brewin' and Chewin'|umpaz.brewinandchewin||farmersdelight greenhouseconfig
bridgingmod|Bridging Mod|me.cg360.mod.bridging||yet_another_config_lib_v3
brutalbosses|Brutal Bosses|com.brutalbosses
bspkrsCore|bspkrsCore|bspkrs
bucketlib|BucketLib|cech12.bucketlib|library
buildcraft|BuildCraft|buildcraft
buildcraftbuilders|BuildCraft Builders|||buildcraftcore
buildcraftcompat|BuildCraft Compat|||buildcraftcore
buildcraftcore|BuildCraft Core
buildcraftenergy|BuildCraft Energy|||buildcraftcore
buildcraftfactory|BuildCraft Factory|||buildcraftcore
buildcraftlib|BuildCraft Lib||library
buildcraftrobotics|BuildCraft Robotics|||buildcraftcore
buildcraftsilicon|BuildCraft Silicon|buildcraft.silicon
buildcrafttransport|BuildCraft Transport|||buildcraftcore
buildinggadgets|Building Gadgets|com.direwolf20.buildinggadgets
buildinggadgets2|Building Gadgets 2|com.direwolf20.buildinggadgets2
bulletarmorenchant|Bullet Armor Enchant|net.zach.bulletarmorenchant
butchersdelight|ButchersDelight|net.mcreator.butchersdelight
byg|Oh The Biomes You'll Go|corgitaco.byg potionstudios.byg
bygonenether|Bygone Nether|com.izofar.bygonenether
`;
