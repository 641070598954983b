/** Long because it is a list: well-known plugins by their packages, as `id|name|packages`. */
export const knownPlugins = `
AdvancedBan|AdvancedBan|me.leoko.advancedban
AdvancedEnchantments|AdvancedEnchantments|net.advancedplugins.ae
AdvancedReplay|AdvancedReplay|me.jumper251.replay
AdvancedTeleport|AdvancedTeleport|io.github.niestrat99.advancedteleport
AreaShop|AreaShop|me.wiefferink.areashop
AuraSkills|AuraSkills|dev.aurelium.auraskills
AureliumSkills|Aurelium Skills|com.archyx.aureliumskills
AuthMe|AuthMeReloaded|fr.xephi.authme
BedWars|Screaming BedWars|org.screamingsandals.bedwars
BedWars1058|BedWars1058|com.andrei1058.bedwars
BedwarsRel|BedwarsRel|io.github.bedwarsrel
BentoBox|BentoBox|world.bentobox.bentobox
BetonQuest|BetonQuest (old)|pl.betoncraft.betonquest
BetonQuest|BetonQuest|org.betonquest.betonquest
BetterRTP|BetterRTP|me.SuperRonanCraft.BetterRTP
BetterStructures|BetterStructures|com.magmaguy.betterstructures
BKCommonLib|BKCommonLib|com.bergerkiller.bukkit.common
BlockLocker|BlockLocker|nl.rutgerkok.blocklocker
BlueMap|BlueMap|de.bluecolored.bluemap
BlueSlimeCore|BlueSlimeCore|com.github.sirblobman.api
BossShopPro|BossShopPro|org.black_ixx.bossshop
BSkyBlock|BSkyBlock|world.bentobox.bskyblock
ChatChat|ChatChat|at.helpch.chatchat
ChatControl|ChatControl|org.mineacademy.chatcontrol
ChestShop|ChestShop|com.Acrobot.ChestShop
ChestSort|ChestSort (old)|de.jeff_media.chestsort
ChestSort|ChestSort|com.jeff_media.chestsort
Citizens|Citizens|net.citizensnpcs
ClearLag|ClearLagg|me.minebuilders.clearlag
CMI|CMI|com.Zrips.CMI
CMILib|CMILib|net.Zrips.CMILib
CombatLogX|CombatLogX|com.github.sirblobman.combatlogx
CoreProtect|CoreProtect|net.coreprotect
CraftBook|CraftBook|com.sk89q.craftbook
CraftEngine|CraftEngine|net.momirealms.craftengine
CrazyCrates|CrazyCrates|com.badbones69.crazycrates
CrazyEnchantments|CrazyEnchantments|com.badbones69.crazyenchantments
CustomCrops|CustomCrops|net.momirealms.customcrops
CustomFishing|CustomFishing|net.momirealms.customfishing
CustomStructures|Custom Structures|com.ryandw11.structure
DecentHolograms|DecentHolograms|eu.decentsoftware.holograms
DeluxeMenus|DeluxeMenus|com.extendedclip.deluxemenus
Denizen|Denizen|com.denizenscript
DiscordSRV|DiscordSRV|github.scarsz.discordsrv com.discordsrv
Duels|Duels|me.realized.duels
dynmap|Dynmap|org.dynmap
eco|eco|com.willfp.eco
EcoEnchants|EcoEnchants|com.willfp.ecoenchants
EcoItems|EcoItems|com.willfp.ecoitems
EconomyAPI|EconomyAPI|me.onebone.economyapi onebone.economyapi
EliteMobs|EliteMobs|com.magmaguy.elitemobs
Essentials|EssentialsX|com.earth2me.essentials net.ess3 net.essentialsx
EssentialsChat|EssentialsX Chat|com.earth2me.essentials.chat
EssentialsDiscord|EssentialsX Discord|net.essentialsx.discord
EssentialsProtect|EssentialsX Protect|com.earth2me.essentials.protect
EssentialsSpawn|EssentialsX Spawn|com.earth2me.essentials.spawn
ExcellentCrates|ExcellentCrates|su.nightexpress.excellentcrates
FabledSkyBlock|FabledSkyBlock|com.songoda.skyblock com.craftaro.skyblock
Factions|Factions|com.massivecraft.factions
FancyHolograms|FancyHolograms|de.oliver.fancyholograms
FancyNpcs|FancyNpcs|de.oliver.fancynpcs
FastAsyncWorldEdit|FastAsyncWorldEdit (old)|com.boydti.fawe
FastAsyncWorldEdit|FastAsyncWorldEdit|com.fastasyncworldedit
FastLogin|FastLogin|com.github.games647.fastlogin
floodgate|Floodgate|org.geysermc.floodgate
Geyser-Spigot|Geyser (old)|org.geysermc.connector
Geyser-Spigot|Geyser|org.geysermc.geyser
Graves|Graves|com.ranull.graves
GravesX|GravesX|dev.cwhead.GravesX
GriefPrevention|GriefPrevention|com.griefprevention me.ryanhamshire.GriefPrevention
GrimAC|GrimAC|ac.grim.grimac
GroupManager|GroupManager|org.anjocaido.groupmanager
HeadDatabase|HeadDatabase|me.arcaniax.hdb
HeadDB|HeadDB|tsp.headdb
Holograms|Holograms|com.sainttx.holograms
HolographicDisplays|HolographicDisplays (old)|com.gmail.filoghost.holographicdisplays com.gmail.filoghost.holograms
HolographicDisplays|HolographicDisplays|me.filoghost.holographicdisplays
HuskHomes|HuskHomes|net.william278.huskhomes
HuskSync|HuskSync|net.william278.husksync
HuskTowns|HuskTowns|net.william278.husktowns
ImageFrame|ImageFrame|com.loohp.imageframe
InteractiveChat|InteractiveChat|com.loohp.interactivechat
Iris|Iris (world generator plugin)|com.volmit.iris
ItemsAdder|ItemsAdder|dev.lone.itemsadder
Jobs|Jobs Reborn|com.gamingmesh.jobs
Lands|Lands|me.angeschossen.lands
LibertyBans|LibertyBans|space.arim.libertybans
libreforge|libreforge|com.willfp.libreforge
LibsDisguises|LibsDisguises|me.libraryaddict.disguise
LiteBans|LiteBans|litebans
LuckPerms|LuckPerms API|net.luckperms
LuckPerms|LuckPerms|me.lucko.luckperms
LWC|LWC|com.griefcraft
Magic|Magic|com.elmakers.mine.bukkit
MagicSpells|MagicSpells|com.nisovin.magicspells
Maintenance|Maintenance|eu.kennytv.maintenance
Marriage|Marriage|com.lenis0012.bukkit.marriage2
Matrix|Matrix|me.rerere.matrix
MaxBans|MaxBans|org.maxgamer.maxbans
MBedwars|MBedwars|de.marcely.bedwars
mcMMO|mcMMO|com.gmail.nossr50
MMOCore|MMOCore|net.Indyuce.mmocore
MMOItems|MMOItems|net.Indyuce.mmoitems
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
Negativity|Negativity|com.elikill58.negativity
Netherboard|Netherboard|fr.minuskube.netherboard
Nexo|Nexo|com.nexomc.nexo
nightcore|NightCore|su.nightexpress.nightcore
nLogin|nLogin|com.nickuc.login
NoCheatPlus|NoCheatPlus|fr.neatmonster.nocheatplus
OpenInv|OpenInv|com.lishid.openinv
Oraxen|Oraxen|io.th0rgal.oraxen
packetevents|PacketEvents|com.github.retrooper.packetevents io.github.retrooper.packetevents
Parties|Parties|com.alessiodp.parties
PermissionsEx|PermissionsEx 2|ca.stellardrift.permissionsex
PermissionsEx|PermissionsEx|ru.tehkode.permissions
PGM|PGM|tc.oc.pgm
Pl3xMap|Pl3xMap|net.pl3x.map
PlaceholderAPI|PlaceholderAPI|me.clip.placeholderapi
Plan|Plan|com.djrapitops.plan net.playeranalytics
PlayerKits|PlayerKits|pk.ajneb97
PlayerParticles|PlayerParticles|dev.esophose.playerparticles
PlayerPoints|PlayerPoints|org.black_ixx.playerpoints
PlotSquared|PlotSquared (old)|com.intellectualcrafters.plot
PlotSquared|PlotSquared|com.plotsquared
PremiumVanish|PremiumVanish|de.myzelyam.premiumvanish
Prism|Prism (logger)|me.botsko.prism network.darkhelmet.prism
ProtocolLib|ProtocolLib (new)|net.dmulloy2.protocol
ProtocolLib|ProtocolLib|com.comphenix.protocol
QualityArmory|QualityArmory|me.zombie_striker.qg
Quests|Quests (Blackvein)|me.blackvein.quests
Quests|Quests|com.leonardobishop.quests
QuickShop|QuickShop|org.maxgamer.quickshop
QuickShop-Hikari|QuickShop-Hikari|com.ghostchu.quickshop
Residence|Residence|com.bekvon.bukkit.residence
RoseStacker|RoseStacker|dev.rosewood.rosestacker
Sentinel|Sentinel|org.mcmonkey.sentinel
ShopGUIPlus|ShopGUI+|net.brcdev.shopgui
SilkSpawners|SilkSpawners|de.dustplanet.silkspawners
SimpleClans|SimpleClans|net.sacredlabyrinth.phaed.simpleclans
SkinsRestorer|SkinsRestorer (old)|skinsrestorer
SkinsRestorer|SkinsRestorer|net.skinsrestorer
Skript|Skript|ch.njol.skript org.skriptlang.skript
Slimefun|Slimefun|io.github.thebusybiscuit.slimefun4
Spartan|Spartan AntiCheat|com.vagdedes.spartan me.vagdedes.spartan
squaremap|squaremap|xyz.jpenilla.squaremap
SuperiorSkyblock2|SuperiorSkyblock2|com.bgsoftware.superiorskyblock
SuperVanish|SuperVanish|de.myzelyam.supervanish
TAB|TAB|me.neznamy.tab
Terra|Terra|com.dfsek.terra
Towny|Towny|com.palmergames com.palmergames.bukkit.towny
Train_Carts|TrainCarts|com.bergerkiller.bukkit.tc
uSkyBlock|uSkyBlock|us.talabrek.ultimateskyblock
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
`;
