/** Plugins, A to C, a line each as `known-owners.ts` explains. */
export const pluginsAToC = `
AAC5 AAC|AAC5|me.konsolas.aac||ProtocolLib
AACAdditionPro|AACAdditionPro|de.photon.AACAdditionPro de.photon.aacadditionpro||ProtocolLib
AcidIsland|AcidIsland|com.wasteofplastic.acidisland world.bentobox.acidisland
ActionHealth|ActionHealth|com.zeshanaslam.actionhealth
Adapt|Adapt|com.volmit.adapt
AdvancedBan|AdvancedBan|me.leoko.advancedban
AdvancedEnchantments|AdvancedEnchantments|net.advancedplugins.ae
AdvancedGUI|AdvancedGUI|me.leoko.advancedgui||ProtocolLib
AdvancedPortals|Advanced Portals|com.sekwah.advancedportals
AdvancedReplay|AdvancedReplay|me.jumper251.replay
AdvancedTeleport|AdvancedTeleport|io.github.niestrat99.advancedteleport
AdventCalendar|AdventCalendar|gmail.Sobky.AdventCalendar
Adyeshach|Adyeshach|ink.ptms.adyeshach
ajLeaderboards|ajLeaderboards|us.ajg0702.leaderboards
ajParkour|ajParkour|us.ajg0702.parkour
ajQueue|ajQueue|us.ajg0702.queue
AngelChest|AngelChest|de.jeff_media.angelchest com.jeff_media.angelchest de.jeff_media.AngelChest
AnimatedFrames|AnimatedFrames|org.inventivetalent.animatedframes
AnimatedScoreboard|AnimatedScoreboard|me.jasperjh.animatedscoreboard
AnimationLib|AnimationLib|me.megamichiel.animationlib|library
AntiAura|AntiAura|joehot200||ProtocolLib
AntiCheatAddition|AntiCheatAddition|de.photon.anticheataddition||ProtocolLib
AntiCheatReloaded|AntiCheatReloaded|com.rammelkast.anticheatreloaded||ProtocolLib
AntiPopup|AntiPopup|com.github.kaspiandev.antipopup
AreaShop|AreaShop|me.wiefferink.areashop
ArmorStandEditor|ArmorStandEditor|io.github.rypofalem.armorstandeditor
ArmorStandTools|ArmorStandTools|com.gmail.St3venAU.plugins.ArmorStandTools com.gmail.st3venau.plugins.armorstandtools
ArtMap|ArtMap|me.Fupery.ArtMap
ASkyBlock|ASkyBlock|com.wasteofplastic.askyblock||Vault
AsyncWorldEditInjector|AsyncWorldEditInjector|org.primesoft.asyncworldedit.injector
AttributePlus|AttributePlus|org.serverct.ersha
AuctionHouse|AuctionHouse|com.spawnchunk.auctionhouse net.akarian.auctionhouse
AuraSkills|AuraSkills|dev.aurelium.auraskills
AureliumSkills|Aurelium Skills|com.archyx.aureliumskills
Aurora|Aurora|com.zenya.aurora
AuthMe|AuthMeReloaded|fr.xephi.authme
AuthMeBungee|AuthMeBungee|fr.xephi.authmebungee
AutoMessage|AutoMessage|com.TeamNovus.AutoMessage
AutoSaveWorld|AutoSaveWorld|autosaveworld
AutoUpdatePlugins|AutoUpdatePlugins|io.github.aplini.autoupdateplugins
AxAuctions|AxAuctions|com.artillexstudios.axauctions
AxGraves|AxGraves|com.artillexstudios.axgraves
AxiomPaper|Axiom Paper Plugin
AxPlayerWarps|AxPlayerWarps|com.artillexstudios.axplayerwarps
AxShulkers|AxShulkers|com.artillexstudios.axshulkers
AxTrade|AxTrade|com.artillexstudios.axtrade
AxVaults|AxVaults|com.artillexstudios.axvaults
BanItem|BanItem|fr.andross.banitem
BarAPI|BarAPI|me.confuser.barapi|library
BattlePass|BattlePass|io.github.battlepass
BeaconPlus3|BeaconPlus3|thito.beaconplus
BeautyQuests|BeautyQuests|fr.skytasul.quests
BedWars|Screaming BedWars|org.screamingsandals.bedwars
BedWars1058|BedWars1058|com.andrei1058.bedwars
BedwarsRel|BedwarsRel|io.github.bedwarsrel
BentoBox|BentoBox|world.bentobox.bentobox
BestTools|BestTools|de.jeff_media.BestTools
BetonQuest|BetonQuest|pl.betoncraft.betonquest org.betonquest.betonquest
BetterHud|BetterHud|kr.toxicity.hud
BetterModel|BetterModel|kr.toxicity.model
BetterPortals|BetterPortals|com.lauriethefish.betterportals||ProtocolLib
BetterRevive|BetterRevive|com.alonsoaliaga.betterrevive
BetterRTP|BetterRTP|me.SuperRonanCraft.BetterRTP
BetterStructures|BetterStructures|com.magmaguy.betterstructures||WorldEdit
BetterTeams|BetterTeams|com.booksaw.betterTeams
BKCommonLib|BKCommonLib|com.bergerkiller.bukkit.common|library
BlockGlitchFix|BlockGlitchFix|me.geekles.blockglitchfix
BlockLocker|BlockLocker|nl.rutgerkok.blocklocker
BlueBridgeCore|BlueBridgeCore|de.mark225.bluebridge||BlueMap
BlueMap|BlueMap|de.bluecolored.bluemap
BlueMap-BannerMarker|BlueMap-BannerMarker|de.miraculixx.bmbm||BlueMap
BlueSlimeCore|BlueSlimeCore|com.github.sirblobman.api
Boosters|Boosters|com.willfp.boosters||eco
Boss|Boss|org.mineacademy.boss
BossBarAPI|BossBarAPI|org.inventivetalent.bossbar|library
BossShopPro|BossShopPro|org.black_ixx.bossshop
BotSentry|BotSentry|com.lahuca.botsentry com.xdefcon.botsentry
BountyHunters|BountyHunters|net.Indyuce.bountyhunters||Vault
bPermissions|bPermissions|de.bananaco.bpermissions
Brewery|Brewery|com.dre.brewery
BreweryX|BreweryX
BSkyBlock|BSkyBlock|world.bentobox.bskyblock
BuildersUtilities|BuildersUtilities|com.buildersrefuge.utilities
BungeeGuard|BungeeGuard|me.lucko.bungeeguard
BungeeTabListPlus|BungeeTabListPlus|codecrafter47.bungeetablistplus
BuycraftX|BuycraftX|net.buycraft
Captcha|Captcha|me.kyllian.captcha
Carbon|Carbon|com.lastabyss.carbon
CarbonChat|Carbon|net.draycia.carbon
CCTV|CCTV|me.cctv
CerberusAntiCheat|CerberusAntiCheat|xyz.natalczx.cerberus||ProtocolLib
Chairs|Chairs|com.cnaude.chairs
ChangeSkin|ChangeSkin|com.github.games647.changeskin||ProtocolLib
ChatChat|ChatChat|at.helpch.chatchat
ChatColor2|ChatColor2|com.sulphate.chatcolor2
ChatControl|ChatControl|org.mineacademy.chatcontrol
ChatEx|ChatEx|de.JeterLP.ChatManager
ChatGames|ChatGames|chatgames
ChatGuard|ChatGuard|ru.Den_Abr.ChatGuard
ChatSentinel|ChatSentinel|dev._2lstudios.chatsentinel
ChatSentry|ChatSentry|com.kixmc.ChatSentry
Chatty|Chatty|ru.mrbrikster.chatty
ChestCleaner|ChestCleaner|chestcleaner
ChestCommands|ChestCommands|com.gmail.filoghost.chestcommands me.filoghost.chestcommands
ChestProtect|ChestProtect|me.angeschossen.chestprotect
ChestShop|ChestShop|com.Acrobot.ChestShop||Vault
ChestSort|ChestSort|de.jeff_media.chestsort com.jeff_media.chestsort
Citizens|Citizens|net.citizensnpcs
CitizensCMD|CitizensCMD|me.mattstudios.citizenscmd
Civs|Civs|org.redcastlemedia.multitallented.civs||Vault
CleanScreenShare|CleanScreenShare|it.frafol.cleanss
ClearLag|ClearLagg|me.minebuilders.clearlag
CMI|CMI|com.Zrips.CMI||CMILib
CMILib|CMILib|net.Zrips.CMILib|library
Codex|Codex|cx.ajneb97
CoinsEngine|CoinsEngine|su.nightexpress.coinsengine||nightcore
ColoredTags|ColoredTags|com.gmail.filoghost.coloredtags
CombatIndicator|CombatIndicator|me.coder.combatindicator
CombatLogX|CombatLogX|com.github.sirblobman.combatlogx com.SirBlobman.combatlogx
CommandAPI|CommandAPI||library
CommandNPC|CommandNPC|me.messageofdeath.commandnpc||Citizens
CommandPanels|CommandPanels|me.rockyhawk.commandpanels
CommandPrompter|CommandPrompter|com.cyr1en.commandprompter
CommandSpy|CommandSpy|com.juno.commandspy
CommandTimer|CommandTimer|me.playbosswar.com
CompatNoCheatPlus|CompatNoCheatPlus|me.asofold.bpl.cncp
ConditionalCommands|ConditionalCommands|me.konsolas.conditionalcommands
ConditionalEvents|ConditionalEvents|ce.ajneb97
ConsoleFilter|ConsoleFilter|net.novucs.consolefilter
ConsoleSpamFix|ConsoleSpamFix|net.craftersland.consolefix
CoreArena|CoreArena|org.mineacademy.corearena
CoreProtect|CoreProtect|net.coreprotect
Corpses|Corpses|dev.sergiferry.corpses
CrackShot|CrackShot|com.shampaggon.crackshot
CrackShotPlus|CrackShotPlus|me.DeeCaaD.CrackShotPlus||CrackShot
CraftBook|CraftBook|com.sk89q.craftbook
CraftEngine|CraftEngine|net.momirealms.craftengine
CrazyCrates|CrazyCrates|com.badbones69.crazycrates
CrazyEnchantments|CrazyEnchantments|com.badbones69.crazyenchantments
CreativeGates|CreativeGates|com.massivecraft.creativegates||MassiveCore
CS-CoreLib|CS-CoreLib|me.mrCookieSlime.CSCoreLibPlugin|library
custom-ore-generator|custom-ore-generator|de.derfrzocker.custom.ore.generator
CustomCommands|CustomCommands|com.guillaumevdn.customcommands||GCore
CustomCrafting|CustomCrafting|me.wolfyscript.customcrafting
CustomCrops|CustomCrops|net.momirealms.customcrops
CustomDamage|CustomDamage|com.gmail.uprial.customdamage
CustomFishing|CustomFishing|net.momirealms.customfishing||ProtocolLib
CustomJoinItems|CustomJoinItems|com.gmail.filoghost.customjoinitems
CustomJoinMessages|CustomJoinMessages|net.insprill.cjm
CustomStructures|Custom Structures|com.ryandw11.structure
CyberLevels|CyberLevels|net.zerotoil.dev.cyberlevels
`;
