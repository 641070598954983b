/** Plugins, M to R, a line each as `known-owners.ts` explains. */
export const pluginsMToR = `
Magic|Magic|com.elmakers.mine.bukkit
MagicCosmetics|MagicCosmetics|com.francobm.magicosmetics
MagicSpells|MagicSpells|com.nisovin.magicspells
Maintenance|Maintenance|eu.kennytv.maintenance
Marriage|Marriage|com.lenis0012.bukkit.marriage2
MarriageMaster|Marriage Master|at.pcgamingfreaks.MarriageMaster
MassiveBooks|MassiveBooks|com.massivecraft.massivebooks||MassiveCore
MassiveCore|MassiveCore|com.massivecraft.massivecore|library
Matrix MatrixBungee|Matrix|me.rerere.matrix||ProtocolLib
MaxBans|MaxBans|org.maxgamer.maxbans
MBedwars|MBedwars|de.marcely.bedwars
mcMMO|mcMMO|com.gmail.nossr50
mcmmo-placeholders|mcmmo-placeholders|pw.valaria.placeholders.mcmmo||mcMMO
MCPets|MCPets|fr.nocsy.mcpets||MythicMobs ModelEngine
MechanicsCore|MechanicsCore|me.deecaad.core|library
MessageOverHead|MessageOverHead|thedivazo||ProtocolLib
MineableSpawners|MineableSpawners|com.dnyferguson.mineablespawners
Minepacks|Minepacks|at.pcgamingfreaks.Minepacks at.pcgamingfreaks.MinepacksStandalone
MineResetLite|MineResetLite|com.koletar.jj.mineresetlite
MinigamesLib|MinigamesLib|com.comze_instancelabs.minigamesapi|library
MiniMOTD|MiniMOTD|xyz.jpenilla.minimotd
MMOCore|MMOCore|net.Indyuce.mmocore||MythicLib
MMOHorses|MMOHorses|relampagorojo93.MMOHorses
MMOItems|MMOItems|net.Indyuce.mmoitems||MythicLib
MobArena|MobArena|com.garbagemule.MobArena
MobFarmManager|MobFarmManager|com.MobFarmManager.Zrips
ModelEngine|ModelEngine|com.ticxo.modelengine
MOTD|MOTD|com.yapzhenyie.Motd
Movecraft|Movecraft|net.countercraft.movecraft
MTVehicles|MTVehicles|nl.mtvehicles.core
MultiInv|MultiInv|uk.co.tggl.pluckerpluck.multiinv||TuxTwoLib
Multiverse-Adventure|Multiverse-Adventure|com.onarandombox.MultiverseAdventure||Multiverse-Core
Multiverse-Core|Multiverse-Core 4|com.onarandombox.MultiverseCore org.mvplugins.multiverse
Multiverse-Inventories|Multiverse-Inventories|com.onarandombox.multiverseinventories org.mvplugins.multiverse.inventories||Multiverse-Core
Multiverse-NetherPortals|Multiverse-NetherPortals|com.onarandombox.MultiverseNetherPortals||Multiverse-Core
Multiverse-Portals|Multiverse-Portals|com.onarandombox.MultiversePortals||Multiverse-Core
MultiWorld|MultiWorld|multiworld
MVdWPlaceholderAPI|MVdWPlaceholderAPI|be.maximvdw.placeholderapi|library
MyPet|MyPet|de.Keyle.MyPet
MythicCrucible|MythicCrucible|io.lumine.mythiccrucible||MythicMobs
MythicLib|MythicLib|io.lumine.mythic.lib|library
MythicMobs|MythicMobs|io.lumine.xikage.mythicmobs io.lumine.mythic
MythicMobsGUI|MythicMobsGUI|fr.ender_griefeur99.mythicmobsmobsgui||MythicMobs
MyWorlds|MyWorlds|com.bergerkiller.bukkit.mw||BKCommonLib
NametagEdit|NametagEdit|com.nametagedit
NBTAPI|NBTAPI||library
Negativity|Negativity|com.elikill58.negativity
NESS|NESS|com.github.ness
Netherboard|Netherboard|fr.minuskube.netherboard
NetworkInterceptor|NetworkInterceptor|me.lucko.networkinterceptor
Networks|Networks|io.github.sefiraat.networks||Slimefun
NexEngine|NexEngine|su.nexmedia.engine
Nexo|Nexo|com.nexomc.nexo
nightcore|NightCore|su.nightexpress.nightcore|library
nLogin|nLogin|com.nickuc.login
NoCheatPlus|NoCheatPlus|fr.neatmonster.nocheatplus
NotQuests|NotQuests|rocks.gravili.notquests
NoVPN|NoVPN|com.besuper.novpn.fr
NyaaCore|NyaaCore|cat.nyaa.nyaacore
ObsidianBreaker|ObsidianBreaker|com.creeperevents.oggehej.obsidianbreaker
OldCombatMechanics|OldCombatMechanics|kernitus.plugin.OldCombatMechanics
OnePlayerSleep|OnePlayerSleep|me.casperge.sleep
OpenAudioMc|OpenAudioMc|com.craftmend.openaudiomc
OpenInv|OpenInv|com.lishid.openinv
Oraxen|Oraxen|io.th0rgal.oraxen||ProtocolLib
Orebfuscator|Orebfuscator|net.imprex.orebfuscator||ProtocolLib
packetevents|PacketEvents|com.github.retrooper.packetevents io.github.retrooper.packetevents|library
PacketLimiter|PacketLimiter|ca.spottedleaf.packetlimiter||ProtocolLib
Panilla|Panilla|com.ruinscraft.panilla
Parties|Parties|com.alessiodp.parties
PartyAndFriends|Party and Friends|de.simonsator.partyandfriends
PermissionsEx|PermissionsEx 2|ca.stellardrift.permissionsex ru.tehkode.permissions
PerWorldInventory|PerWorldInventory|me.gnat008.perworldinventory
PerWorldPlugins|PerWorldPlugins|net.tonimatasdev.perworldplugins us.Myles.PWP
PGM|PGM|tc.oc.pgm
PhysicsToGo|PhysicsToGo|xzot1k.plugins.ptg
PinataParty|PinataParty|me.hexedhero.pp
PL-Hide|PL-Hide|me.nononitas.plhide
Pl3xMap|Pl3xMap|net.pl3x.map
PlaceholderAPI|PlaceholderAPI|me.clip.placeholderapi|library
Plan|Plan|com.djrapitops.plan net.playeranalytics
PlayerAuctions|PlayerAuctions|com.olziedev.playerauctions
PlayerKits|PlayerKits|pk.ajneb97
PlayerKits2|PlayerKits2
PlayerNPC|PlayerNPC|dev.sergiferry.playernpc
PlayerParticles|PlayerParticles|dev.esophose.playerparticles com.esophose.playerparticles
PlayerPoints|PlayerPoints|org.black_ixx.playerpoints
PlayerVaults|PlayerVaultsX|com.drtshock.playervaults
PlayerWarps|PlayerWarps|com.olziedev.playerwarps xyz.olzie.playerwarps
PlayTime|PlayTime|me.f64.playtime||PlaceholderAPI
PlaytimePlus|PlaytimePlus|de.forcycode.playtimeplus
PlotMe|PlotMe|com.worldcretornica.plotme_core
PlotMe-DefaultGenerator|PlotMe-DefaultGenerator|com.worldcretornica.plotme.defaultgenerator
PlotSquared|PlotSquared|com.intellectualcrafters.plot com.plotsquared com.github.intellectualsites.plotsquared||WorldEdit
PlugMan|PlugMan
PlugManX|PlugManX|com.rylinaux.plugman core.com.rylinaux.plugman bukkit.com.rylinaux.plugman
Polar|Polar|top.polar
PowerRanks|PowerRanks|nl.svenar.powerranks nl.svenar.PowerRanks
PremiumVanish|PremiumVanish|de.myzelyam.premiumvanish||ProtocolLib
Prism|Prism|me.botsko.prism network.darkhelmet.prism|library
ProCosmetics|ProCosmetics|se.file14.procosmetics
ProjectKorra|ProjectKorra|com.projectkorra.projectkorra
ProtectionStones|ProtectionStones|dev.espi.protectionstones
ProtocolLib|ProtocolLib|net.dmulloy2.protocol com.comphenix.protocol|library
ProtocolSupport|ProtocolSupport|protocolsupport
PureChat|PureChat
PurePerms|PurePerms
PurpleIRC|PurpleIRC|com.cnaude.purpleirc
PVPArena|PVPArena|net.slipcor.pvparena
PVPManager|PvPManager|me.NoChance.PvPManager
QualityArmory|QualityArmory|me.zombie_striker.qg
Quests|Quests|me.blackvein.quests com.leonardobishop.quests
QuickShop|QuickShop|org.maxgamer.quickshop
QuickShop-Hikari|QuickShop-Hikari|com.ghostchu.quickshop
RandomTeleport|RandomTeleport|de.themoep.bukkit.plugin.RandomTeleport
React|React|com.volmit.react
RealisticSeasons|RealisticSeasons|me.casperge.realisticseasons||ProtocolLib
RealisticSurvival|RealisticSurvival|me.val_mobile
RealisticVillagers|RealisticVillagers|me.matsubara.realisticvillagers||ProtocolLib
RealScoreboard|RealScoreboard|josegamerpt.realscoreboard pt.josegamerpt
RecipeManager|RecipeManager|haveric.recipeManager
RedisBungee|RedisBungee|com.imaginarycode.minecraft.redisbungee
Reflex|Reflex|reflex rip.reflex
Reforges|Reforges|com.willfp.reforges||eco
Residence|Residence|com.bekvon.bukkit.residence||CMILib
ResourceWorld|ResourceWorld|me.nik.resourceworld
RHLeafDecay|RHLeafDecay|eu.raidersheaven.rhleafdecay
RogueParkour|RogueParkour|cl.omegacraft.kledioz.rparkour
RoseLoot|RoseLoot|dev.rosewood.roseloot
RoseStacker|RoseStacker|dev.rosewood.rosestacker
RotatoR|RotatoR|net.awesomepowered.rotator
`;
