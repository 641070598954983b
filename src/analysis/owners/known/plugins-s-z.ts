/** Plugins, S to Z, a line each as `known-owners.ts` explains. */
export const pluginsSToZ = `
SaberFactions|SaberFactions
SAML|SAML|com.froobworld.saml
SCore|SCore|com.ssomar.score|library
SelectionVisualizer|SelectionVisualizer|com.Zrips.sv||CMILib
Sentinel|Sentinel|org.mcmonkey.sentinel es.stefan.cse net.lightshard.sentinel
ServerBooster|ServerBooster|dev.lone.serverbooster||LoneLibs
ServerUtils|ServerUtils|net.frankheijden.serverutils
ShopGUIPlus|ShopGUI+|net.brcdev.shopgui
ShopGUIPlus-SellGUI|ShopGUIPlus-SellGUI|net.mackenziemolloy.SGPSellGUI
Shopkeepers|Shopkeepers|com.nisovin.shopkeepers
SiegeWar|SiegeWar|com.gmail.goosius.siegewar||Towny
SignedVelocity|SignedVelocity|io.github._4drian3d.signedvelocity
SilkSpawners|SilkSpawners|de.candc de.dustplanet
SimpleClaimSystem|SimpleClaimSystem|fr.xyness.SCS
SimpleClans|SimpleClans|net.sacredlabyrinth.phaed.simpleclans
SimpleRename|SimpleRename|io.github.galaipa.sr
SimpleTrading|SimpleTrading|de.matzefratze123.simpletrading de.xaniox.simpletrading
SkBee|SkBee|com.shanebeestudios.skbee||Skript
SketchMap|SketchMap|com.mcplugindev.slipswhitley.sketchmap
SkinsRestorer|SkinsRestorer|skinsrestorer net.skinsrestorer
SkQuery|SkQuery|com.w00tmast3r.skquery||Skript
skRayFall|skRayFall|net.rayfall.eyesniper2||Skript
Skript|Skript|ch.njol.skript org.skriptlang.skript
skript-reflect|skript-reflect|com.btk5h.skriptmirror org.skriptlang.reflect||Skript
sleep-most|sleep-most|me.mrgeneralq.sleepmost
Slimefun|Slimefun|io.github.thebusybiscuit.slimefun4 me.mrCookieSlime.Slimefun
SmartSpawner|SmartSpawner|github.nighter.smartspawner
Sonar|Sonar|xyz.jonesdev.sonar
Spartan|Spartan AntiCheat|com.vagdedes.spartan me.vagdedes.spartan
SpawnerMeta|SpawnerMeta|mc.rellox.spawnermeta
SpigotGuard|SpigotGuard|xyz.yooniks.spigotguard
Spleef|Spleef|fr.naruse.spleef
squaremap|squaremap|xyz.jpenilla.squaremap
StackMob|StackMob|uk.antiperson.stackmob
StatTrackers|StatTrackers|com.willfp.stattrackers||eco
StrikePractice|StrikePractice|ga.strikepractice
SunLight|SunLight|su.nightexpress.sunlight
SuperiorSkyblock2|SuperiorSkyblock2|com.bgsoftware.superiorskyblock
SuperLobby|SuperLobby|com.pedrojm96.superlobby
SuperVanish|SuperVanish|de.myzelyam.supervanish
SupremeChat|SupremeChat|net.devscape.project.supremechat
SX-Attribute|SX-Attribute|github.saukiya.sxattribute
TAB|TAB|me.neznamy.tab
TAB-Bridge|TAB-Bridge|me.neznamy.tab.bridge
TabooLib|TabooLib|io.izzel.taboolib taboolib|library
TabTPS|TabTPS|xyz.jpenilla.tabtps
Talismans|Talismans|com.willfp.talismans||eco
Terra|Terra|com.dfsek.terra
TerraformGenerator|TerraformGenerator|org.terraform
TestPlugin|TestPlugin|dev.TestPlugin
Themis|Themis|com.gmail.olexorus.themis
TheNewEconomy|TheNewEconomy|net.tnemc
ThotPatrol|ThotPatrol|me.frep.thotpatrol||ProtocolLib
Timber|Timber|com.github.club559.Timber
TimeManager|TimeManager|net.vdcraft.arvdc.timemanager
TitleAPI|TitleAPI|net.levi.title|library
TitleManager|TitleManager|io.puharesource.mc.titlemanager
TokenManager|TokenManager|me.realized.tokenmanager
TouchscreenHolograms|TouchscreenHolograms|com.gmail.filoghost.touchscreen
Towny|Towny|com.palmergames
TownyChat|TownyChat|com.palmergames.bukkit.TownyChat||Towny
TradeSystem|TradeSystem|de.codingair.tradesystem
Train_Carts|TrainCarts|com.bergerkiller.bukkit.tc||BKCommonLib
TrChat|TrChat|me.arasple.mc.trchat
TreeAssist|TreeAssist|net.slipcor.treeassist
Triton|Triton|com.rexcantor64.triton
TrMenu|TrMenu|trplugins.menu me.arasple.mc.trmenu
TuSKe|TuSKe|me.tuke.sktuke||Skript
TuxTwoLib|TuxTwoLib|Tux2.TuxTwoLib|library
uCars|uCars|com.useful.ucars||ProtocolLib
UClans|UClans|me.ulrich.clans
UltimateShop|UltimateShop|cn.superiormc.ultimateshop
UltimateStacker|UltimateStacker|com.craftaro.ultimatestacker com.songoda.ultimatestacker
UltimateTimber|UltimateTimber|com.craftaro.ultimatetimber com.songoda.ultimatetimber
UltraCosmetics|UltraCosmetics|be.isach.ultracosmetics
UltraCustomizer|UltraCustomizer|me.TechsCode.UltraCustomizer
UltraEconomy|UltraEconomy|me.TechsCode.UltraEconomy
UltraPermissions|UltraPermissions|me.TechsCode.UltraPermissions
UltraPunishments|UltraPunishments|me.TechsCode.UltraPunishments
UltraRegions|UltraRegions|me.TechsCode.UltraRegions
UltraScoreboards|UltraScoreboards|me.TechsCode.UltraScoreboards
uPlanes|uPlanes|net.stormdev.uPlanes||ProtocolLib
uSkyBlock|uSkyBlock|us.talabrek.ultimateskyblock
ValhallaMMO|ValhallaMMO|me.athlaeos.valhallammo
vane-core|vane-core|org.oddlama.vane
VanishNoPacket|VanishNoPacket|org.kitteh.vanish
Vault|Vault|net.milkbowl.vault|library
VaultUnlocked|VaultUnlocked||library
VeinMiner|VeinMiner|wtf.choco
Velocitab|Velocitab|net.william278.velocitab
VentureChat|VentureChat|mineverse.Aust1n46.chat venture.Aust1n46.chat
ViaBackwards|ViaBackwards|com.viaversion.viabackwards nl.matsv.viabackwards||ViaVersion ViaVersion
ViaRewind|ViaRewind|com.viaversion.viarewind de.gerrygames.viarewind||ViaVersion ViaVersion
ViaRewind-Legacy-Support|ViaRewind-Legacy-Support|com.viaversion.viarewind.legacysupport||ViaRewind
ViaVersion|ViaVersion|us.myles.ViaVersion com.viaversion.viaversion
ViaVersionStatus|ViaVersionStatus|me.lucko.viaversionstatus
ViewDistanceCat|ViewDistanceCat|xuan.cat.viewdistancecat||XuanCatAPI
VillagerMarket|VillagerMarket|net.bestemor.villagermarket||Vault
VoidGen|VoidGen|de.xtkq.voidgen
VoidSpawn|VoidSpawn|com.endercrest.voidspawn
Votifier|NuVotifier|com.vexsoftware.votifier
VotingPlugin|VotingPlugin|com.bencodez.votingplugin
VoxelSniper|VoxelSniper|com.thevoxelbox.voxelsniper
VPacketEvents|VPacketEvents|io.github._4drian3d.vpacketevents
Vulcan|Vulcan AntiCheat|me.frep.vulcan wtf.jaren.vulcan
War|War|com.tommytony.war
WarpSystem|WarpSystem|de.codingair.warpsystem
WeaponMechanics|WeaponMechanics|me.deecaad.weaponmechanics||MechanicsCore
WebFrames|WebFrames|org.inventivetalent.webframes
WGExtender|WGExtender|wgextender||WorldGuard WorldEdit
Wild|Wild|net.poweredbyhate.wildtp
WildLoaders|WildLoaders|com.bgsoftware.wildloaders
WildStacker|WildStacker|com.bgsoftware.wildstacker
WildTools|WildTools|com.bgsoftware.wildtools
WoodCutter|WoodCutter|by.derovi.jobs.woodcutter
WorldBorder|WorldBorder|com.wimbli.WorldBorder
WorldEdit|WorldEdit|com.sk89q.jnbt com.sk89q.worldedit
WorldEditSelectionVisualizer|WorldEditSelectionVisualizer|com.rojel.wesv fr.mrmicky.worldeditselectionvisualizer||WorldEdit
WorldGuard|WorldGuard|com.sk89q.worldguard||WorldEdit
WorldGuardExtraFlags|WorldGuardExtraFlags|net.goldtreeservers.worldguardextraflags||WorldGuard
WorldGuardGUI|WorldGuardGUI|me.heymrau.worldguardguiplugin||WorldGuard WorldEdit
XConomy|XConomy|me.yic.xconomy
xInventories|xInventories|me.x128.xInventories
XuanCatAPI|XuanCatAPI|xuan.cat.xuancatapi|library
Yum|Yum|pw.yumc.Yum
Zaphkiel|Zaphkiel|ink.ptms.zaphkiel
zAuctionHouse|zAuctionHouse
zAuctionHouseV3|zAuctionHouseV3|fr.maxlego08.zauctionhouse
zEssentials|zEssentials|fr.maxlego08.essentials
zMenu|zMenu|fr.maxlego08.menu
ZNPCS|ZNPCS|ak.znetwork.znpcservers
zPermissions|zPermissions|org.tyrannyofheaven.bukkit.zPermissions
zShop|zShop|fr.maxlego08.shop
`;
