/** Mods, D to E, a line each as `known-owners.ts` explains. */
export const modsDToE = `
dalekmod|Dalek Mod|com.swdteam
danknull|/dank/null|p455w0rd.danknull
dankstorage|Dank Storage|tfar.dankstorage
darkcore|Dark Core|io.darkcraft.darkcore
darkmodeeverywhere|Dark Mode Everywhere|com.buuz135.darkmodeeverywhere
darkness|True Darkness|grondag.darkness|client
darkutils|DarkUtilities|net.darkhax.darkutilities net.darkhax.darkutils||bookshelf
datareload|Data Reload|suso.datareload
deathbutthree|DeathButThree|com.teampotato.deathbutthree
deathcounter|Death Counter|me.ichun.mods.deathcounter||ichunutil
debark|Debark|pl.asie.debark
debugify|Debugify|dev.isxander.debugify cc.woverflow.debugify
decorative_blocks|Decorative Blocks|lilypuree.decorative_blocks
deep_aether|Deep Aether|io.github.razordevs.deep_aether||aether
deeperdarker|Deeper and Darker|com.kyanite.deeperdarker
deepmoblearning|Deep Mob Learning|xt9.deepmoblearning
deepresonance|Deep Resonance|mcjty.deepresonance
defaultoptions|Default Options|net.blay09.mods.defaultoptions|client|balm
delightful|Delightful|net.brnbrd.delightful||farmersdelight
despawntweaks|Despawn Tweaks|toni.despawntweaks||txnilib
destroy|Destroy|com.petrolpark.destroy
detailab|Detail Armor Bar|com.redlimerl.detailab|client
deuf|DEUF - Duplicate Entity UUID Fix|de.cas_ual_ty.deuf
devlogin|DevLogin|quilt.com.ptsmods.devlogin|client library
devtech|DevTech|com.zook.devtech
diagonalblocks|Diagonal Blocks|fuzs.diagonalblocks||puzzleslib
diagonalfences|Diagonal Fences|fuzs.diagonalfences||puzzleslib diagonalblocks
diagonalwalls|Diagonal Walls|fuzs.diagonalwalls||puzzleslib diagonalblocks
diagonalwindows|Diagonal Windows|fuzs.diagonalwindows||puzzleslib diagonalblocks
diet|Diet|com.illusivesoulworks.diet
diethopper|Diet Hopper|com.rwtema.diethopper
difficult_caves|Difficult Caves|net.mcreator.difficultcaves
dimdoors|Dimensional Doors|org.dimdev.dimdoors
dimdungeons|Dimensional Dungeons|com.catastrophe573.dimdungeons
dimensionalpocketsii|Dimensional Pockets II|com.tcn.dimensionalpocketsii||cosmoslibrary
dimstorage|DimStorage|edivad.dimstorage||edivadlib
dimthread|Dimensional Threading Reforked|me.srrapero720.dimthread
discordcraft|Minecraft Rich Presence|me.dierke9.discordcraft
disguiselib|DisguiseLib|xyz.nucleoid.disguiselib org.samo_lego.disguiselib|library
display_case|Display Case Mod|chappie.displaycase
distantfriends|Distant Friends
distanthorizons|Distant Horizons|loaderCommon com.seibel.lod com.seibel.distanthorizons
divinerpg|DivineRPG|divinerpg net.divinerpg
dmnr|Dragon Magic and Relics|de.joh.dmnr||mna curios caelus geckolib
dndesires|Create: Dreams n' Desires|dev.lopyluna.dndesires||create
do_a_barrel_roll|Do a Barrel Roll|nl.enjarai.doabarrelroll
doapi|[Let's Do] API|de.cristelknight.doapi|library|architectury
domesticationinnovation|Domestication Innovation|com.github.alexthe668.domesticationinnovation
domum_ornamentum|Domum Ornamentum|com.ldtteam.domumornamentum
donthidethetooltip|DontHideTheTooltip|com.thevoidblock.donthidethetooltip|client
doubledoors|Double Doors|com.natamus.doubledoors com.natamus.doubledoors_common_fabric com.natamus.doubledoors_common_forge com.natamus.doubledoors_common_neoforge||collective
draconicevolution|Draconic Evolution|com.brandon3055.draconicevolution||brandonscore
dragonapi|DragonAPI|Reika.DragonAPI|library
dragonfight|dragonfight mod|com.dragonfight||cupboard
dragonlib|DragonLib|de.mrjulsen.mcdragonlib|library
dragonminez|Dragon Mine Z|com.dragonminez
dragonmounts|Dragon Mounts: Legacy|com.github.kay9.dragonmounts
dragonsurvival|Dragon Survival|by.dragonsurvivalteam.dragonsurvival
drawerstooltip|Drawers Tooltip|snownee.drawer||storagedrawers
drippyloadingscreen|Drippy Loading Screen|de.keksuccino.drippyloadingscreen|client|fancymenu konkrete
dsm|Danker's Skyblock Mod|me.Danker
dsurround|Dynamic Surroundings|org.orecruncher.dsurround
dummmmmmy|MmmMmmMmmmmm|net.mehvahdjukaar.dummmmmmy||moonlight
dungeon_difficulty|Dungeon Difficulty|net.dungeon_difficulty
dungeoncrawl|Dungeon Crawl|xiroc.dungeoncrawl
dungeonrooms|Dungeon Rooms|io.github.quantizr.dungeonrooms
dungeons_arise|When Dungeons Arise
dungeons_arise_seven_seas|When Dungeons Arise: Seven Seas|net.aurelj.dungeons_arise_seven_seas
dungeons_mobs|Dungeons Mobs|com.infamous.dungeons_mobs
dungeonsguide|Dungeons Guide|kr.syeyoung.dungeonsguide|client
dungeonz|DungeonZ|net.dungeonz
durabilitytooltip|Durability Tooltip|com.supermartijn642.durabilitytooltip||supermartijn642configlib
dynamic_fps|Dynamic FPS|dynamic_fps.impl net.lostluma.dynamic_fps juliand665.dynamic_fps|client
dynamiccrosshair|Dynamic Crosshair|mod.crend.dynamiccrosshair
dynamiccrosshairapi|Dynamic Crosshair API|mod.crend.dynamiccrosshairapi|library
dynamicsurroundings|Dynamic Surroundings|org.blockartistry.mod.DynSurround
dynamictrees|Dynamic Trees|com.ferreusveritas.dynamictrees com.dtteam.dynamictrees
dynamictreesplus|Dynamic Trees Plus|com.dtteam.dynamictreesplus
dynamicvillagertrades|Dynamic Villager Trades|io.github.orlouge.dynamicvillagertrades
dynview|Dynamic View|com.dynview
e4mc|e4mc|link.e4mc
ears|Ears|com.unascribed.ears|client
easy_piglins|Easy Piglins|de.maxhenkel.easypiglins
easy_villagers|Easy Villagers|de.maxhenkel.easyvillagers
easyanvils|Easy Anvils|fuzs.easyanvils||puzzleslib
easyauth|EasyAuth|xyz.nikitacartes.easyauth|server
easymagic|Easy Magic|fuzs.easymagic||puzzleslib
easyshulkerboxes|Easy Shulker Boxes|fuzs.easyshulkerboxes||puzzleslib iteminteractions
eatinganimationid eatinganimation|Eating Animation|ru.tpsd.eatinganimationmod|client
ebwizardry|Electroblob's Wizardry|electroblob.wizardry
eccentrictome|Eccentric Tome|website.eccentric.tome
eclipticseasons_multimodpatch|Ecliptic Seasons: MultiMod Patch|com.teamtea.eclipticseasons.patch
ecologics|Ecologics|samebutdifferent.ecologics
edivadlib|EdivadLib|edivad.edivadlib|library
effectdescriptions|Effect Descriptions|fuzs.effectdescriptions|client|puzzleslib
effective|Effective|org.ladysnake.effective ladysnake.effective|client
effective_fg|Effective|bottomtextdanny.effective_fg|client
effortless|Effortless Structure|dev.huskuraft.effortless
eg_particle_interactions|Particle Interactions|games.enchanted.blockplaceparticles||yet_another_config_lib_v3
eidolon|Eidolon|elucent.eidolon||curios
electricraft|ElectriCraft|Reika.ElectriCraft||dragonapi rotarycraft
electrodynamics|Electrodynamics|electrodynamics
elegant_networking|ElegantNetworking|hohserg.elegant.networking
elementa|Elementa|gg.essential.elementa
elevatorid|Elevator Mod|xyz.vsngamer.elevatorid com.vsngarcia
elysium_api|Elysium|net.jadenxgamer.elysium_api|library
elytraslot|Elytra Slot|top.theillusivec4.elytraslot com.illusivesoulworks.elytraslot||curios caelus
elytratrims|Elytra Trims|dev.kikugie.elytratrims
embeddium|Embeddium|org.embeddedt.embeddium|client
embeddiumplus|Embeddium++|me.srrapero720.embeddiumplus|client|embeddium
emi|EMI|dev.emi.emi
emi_enchanting|EMI Enchanting|fzzyhmstrs.emi_enchanting|client
emi_loot|EMI Loot|fzzyhmstrs.emi_loot||emi badpackets
emi_ores|EMI Ores|cc.abbie.emi_ores||emi
emiffect|EMIffect|moe.prwk.emiffect|client|emi
emiprofessions|EMI Professions (EMIP)|com.mrbysco.emiprofessions
emojiful|Emojiful|com.hrznstudio.emojiful|client
emotecraft|Emotecraft|io.github.kosmx.emotes
emoticons|Emoticons|mchorse.emoticons
emt|Electro-Magic Tools|com.rumaruka.emt tombenpotter.emt
enchancement|Enchancement|moriyashiine.enchancement
enchantinginfuser|Enchanting Infuser|fuzs.enchantinginfuser||puzzleslib
enchdesc|Enchantment Descriptions|net.darkhax.enchdesc|client|bookshelf
enderchests|EnderChests|shetiphian.enderchests||shetiphiancore
endercore|EnderCore|com.enderio.core|library
enderio enderiobase|Ender IO|crazypants.enderio com.enderio
enderioconduits|Ender IO Conduits|||enderiobase
enderioendergy|Ender IO endergy|crazypants.enderio.endergy
enderioinvpanel|Ender IO Inventory Panel|||enderiobase
enderiomachines|Ender IO Machines|||enderiobase
enderiopowertools|Ender IO Powertools|||enderiobase
endermail|Ender Mail|com.chaosthedude.endermail
endermanoverhaul|Enderman Overhaul|tech.alexnijjar.endermanoverhaul||resourcefullib resourcefulconfig geckolib
endersdelight|Ender's Delight|com.axedgaming.endersdelight||farmersdelight
enderstorage|EnderStorage|codechicken.enderstorage
endertanks|EnderTanks|shetiphian.endertanks||shetiphiancore
endertrigon|Ender Trigon|nonamecrackers2.endertrigon||crackerslib
endertweaker|EnderTweaker|shadows.endertweaker
endlessids|EndlessIDs|com.falsepattern.endlessids
endrem|End Remastered|com.teamremastered.endrem
ends_delight|End's Delight|cn.foggyhillside.ends_delight||farmersdelight
enemyexpansion|Enemy Expansion|net.mcreator.enemyexpansion
energycontrol|Energy Control|com.zuxelus.energycontrol
energyconverters|Energy Converters|net.xalcon.energyconverters
engineers_decor|Engineers Decor|net.mcreator.engineersdecor
enhanced_attack_indicator|Enhanced Attack Indicator|com.minenash.enhanced_attack_indicator|client
enhanced_boss_bars|Enhanced Boss Bars|com.nakuring.enhanced_boss_bars||cloth-config
enhancedai|Enhanced AI|insane96mcp.enhancedai||insanelib
enhancedblockentities|Enhanced Block Entities|foundationgames.enhancedblockentities|client
enhancedcelestials|Enhanced Celestials|dev.corgitaco.enhancedcelestials corgitaco.enhancedcelestials
enhancedvisuals|EnhancedVisuals|team.creative.enhancedvisuals com.creativemd.enhancedvisuals||creativecore
enlightened_end|Enlightened End|net.mcreator.enlightened_end||geckolib3
ensorcellation|Ensorcellation|cofh.ensorcellation||cofh_core
entity_collision_fps_fix|Entity Collision FPS Fix
entity_model_features|Entity Model Features|traben.entity_model_features|client|entity_texture_features
entity_sound_features|Entity Sound Features|traben.entity_sound_features|client|entity_texture_features
entity_texture_features|Entity Texture Features|traben.entity_texture_features traben.tconfig|client
entityculling|Entity Culling|dev.tr7zw.entityculling com.logisticscraft.occlusionculling
entityjs|EntityJS|net.liopyu.entityjs||kubejs geckolib
environmental|Environmental|com.teamabnormals.environmental
environmentaltech|Environmental Tech|com.valkyrieofnight.et com.valkyrieofnight.environmentaltech||valkyrielib
epherolib|EpheroLib|com.epherical.epherolib|library
epicfight|Epic Fight|yesman.epicfight
equipmentcompare|Equipment Compare|com.anthonyhilyard.equipmentcompare|client|iceberg
erebus|The Erebus|erebus
error_notifier|Error Notifier|me.shedaniel.errornotifier
es_x_bwg|Ecliptic Seasons - Oh The Biomes We've Gone|com.teamtea.es_x_bwg
escalated|Create: Escalated|rbasamoyai.escalated||create
esl|ESL|org.antarcticgardens.esl
esotericreforging|Esoteric Reforging|com.mira.esotericreforging
essential|Essential|gg.essential|client
essential_commands|Essential Commands|com.fibermc.essentialcommands
etched|Etched|gg.moonflower.etched
etched_extension|etched-extension|top.xiyang6666.etched_extension||kotlinforforge etched
eternalsingularity|Eternal Singularity|singulariteam.eternalsingularity
etfuturum|Et Futurum Requiem|ganymedes01.etfuturum
eventjs|EventJS|zank.mods.eventjs||kubejs
everycomp|Every Compat|net.mehvahdjukaar.every_compat||moonlight
everythingcopper|Everything is Copper|cy.jdkdigital.everythingcopper
evilcraft|EvilCraft|org.cyclops.evilcraft||cyclopscore
excompressum|Ex Compressum|net.blay09.mods.excompressum
exdeorum|Ex Deorum|thedarkcolour.exdeorum
exlinefurniture|Exline's Furniture Mod|com.exline.exlinefurniture
exnihiloadscensio|Ex Nihilo Adscensio|exnihiloadscensio
exordium|Exordium|dev.tr7zw.exordium|client
exoticbirds|Exotic Birds|com.pavocado.exoticbirds
expandability|ExpandAbility|be.florens.expandability
expandeddelight|Expanded Delight|ianm1647.expandeddelight||farmersdelight
expandedredstone|ExpandedRedstone|Reika.ExpandedRedstone||dragonapi
expandedstorage|Expanded Storage|compasses.expandedstorage
explorerscompass|Explorer's Compass|com.chaosthedude.explorerscompass
explorify|Explorify|com.explorify.explorify
explosiveenhancement|Explosive Enhancement|dev.xylonity.explosiveenhancement net.superkat.explosiveenhancement|client
exposure|Exposure|io.github.mortuusars.exposure
extended_drawers|Extended Drawers|io.github.mattidragon.extendeddrawers
extended_industrialization|Extended Industrialization|net.swedz.extended_industrialization||modern_industrialization tesseract_api
extendedae|ExtendedAE|com.glodblock.github.extendedae
extendedcrafting|Extended Crafting|com.blakebr0.extendedcrafting
extra-options|Extra Options|me.voidxwalker.options.extra
extra_mod_integrations_actually_additions|ExMI Actually Additions|com.kneelawk.exmi.actuallyadditions
extra_mod_integrations_chipped|ExMI Chipped|com.kneelawk.exmi.chipped
extra_mod_integrations_farmers_delight|ExMI Farmer's Delight|com.kneelawk.exmi.farmersdelight
extra_mod_integrations_irons_spellbooks|ExMI Iron's Spells 'n Spellbooks|com.kneelawk.exmi.isns
extra_mod_integrations_pneumaticcraft|ExMI PneumaticCraft|com.kneelawk.exmi.pneumaticcraft
extra_mod_integrations_rechiseled|ExMI Rechiseled|com.kneelawk.exmi.rechiseled
extra_mod_integrations_reliquary|ExMI Reliquary|com.kneelawk.exmi.reliquary
extraarmor|Extra Armor|com.bailym.extraarmor
extrabees|Extra Bees|binnie.extrabees||forestry
ExtrabiomesXL|ExtrabiomesXL|extrabiomes
ExtraBotany|ExtraBotany|com.meteor.extrabotany||botania
extracells|Extra Cells 2|extracells
extracpus|Extra CPUs|dev.rlnt.extracpus||appliedenergistics2
extradelight|ExtraDelight|com.lance5057.extradelight||farmersdelight
extrasounds|ExtraSounds|dev.stashy.extrasounds|client
extrastorage|Extra Storage|edivad.extrastorage||refinedstorage edivadlib
extrautils ExtraUtilities|Extra Utilities|com.rwtema.extrautils
extrautils2|Extra Utilities 2|com.rwtema.extrautils2
extremesoundmuffler|Extreme Sound Muffler|com.leobeliik.extremesoundmuffler
`;
