/** Mods, W to Z, a line each as `known-owners.ts` explains. */
export const modsWToZ = `
waila|Waila / Hwyla / WTHIT / old Jade|mcp.mobius.waila
WailaHarvestability|Waila Harvestability|squeek.wailaharvestability
walkietalkie|Walkie-Talkie|fr.flaton.walkietalkie||voicechat architectury
wares|Wares|io.github.mortuusars.wares
watercontrol|Water Control|com.atelier.watercontrol
waterframes|WaterFrames|me.srrapero720.waterframes||watermedia
watermedia|WaterMedia|me.srrapero720.watermedia org.watermedia
watut|What Are They Up To|com.corosus.watut||coroutil
waveycapes|Wavey Capes|dev.tr7zw.waveycapes|client
wawla|What Are We Looking At|net.darkhax.wawla
waystones|Waystones|net.blay09.mods.waystones||balm
wcg|Wireless Crafting Grid|p455w0rd.wcg
weaponmaster_ydm weaponmaster|YDM's Weapon Master|com.sky.weaponmaster com.minecraftserverzone.weaponmaster
weather2|Weather2|weather2
whisperwoods imdlib-whisperwoods|Whisperwoods|dev.itsmeow.whisperwoods||architectury
wilderwild|Wilder Wild|net.frozenblock.wilderwild
winteroverhaul|Winter Overhaul|tech.thatgravyboat.winteroverhaul||geckolib architectury
wired|WIRED: More Augs|com.mr208.wired
wirelesschargers|Wireless Chargers|com.supermartijn642.wirelesschargers||supermartijn642corelib supermartijn642configlib
witchery|Witchery|com.emoniph.witchery
witherstormmod|Cracker's Wither Storm Mod|nonamecrackers2.witherstormmod||crackerslib
wits|WITS|com.telepathicgrunt.wits
wizards|Wizards|net.wizards
woodenbucket|Wooden Bucket|cech12.woodenbucket||bucketlib
workers|Villager Workers|com.talhanation.workers de.maxhenkel.workers.corelib
worldcontrol|World Control|worldcontrolteam.worldcontrol
worldeditcui|WorldEditCUI|org.enginehub.worldeditcui eu.mikroskeem.worldeditcui com.mumfrey.worldeditcui|client
worldplaytime|World Play Time|me.khajiitos.worldplaytime|client
worldpreview|WorldPreview|me.voidxwalker.worldpreview caeruleusTait.world.preview
wormhole|Wormhole|com.supermartijn642.wormhole||supermartijn642corelib supermartijn642configlib
wover|WorldWeaver|org.betterx.wover
WR-CBE|Wireless Redstone (WR-CBE)|codechicken.wirelessredstone
wrapup|WrapUp|thelm.wrapup
wstweaks|Wither Skeleton Tweaks|dev.shadowsoffire.wstweaks||placebo
wtfic2addon|HyCraftHD's WTF Ic2 Addon|info.u_team.hycrafthds_wtf_ic2_addon
wunderlib|WunderLib|de.ambertation.wunderlib|library
wunderreich|Wunderreich|de.ambertation.wunderreich
wurst|Wurst Client|net.wurstclient|client
wwoo|William Wythers' Overhauled Overworld
wynntils|Wynntils|com.wynntils
xaerolib|Xaero Lib|xaero.lib|library
xaerominimap|Xaero's Minimap|xaero.hud xaero.common xaero.minimap
xaeroplus|XaeroPlus|xaeroplus|client
xaeroworldmap|Xaero's World Map|xaero.map
xaerozoomout|XaeroZoomout|dev.terminalmc.xaerozoomout notryken.xaerozoomout|client|xaeroworldmap
xercamod|Xerca Mod|xerca.xercamod
xercamusic|Music Maker Mod|xerca.xercamusic
xercapaint|Joy of Painting|xerca.xercapaint
xkdeco|XeKr's Decoration|org.teacon.xkdeco||kiwi
xnet|XNet|mcjty.xnet
xpbook|XP Tome|bl4ckscor3.mod.xptome
xreliquary|Reliquary|xeno.reliquary
xtones|Xtones|info.tehnut.xtones
xycraft_machines|XyCraft Machines|tv.soaryn.xycraft.machines
xycraft_override|XyCraft Override|tv.soaryn.xycraft.override
yabba|YABBA|com.latmod.yabba
yaclx|YetAnotherConfigLibExtensions|mod.crend.yaclx
yeetusexperimentus|Yeetus Experimentus|com.sunekaer.yeetusexperimentus
yes_steve_model|Yes Steve Model|com.elfmcys.yesstevemodel
yet_another_config_lib|YetAnotherConfigLib|dev.isxander.yacl|library
yet_another_config_lib_v3 yacl|YetAnotherConfigLib|dev.isxander.yacl3|library
yigd|You're in Grave Danger|com.b1n_ry.yigd
yosbr|Your Options Shall Be Respected|me.shedaniel.yosbr|client
youkaishomecoming|Youkai's Homecoming|dev.xkmc.youkaishomecoming
yungsapi|YUNG's API|com.yungnickyoung.minecraft.yungsapi|library
yungsbettercaves bettercaves|YUNG's Better Caves|com.yungnickyoung.minecraft.bettercaves
yungsbridges|YUNG's Bridges|com.yungnickyoung.minecraft.yungsbridges||yungsapi
yungscavebiomes|YUNG's Cave Biomes|com.yungnickyoung.minecraft.yungscavebiomes||yungsapi
yungsextras|YUNG's Extras|com.yungnickyoung.minecraft.yungsextras||yungsapi
yungsmenutweaks|YUNG's Menu Tweaks|com.yungnickyoung.minecraft.yungsmenutweaks||yungsapi
zerocore|Zero CORE|it.zerono.mods.zerocore|library
zeta|Zeta|org.violetmoon.zeta org.violetmoon.zetaimplforge
zettaindustries|Zetta Industries|com.bymarcin.zettaindustries
zetter|Zetter|me.dantaeusb.zetter
zettergallery|Zetter Gallery|me.dantaeusb.zettergallery||zetter
zombieawareness|Zombie Awareness|ZombieAwareness
zoomify|Zoomify|dev.isxander.zoomify
zume|Zume|dev.nolij.zume zume|client
`;
