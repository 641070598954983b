/** Mods, T to V, a line each as `known-owners.ts` explains. */
export const modsTToV = `
t_and_t|Towns and Towers|de.cristelknight999.t_and_t||cristellib
table_top_craft|Table Top Craft|andrews.table_top_craft
tac|Timeless & Classics Guns|com.tac.guns
tacz|Timeless and Classics Guns Zero|com.tacz.guns
taczjs|TaCZ JS|dev.aika.taczjs||kubejs tacz
TaintedMagic|Tainted Magic|taintedmagic
takesapillage|It Takes A Pillage|com.izofar.takesapillage
tanaddons|Tough As Nails Expansion|p455w0rd.tanaddons
taterzens|Taterzens|org.samo_lego.taterzens
taxfreelevels|Tax Free Levels|io.github.fourmisain.taxfreelevels||cloth-config
taxov|Tax' Ocean Villager|tax.taknax.taxov
tcinventoryscan|Thaumcrafft Inventory Scanning|net.blay09.mods.tcinventoryscan
tconstruct|Tinkers' Construct|slimeknights.tconstruct tconstruct
tcresearchpatcher|Thaumcraft Research Patcher|thecodex6824.tcresearchpatcher||thaumcraft
team_capes|Team Capes|net.team_capes|client
techguns|Techguns|techguns
techreborn|Tech Reborn|techreborn||reborncore
tectech|TecTech|com.github.technus.tectech
tectonic|Tectonic|dev.worldgen.tectonic
tempad|Tempad|me.codexadrian.tempad
tenshilib|TenshiLib|io.github.flemmli97.tenshilib|library
terrablender|TerraBlender|terrablender|library
terraforged|TerraForged|com.terraforged
terraform-api|Terraform API|com.terraformersmc.terraform|library
terralith|Terralith
terrestria|Terrestria|com.terraformersmc.terrestria
tesla|TESLA|net.darkhax.tesla
teslacorelib|Tesla Core Lib|net.ndrei.teslacorelib|library|forgelin
teslacorelib_registries|Tesla Core Lib Registries||library
teslafied|Teslafied|p455w0rd.teslafied
tesseract|Tesseract|com.supermartijn642.tesseract||supermartijn642corelib supermartijn642configlib
tesseract_api|Tesseract API|net.swedz.tesseract|library
tetra|Tetra|se.mickelus.tetra||mutil
tfc|TerraFirmaCraft|net.dries007.tfc
tfmg|Create: The Factory Must Grow|com.drmangotea.tfmg
thaumcraft|Thaumcraft|thaumcraft
thaumcraftneiplugin|Thaumcraft NEI Plugin|com.djgiannuzz.thaumcraftneiplugin
thaumicaugmentation|Thaumic Augmentation|thecodex6824.thaumicaugmentation||thaumcraft
thaumicbases|Thaumic Bases|com.rumaruka.thaumicbases
ThaumicBees|ThaumicBees|thaumicbees
thaumicdyes|Thaumic Dyes|thaumicdyes
thaumicenergistics|Thaumic Energistics|thaumicenergistics
thaumicjei|ThaumicJEI|com.buuz135.thaumicjei
thaumicrestoration|Thaumic Restoration|com.Zoko061602.ThaumicRestoration
ThaumicTinkerer|Thaumic Tinkerer|thaumic.tinkerer com.nekokittygames.thaumictinkerer||thaumcraft
thaumicwands|Thaumic Wands|de.zpenguin.thaumicwands
the_bumblezone|The Bumblezone|com.telepathicgrunt.the_bumblezone com.telepathicgrunt.bumblezone
the_vault|Vault Hunters|iskallia.vault
thebetweenlands|The Betweenlands|thebetweenlands
theframework|The Framework|com.austinv11.collectiveframework
theoneprobe|The One Probe|mcjty.theoneprobe
thermal|Thermal Series|cofh.thermal
thermalcultivation|Thermal Cultivation|cofh.thermalcultivation
thermaldynamics|Thermal Dynamics|cofh.thermaldynamics
thermalexpansion|Thermal Expansion|cofh.thermalexpansion
thermalfoundation|Thermal Foundation|cofh.thermalfoundation
thermalinnovation|Thermal Innovation|cofh.thermalinnovation
theurgy|Theurgy|com.klikli_dev.theurgy
theurgy_kubejs|Theurgy KubeJS|com.klikli_dev.theurgykubejs||theurgy kubejs
things|Things|com.glisco.things||trinkets owo cloth-config
threng|Lazy AE2|io.github.phantamanta44.threng||libnine appliedenergistics2
tia|Tiny Item Animations|xyz.trivaxy.tia
tickthreading|TickThreading|me.nallar.tickthreading me.nallar.patched
tide|Tide|com.li64.tide
tiered|Tiered|draylar.tiered
timeout_fixes|Timeout Fixes|com.corosus.timeout_fixes
tinkertoolleveling|Tinkers' Tool Leveling|slimeknights.toolleveling||tconstruct
tiny_config|Tiny Config|net.tiny_config
tipsmod|Tips|net.darkhax.tipsmod|client|bookshelf
tipthescales|TipTheScales|com.blamejared.tipthescales
titanium|Titanium|com.hrznstudio.titanium|library
titletweaks|Title Tweaks|dev.microcontrollers.titletweaks
tlc|The Lost Castle|com.teamremastered.tlc
tmted|Engineers Delight|net.mcreator.tmted||farmersdelight immersiveengineering
toastcontrol|Toast Control|shadows.toaster dev.shadowsoffire.toastcontrol|client|placebo
tombmanygraves|Tomb Many Graves|com.m4thg33k.tombmanygraves
tombstone|Corail Tombstone|ovh.corail.tombstone
toms_storage|Tom's Simple Storage|com.tom.storagemod
toofast|Too Fast|noobanidus.mods.toofast
toolbelt|Tool Belt|dev.gigaherz.toolbelt
toolstats|ToolStats|net.darkhax.toolstats||bookshelf
tooltipfix|ToolTip Fix||client
toomanybinds-compat-1-19-3|Too Many Binds|com.github.reviversmc.toomanybinds|client library
topaddons|TOP Addons|io.github.drmanganese.topaddons
torchmaster|TorchMaster|net.xalcon.torchmaster
torohealth|ToroHealth|net.torocraft.torohealth|client
totaleconomy|Total Economy|com.erigitic
toughasnails|Tough As Nails|toughasnails
touhou_little_maid|Touhou Little Maid|com.github.tartaricacid.touhoulittlemaid
tp|Tiny Progressions|com.kashdeya.tinyprogressions
traderefresh|Trade Refresh|dev.xkmc.traderefresh
trading_floor|Create: Trading Floor|com.cake.trading_floor||create
tradingpost|Trading Post|fuzs.tradingpost||puzzleslib
trailandtales_delight|Trail&Tales Delight|show.tatd||farmersdelight
transition|TRansition|dev.tr7zw.transition
translocators|Translocators|codechicken.translocators||codechickenlib cb_multipart
trashcans|Trash Cans|com.supermartijn642.trashcans||supermartijn642corelib supermartijn642configlib
trashslot|TrashSlot|net.blay09.mods.trashslot||balm
travelersbackpack|Traveler's Backpack|com.tiviacz.travelersbackpack
travelerstitles|Traveler's Titles|com.yungnickyoung.minecraft.travelerstitles||yungsapi
traverse|Traverse|com.terraformersmc.traverse prospector.traverse
treasuredistance|Treasure Distance mod|com.ldtteam.treasuredistance
Treecapitator|Treecapitator|bspkrs.treecapitator||bspkrsCore
treechop|HT's TreeChop|ht.treechop
treegrowingsimulator|Tree Growing Simulator 2016|tterrag.treesimulator
treeharvester|Tree Harvester|com.natamus.treeharvester com.natamus.treeharvester_common_fabric com.natamus.treeharvester_common_forge||collective
trender|TRender|dev.tr7zw.trender
trenzalore|Trenzalore|com.unrealdinnerbone.trenzalore
trimmed|Trimmed|dhyces.trimmed
trinkets|Trinkets|dev.emi.trinkets|library
trulytreasures|Truly Treasures|com.ineffa.trulytreasures||cloth-config
tweakeroo|Tweakeroo|fi.dy.masa.tweakeroo|client|malilib
tweed4_annotated|tweed4_annotated|de.siphalor.tweed4.annotated|library
tweed4_data_hjson|tweed4_data_hjson|de.siphalor.tweed4.data.hjson|library
twigs|Twigs|com.ninni.twigs
twilightdelight|Twilight's Flavor & Delight|dev.xkmc.twilightdelight||twilightforest farmersdelight
twilightforest|The Twilight Forest|twilightforest
txnilib|TxniLib|toni.txnilib|library
ultreonlib|Ultreon Modding Library|com.ultreon.commons|library|architectury
umbral_skies|Umbral Skies|us.drullk.umbralskies||twilightforest aether
undergardendelight|Undergarden Delight|net.mcreator.undergardendelight
underground_villages|Underground Villages Mod|com.mrbysco.undergroundvillages
unidict|UniDict|wanion.unidict
unilib|UniLib|com.gitlab.cdagaming.unilib|library
unimixins|UniMixins|io.github.legacymoddingmc.unimixins|library
uniskinmod|Universal Skin Mod|lain.mods.skins
universalcraft|UniversalCraft|gg.essential.universal|library
universalgraves|Universal Graves|eu.pb4.graves
universalgrid|Universal Grid|com.ultramega.universalgrid||refinedstorage
universalmodcore|Universal Mod Core|cam72cam.mod|library
universalsingularities|Universal Singularities|wealthyturtle.uiesingularities
universaltweaks|Universal Tweaks|mod.acgaming.universaltweaks
unlimitedchiselworks|Unlimited Chisel Works|pl.asie.ucw
unstableaxe|Unstable Axe|net.shinglinhgpastel.unstableaxe||extrautils2
untamedwilds|Untamed Wilds|untamedwilds
unusualend|Unusual End|net.mcreator.unusualend
upgrade_aquatic|Upgrade Aquatic|com.teamabnormals.upgrade_aquatic
uteamcore|U Team Core|info.u_team.u_team_core
utilitarian|Utilitarian|cy.jdkdigital.utilitarian
valkyrielib|ValkyrieLib|com.valkyrieofnight.vlib com.valkyrieofnight.vliblegacy com.valkyrieofnight.valkyrielib|library
valkyrienskies|Valkyrien Skies core|org.valkyrienskies.core org.valkyrienskies.mod
vanillafix|VanillaFix|org.dimdev.vanillafix
vanillahud|VanillaHUD|org.polyfrost.vanillahud
vanillin|Vanillin|dev.engine_room.vanillin|client|flywheel
vatbarrel|Vatbarrel|me.cunzai.vatbarrel||architectury
vcinteraction|Voice Chat Interaction|de.maxhenkel.vcinteraction||voicechat
vct variant_crafting_tables|Variant Crafting Tables|kittehmod.vct
vehicle|MrCrayfish's Vehicle Mod|com.mrcrayfish.vehicle
veil|Veil|foundry.veil|client library
veinmining|Vein Mining|com.illusivesoulworks.veinmining
viafabric|ViaFabric|com.viaversion.fabric
viafabricplus|ViaFabricPlus|com.viaversion.viafabricplus de.florianmichael.viafabricplus
vigilance|Vigilance|gg.essential.vigilance
villagercomfort|Villager Comfort Updated|dev.ghen.villagercomfort
villagerconfig|VillagerConfig|me.drex.villagerconfig||fiber
villagernames|Villager Names|com.natamus.villagernames||collective
villagersplus|VillagersPlus|com.lion.villagersplus
vinery|[Let's Do] Vinery|net.satisfy.vinery satisfyu.vinery||doapi architectury
vintage_kubejs|Vintage KubeJS|com.negodya1.kubejs.vintageimprovements||create vintageimprovements kubejs kubejs_create
vintagefix|VintageFix|org.embeddedt.vintagefix
vintageimprovements|Create: Vintage Improvements|com.negodya1.vintageimprovements
visual_keybinder|Raw's Visual Keybinder|com.gmail.rawlxxxviii.visual_keybinder|client
visuality|Visuality|ru.pinkgoosik.visuality plus.dragons.visuality visuality|client|cloth-config
visualworkbench|Visual Workbench|fuzs.visualworkbench||puzzleslib
vivecraft|Vivecraft|org.vivecraft
vmp|Very Many Players|com.ishland.vmp
voicechat|Simple Voice Chat|de.maxhenkel.voicechat
voidmonster|Void Monster|Reika.VoidMonster||dragonapi
voxelmap|VoxelMap|com.mamiyaotaru.voxelmap com.thevoxelbox.voxelmap|client
voxy|Voxy|me.cortex.voxy
vs_clockwork|Clockwork|org.valkyrienskies.clockwork
vs_eureka|Eureka!|org.valkyrienskies.eureka
vulkanmod|VulkanMod|net.vulkanmod
`;
