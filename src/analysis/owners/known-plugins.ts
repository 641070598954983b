/** Long because it is a list: well-known plugins by their packages, as `id|name|packages`. */
export const knownPlugins = `
AdvancedBan|AdvancedBan|me.leoko.advancedban
AdvancedReplay|AdvancedReplay|me.jumper251.replay
AdvancedTeleport|AdvancedTeleport|io.github.niestrat99.advancedteleport
AreaShop|AreaShop|me.wiefferink.areashop
AuraSkills|AuraSkills|dev.aurelium.auraskills
AureliumSkills|Aurelium Skills|com.archyx.aureliumskills
AuthMe|AuthMeReloaded|fr.xephi.authme
BKCommonLib|BKCommonLib|com.bergerkiller.bukkit.common
BSkyBlock|BSkyBlock|world.bentobox.bskyblock
BedWars1058|BedWars1058|com.andrei1058.bedwars
BedWars|Screaming BedWars|org.screamingsandals.bedwars
BentoBox|BentoBox|world.bentobox.bentobox
BetonQuest|BetonQuest (old)|pl.betoncraft.betonquest
BetonQuest|BetonQuest|org.betonquest.betonquest
BetterRTP|BetterRTP|me.SuperRonanCraft.BetterRTP
BetterStructures|BetterStructures|com.magmaguy.betterstructures
BlockLocker|BlockLocker|nl.rutgerkok.blocklocker
BlueMap|BlueMap|de.bluecolored.bluemap
BlueSlimeCore|BlueSlimeCore|com.github.sirblobman.api
CMILib|CMILib|net.Zrips.CMILib
CMI|CMI|com.Zrips.CMI
ChatChat|ChatChat|at.helpch.chatchat
ChatControl|ChatControl|org.mineacademy.chatcontrol
ChestShop|ChestShop|com.Acrobot.ChestShop
ChestSort|ChestSort (old)|de.jeff_media.chestsort
ChestSort|ChestSort|com.jeff_media.chestsort
Citizens|Citizens|net.citizensnpcs
CombatLogX|CombatLogX|com.github.sirblobman.combatlogx
CoreProtect|CoreProtect|net.coreprotect
CraftEngine|CraftEngine|net.momirealms.craftengine
CrazyCrates|CrazyCrates|com.badbones69.crazycrates
CrazyEnchantments|CrazyEnchantments|com.badbones69.crazyenchantments
CustomCrops|CustomCrops|net.momirealms.customcrops
CustomFishing|CustomFishing|net.momirealms.customfishing
CustomStructures|Custom Structures|com.ryandw11.structure
DecentHolograms|DecentHolograms|eu.decentsoftware.holograms
DeluxeMenus|DeluxeMenus|com.extendedclip.deluxemenus
Denizen|Denizen|com.denizenscript
DiscordSRV|DiscordSRV|github.scarsz.discordsrv
Duels|Duels|me.realized.duels
EcoEnchants|EcoEnchants|com.willfp.ecoenchants
EcoItems|EcoItems|com.willfp.ecoitems
EliteMobs|EliteMobs|com.magmaguy.elitemobs
EssentialsChat|EssentialsX Chat|com.earth2me.essentials.chat
EssentialsDiscord|EssentialsX Discord|net.essentialsx.discord
EssentialsProtect|EssentialsX Protect|com.earth2me.essentials.protect
EssentialsSpawn|EssentialsX Spawn|com.earth2me.essentials.spawn
Essentials|EssentialsX|com.earth2me.essentials net.ess3 net.essentialsx
ExcellentCrates|ExcellentCrates|su.nightexpress.excellentcrates
Factions|Factions|com.massivecraft.factions
FancyHolograms|FancyHolograms|de.oliver.fancyholograms
FancyNpcs|FancyNpcs|de.oliver.fancynpcs
FastAsyncWorldEdit|FastAsyncWorldEdit (old)|com.boydti.fawe
FastAsyncWorldEdit|FastAsyncWorldEdit|com.fastasyncworldedit
FastLogin|FastLogin|com.github.games647.fastlogin
Geyser-Spigot|Geyser (old)|org.geysermc.connector
Geyser-Spigot|Geyser|org.geysermc.geyser
GravesX|GravesX|dev.cwhead.GravesX
Graves|Graves|com.ranull.graves
GriefPrevention|GriefPrevention|com.griefprevention me.ryanhamshire.GriefPrevention
GrimAC|GrimAC|ac.grim.grimac
GroupManager|GroupManager|org.anjocaido.groupmanager
HeadDatabase|HeadDatabase|me.arcaniax.hdb
Holograms|Holograms|com.sainttx.holograms
HolographicDisplays|HolographicDisplays (old)|com.gmail.filoghost.holographicdisplays
HolographicDisplays|HolographicDisplays|me.filoghost.holographicdisplays
HuskHomes|HuskHomes|net.william278.huskhomes
HuskSync|HuskSync|net.william278.husksync
HuskTowns|HuskTowns|net.william278.husktowns
ImageFrame|ImageFrame|com.loohp.imageframe
InteractiveChat|InteractiveChat|com.loohp.interactivechat
Iris|Iris (world generator plugin)|com.volmit.iris
ItemsAdder|ItemsAdder|dev.lone.itemsadder
Jobs|Jobs Reborn|com.gamingmesh.jobs
LWC|LWC|com.griefcraft
Lands|Lands|me.angeschossen.lands
LibertyBans|LibertyBans|space.arim.libertybans
LibsDisguises|LibsDisguises|me.libraryaddict.disguise
LiteBans|LiteBans|litebans
LuckPerms|LuckPerms API|net.luckperms
LuckPerms|LuckPerms|me.lucko.luckperms
MMOCore|MMOCore|net.Indyuce.mmocore
MMOItems|MMOItems|net.Indyuce.mmoitems
MagicSpells|MagicSpells|com.nisovin.magicspells
Magic|Magic|com.elmakers.mine.bukkit
MaxBans|MaxBans|org.maxgamer.maxbans
ModelEngine|ModelEngine|com.ticxo.modelengine
Multiverse-Core|Multiverse-Core 4|com.onarandombox.MultiverseCore
Multiverse-Core|Multiverse|org.mvplugins.multiverse
Multiverse-Inventories|Multiverse-Inventories|com.onarandombox.multiverseinventories
Multiverse-NetherPortals|Multiverse-NetherPortals|com.onarandombox.MultiverseNetherPortals
Multiverse-Portals|Multiverse-Portals|com.onarandombox.MultiversePortals
MythicCrucible|MythicCrucible|io.lumine.mythiccrucible
MythicLib|MythicLib|io.lumine.mythic.lib
MythicMobs|MythicMobs (old)|io.lumine.xikage.mythicmobs
MythicMobs|MythicMobs|io.lumine.mythic
Netherboard|Netherboard|fr.minuskube.netherboard
Nexo|Nexo|com.nexomc.nexo
NoCheatPlus|NoCheatPlus|fr.neatmonster.nocheatplus
OpenInv|OpenInv|com.lishid.openinv
Oraxen|Oraxen|io.th0rgal.oraxen
PGM|PGM|tc.oc.pgm
PermissionsEx|PermissionsEx 2|ca.stellardrift.permissionsex
PermissionsEx|PermissionsEx|ru.tehkode.permissions
Pl3xMap|Pl3xMap|net.pl3x.map
PlaceholderAPI|PlaceholderAPI|me.clip.placeholderapi
Plan|Plan|com.djrapitops.plan net.playeranalytics
PlayerParticles|PlayerParticles|dev.esophose.playerparticles
PlayerPoints|PlayerPoints|org.black_ixx.playerpoints
PlotSquared|PlotSquared (old)|com.intellectualcrafters.plot
PlotSquared|PlotSquared|com.plotsquared
PremiumVanish|PremiumVanish|de.myzelyam.premiumvanish
Prism|Prism (logger)|me.botsko.prism network.darkhelmet.prism
ProtocolLib|ProtocolLib (new)|net.dmulloy2.protocol
ProtocolLib|ProtocolLib|com.comphenix.protocol
Quests|Quests (Blackvein)|me.blackvein.quests
Quests|Quests|com.leonardobishop.quests
QuickShop-Hikari|QuickShop-Hikari|com.ghostchu.quickshop
QuickShop|QuickShop|org.maxgamer.quickshop
Residence|Residence|com.bekvon.bukkit.residence
RoseStacker|RoseStacker|dev.rosewood.rosestacker
SimpleClans|SimpleClans|net.sacredlabyrinth.phaed.simpleclans
SkinsRestorer|SkinsRestorer (old)|skinsrestorer
SkinsRestorer|SkinsRestorer|net.skinsrestorer
Skript|Skript|ch.njol.skript org.skriptlang.skript
Slimefun|Slimefun|io.github.thebusybiscuit.slimefun4
Spartan|Spartan AntiCheat|com.vagdedes.spartan me.vagdedes.spartan
SuperVanish|SuperVanish|de.myzelyam.supervanish
SuperiorSkyblock2|SuperiorSkyblock2|com.bgsoftware.superiorskyblock
TAB|TAB|me.neznamy.tab
Terra|Terra|com.dfsek.terra
Towny|Towny|com.palmergames com.palmergames.bukkit.towny
Train_Carts|TrainCarts|com.bergerkiller.bukkit.tc
ValhallaMMO|ValhallaMMO|me.athlaeos.valhallammo
Vault|Vault|net.milkbowl.vault
ViaBackwards|ViaBackwards|com.viaversion.viabackwards
ViaRewind|ViaRewind|com.viaversion.viarewind
ViaVersion|ViaVersion (old)|us.myles.ViaVersion
ViaVersion|ViaVersion|com.viaversion.viaversion
Vulcan|Vulcan AntiCheat|me.frep.vulcan
WildStacker|WildStacker|com.bgsoftware.wildstacker
WorldBorder|WorldBorder|com.wimbli.WorldBorder
WorldEdit|WorldEdit (jnbt)|com.sk89q.jnbt
WorldEdit|WorldEdit|com.sk89q.worldedit
WorldGuard|WorldGuard|com.sk89q.worldguard
dynmap|Dynmap|org.dynmap
eco|eco|com.willfp.eco
floodgate|Floodgate|org.geysermc.floodgate
libreforge|libreforge|com.willfp.libreforge
mcMMO|mcMMO|com.gmail.nossr50
nLogin|nLogin|com.nickuc.login
nightcore|NightCore|su.nightexpress.nightcore
packetevents|PacketEvents|com.github.retrooper.packetevents io.github.retrooper.packetevents
squaremap|squaremap|xyz.jpenilla.squaremap
uSkyBlock|uSkyBlock|us.talabrek.ultimateskyblock
`;
