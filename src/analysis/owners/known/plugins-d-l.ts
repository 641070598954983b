/** Plugins, D to L, a line each as `known-owners.ts` explains. */
export const pluginsDToL = `
DailyRewards|DailyRewards|me.halflove.dailyrewards
DeadlyDisasters|DeadlyDisasters|deadlydisasters
DeathChest|DeathChest|de.helixdevs.deathchest com.github.devcyntrix.deathchest
DeathMessages|DeathMessages|com.gmail.josemanuelgassin.deathmessages
DeathMessagesPrime|DeathMessagesPrime|email.com.gmail.cosmoconsole.bukkit.deathmsg
DeathSpectating|DeathSpectating|com.robomwm.deathspectating
DecentHolograms|DecentHolograms|eu.decentsoftware.holograms|library
DeluxeBazaar|DeluxeBazaar|me.sedattr.deluxebazaar
DeluxeChat|DeluxeChat|me.clip.deluxechat
DeluxeCombat|DeluxeCombat|nl.marido.deluxecombat
DeluxeHub|DeluxeHub|fun.lewisdev.deluxehub
DeluxeMenus|DeluxeMenus|com.extendedclip.deluxemenus
Denizen|Denizen|com.denizenscript
DHSupport|DHSupport|no.jckf.dhsupport
DiscordSRV|DiscordSRV|github.scarsz.discordsrv com.discordsrv
DisguiseCraft|DisguiseCraft|pgDev.bukkit.DisguiseCraft
DragonCore|DragonCore|eos.moe.dragoncore
Drop2Inventory|Drop2Inventory|de.jeff_media.Drop2Inventory
DropHeads|DropHeads|net.evmodder.DropHeads
DualWield|DualWield|com.ranull.dualwield
Duels|Duels|me.realized.duels
DungeonsXL|DungeonsXL|de.erethon.dungeonsxl
DynamicShop|DynamicShop|me.sat7.dynamicshop||Vault
dynmap|Dynmap|org.dynmap
DynPad|DynPad|no.HON95.DynPad
EaglercraftXBungee|EaglercraftXBungee|net.lax1dude.eaglercraft.v1_8.plugin.gateway_bungeecord
EaglerMOTD|EaglerMOTD|net.lax1dude.eaglercraft.eaglermotd
eco|eco|com.willfp.eco|library
EcoArmor|EcoArmor|com.willfp.ecoarmor||eco
EcoBosses|EcoBosses|com.willfp.ecobosses||eco
EcoCrates|EcoCrates|com.willfp.ecocrates||eco
EcoEnchants|EcoEnchants|com.willfp.ecoenchants||eco ProtocolLib
EcoItems|EcoItems|com.willfp.ecoitems
EcoJobs|EcoJobs|com.willfp.ecojobs||eco
EcoMobs|EcoMobs|com.willfp.ecomobs||eco
EconomyAPI|EconomyAPI|me.onebone.economyapi onebone.economyapi|library
EconomyShopGUI|EconomyShopGUI|me.gypopo.economyshopgui
EcoPets|EcoPets|com.willfp.ecopets||eco
EcoQuests|EcoQuests|com.willfp.ecoquests||eco
EcoShop|EcoShop|com.willfp.ecoshop||eco
EcoSkills|EcoSkills|com.willfp.ecoskills||eco
EcoWeapons|EcoWeapons|com.willfp.ecoweapons||eco
EliteMobs|EliteMobs|com.magmaguy.elitemobs
EmptyWorldGenerator|EmptyWorldGenerator|com.barancode.mc.emptyworldgenerator
EntityClearer|EntityClearer|net.silverstonemc.entityclearer
EpicFurnaces|EpicFurnaces|com.craftaro.epicfurnaces com.songoda.epicfurnaces
EpicHoppers|EpicHoppers|com.craftaro.epichoppers com.songoda.epichoppers
EpicSpawners|EpicSpawners|com.craftaro.epicspawners com.songoda.epicspawners
Essentials|EssentialsX|com.earth2me.essentials net.ess3 net.essentialsx
EssentialsAntiBuild|EssentialsAntiBuild|com.earth2me.essentials.antibuild||Essentials
EssentialsChat|EssentialsX Chat|com.earth2me.essentials.chat||Essentials
EssentialsDiscord|EssentialsX Discord|net.essentialsx.discord
EssentialsDiscordLink|EssentialsDiscordLink|net.essentialsx.discordlink||EssentialsDiscord
EssentialsGeoIP|EssentialsGeoIP|com.earth2me.essentials.geoip||Essentials
EssentialsProtect|EssentialsX Protect|com.earth2me.essentials.protect
EssentialsSpawn|EssentialsX Spawn|com.earth2me.essentials.spawn||Essentials
EssentialsXMPP|EssentialsXMPP|com.earth2me.essentials.xmpp||Essentials
EvenMoreFish|EvenMoreFish|com.oheers.fish||Vault
ExcellentCrates|ExcellentCrates|su.nightexpress.excellentcrates||nightcore
ExcellentEnchants|ExcellentEnchants|su.nightexpress.excellentenchants||nightcore
ExcellentShop|ExcellentShop|su.nightexpress.nexshop su.nightexpress.excellentshop||nightcore
ExecutableBlocks|ExecutableBlocks|com.ssomar.executableblocks||SCore
ExecutableItems|ExecutableItems|com.ssomar.executableitems||SCore
ExoticGarden|ExoticGarden|io.github.thebusybiscuit.exoticgarden||Slimefun
ExploitFixer|ExploitFixer|dev._2lstudios.exploitfixer
eZProtector|eZProtector|com.github.donotspampls.ezprotector ez.plugins.dan
FabledSkyBlock|FabledSkyBlock|com.songoda.skyblock com.craftaro.skyblock
Factions|Factions|com.massivecraft.factions||MassiveCore
FancyHolograms|FancyHolograms|de.oliver.fancyholograms com.fancyinnovations.fancyholograms
FancyNpcs|FancyNpcs|de.oliver.fancynpcs com.fancyinnovations.fancynpcs
FarmingUpgrade|FarmingUpgrade|no.hyp.farmingupgrade
FastAsyncWorldEdit|FastAsyncWorldEdit|com.boydti.fawe com.fastasyncworldedit
FastLogin|FastLogin|com.github.games647.fastlogin
FlectoneChat|FlectoneChat|net.flectone.chat
FlectonePulse|FlectonePulse|net.flectone.pulse
floodgate|Floodgate
FloodgatePlaceholders|FloodgatePlaceholders|com.rtm516.FloodgatePlaceholders||floodgate PlaceholderAPI
ForceResourcepacks|ForceResourcepacks|de.themoep.resourcepacksplugin
FreeMinecraftModels|FreeMinecraftModels|com.magmaguy.freeminecraftmodels
FurnitureLib|FurnitureLib|de.Ste3et_C0st.FurnitureLib|library
GadgetsMenu|GadgetsMenu|com.yapzhenyie.GadgetsMenu
GangsPlus|GangsPlus|net.brcdev.gangs||Vault
GCore|GCore|com.guillaumevdn.gcore
GermPlugin|GermPlugin|com.germ.germplugin
Geyser-Spigot|Geyser
GeyserSkinManager|GeyserSkinManager|com.github.camotoy.geyserskinmanager
GHolo|GHolo|dev.geco.gholo
goBrush|goBrush|com.arcaniax.gobrush
GodsEye|GodsEye|godseye||ProtocolLib
Graves|Graves|com.ranull.graves
GravesX|GravesX|dev.cwhead.GravesX
GriefDefender|GriefDefender|com.griefdefender
GriefPrevention|GriefPrevention|com.griefprevention me.ryanhamshire.GriefPrevention
GrimAC|GrimAC|ac.grim.grimac
GroupManager|GroupManager|org.anjocaido.groupmanager
GSit|GSit|dev.geco.gsit
HackedServer|HackedServer|io.th0rgal.hackedserver||ProtocolLib
HamsterAPI|HamsterAPI|dev._2lstudios.hamsterapi|library
Harbor|Harbor|xyz.nkomarn.harbor
Hawk|Hawk|me.islandscout.hawk
HeadDatabase|HeadDatabase|me.arcaniax.hdb
HeadDB|HeadDB|tsp.headdb
HeadDrops|HeadDrops|com.github.evancolewright.headdrops
HealthBar|HealthBar|com.gmail.filoghost.healthbar
HibiscusCommons|HibiscusCommons|me.lojosho.hibiscuscommons|library
HideStream|HideStream|com.mrmag518.HideStream
HMCCosmetics|HMCCosmetics|com.hibiscusmc.hmccosmetics io.github.fisher2911.hmccosmetics
Holograms|Holograms|com.sainttx.holograms
HolographicDisplays|HolographicDisplays|com.gmail.filoghost.holographicdisplays com.gmail.filoghost.holograms me.filoghost.holographicdisplays
HolographicExtension|HolographicExtension|net.kitesoftware.holograms||HolographicDisplays
HoloPlots|HoloPlots|com.plotsquared.holoplots||HolographicDisplays PlotSquared ProtocolLib
HomeGUI|HomeGUI|com.technovision.homegui||Essentials
Horizon|Horizon|xyz.hstudio.horizon
HuskClaims|HuskClaims|net.william278.huskclaims
HuskHomes|HuskHomes|net.william278.huskhomes
HuskSync|HuskSync|net.william278.husksync
HuskTowns|HuskTowns|net.william278.husktowns
IllegalStack|IllegalStack|main.java.me.dniym me.dniym
ImageFrame|ImageFrame|com.loohp.imageframe
InfiniFurnace|InfiniFurnace|com.sebmaster.infinifurnace
InfinityExpansion|InfinityExpansion|io.github.mooy1.infinityexpansion||Slimefun
Insights|Insights|dev.frankheijden.insights
Intave|Intave|de.jpx3.intave
InteractionVisualizer|InteractionVisualizer|com.loohp.interactionvisualizer
InteractiveChat|InteractiveChat|com.loohp.interactivechat
InventoryRollbackPlus|InventoryRollbackPlus|com.nuclyon.technicallycoded.inventoryrollback me.danjono.inventoryrollback
InvSeePlusPlus InvSee++|InvSee++|com.janboerman.invsee
IP|IP|dev.efnilite.ip
IridiumSkyblock|IridiumSkyblock|com.iridium.iridiumskyblock||Vault
Iris|Iris|com.volmit.iris space.fozzie.iris
ItemCase|ItemCase|com.snowcraft.itemcase
ItemEdit|ItemEdit|emanondev.itemedit
ItemFixer|ItemFixer|ru.leymooo.fixer ru.xtime.nbtfix||ProtocolLib
ItemJoin|ItemJoin|me.RockinChaos.itemjoin
ItemRestrict|ItemRestrict|net.craftersland.itemrestrict
ItemsAdder|ItemsAdder|dev.lone.itemsadder||LoneLibs ProtocolLib
ItemTag|ItemTag|emanondev.itemtag
ItsMyConfig|ItsMyConfig|to.itsme.itsmyconfig||ProtocolLib
Jobs|Jobs Reborn|com.gamingmesh.jobs me.zford.jobs||CMILib
JPremium|JPremium|com.jakubson.premium
Kauri|Kauri|cc.funkemunky.anticheat dev.brighten.anticheat
KGenerators|KGenerators|me.kryniowesegryderiusz.kgenerators
KingdomsX Kingdoms|KingdomsX|org.kingdoms
KingKits|KingKits|com.faris.kingkits
KiteBoard|KiteBoard|net.kitesoftware.board
KnockbackMaster|KnockbackMaster|com.xdefcon.knockbackmaster||ProtocolLib
LagAssist|LagAssist|com.entryrise.lagassist cx.sfy.LagAssist
LaggRemover|LaggRemover|drew6017.lr
LagMonitor|LagMonitor|com.github.games647.lagmonitor
Lands|Lands|me.angeschossen.lands
LeaderHeadsRevamped|LeaderHeadsRevamped|tech.panoply.leaderheads
LegendaryWeapons|LegendaryWeapons|me.Simonster.MinecraftPlugin
LevelledMobs|LevelledMobs|me.lokka30.levelledmobs io.github.arcaneplugins.levelledmobs
LibertyBans|LibertyBans|space.arim.libertybans
libreforge|libreforge|com.willfp.libreforge|library
LibsDisguises|LibsDisguises|me.libraryaddict.disguise
LightAPI|LightAPI|ru.beykerykt.lightapi ru.beykerykt.minecraft.lightapi|library
LightCleaner|LightCleaner|com.bergerkiller.bukkit.lightcleaner
Limbo|Limbo|com.loohp.limbo
LimboAPI|LimboAPI|net.elytrium.limboapi|library
LimboAuth|LimboAuth|net.elytrium.limboauth||LimboAPI
limbofilter|LimboFilter|net.elytrium.limbofilter||LimboAPI
LiteBans|LiteBans|litebans
LiteSignIn|LiteSignIn|studio.trc.bukkit.litesignin
Lockette|Lockette|org.yi.acru
LockLogin|LockLogin|ml.karmaconfigs.lockloginsystem
LogBlock|LogBlock|de.diddiz
LoginSecurity|LoginSecurity|com.lenis0012.bukkit.ls
LoneLibs|LoneLibs|dev.lone.LoneLibs|library
LPX|LPX|LPX it.ytnoos.lpx
LuckPerms|LuckPerms API|net.luckperms me.lucko.luckperms|library
LWC|LWC|com.griefcraft
`;
