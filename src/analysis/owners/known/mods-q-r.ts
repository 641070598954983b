/** Mods, Q to R, a line each as `known-owners.ts` explains. */
export const modsQToR = `
q_misc_util|QMiscUtil||library
qmd|QMD|lach_01298.qmd||nuclearcraft
qsl|Quilt Standard Libraries||library
quark|Quark|vazkii.quark org.violetmoon.quark
quarkoddities|Quark Oddities|vazkii.quark.oddities
quarryplus|QuarryPlus|com.yogpc.qp
questbook|Better Questing Quest Book|drethic.questbook
questsadditions|Quests Additions|questsadditions||ftbquests architectury
quickleafdecay|Quick Leaf Decay|dev.blueon.quickleafdecay
quilted_fabric_api|Quilted Fabric API|org.quiltmc.quilted_fabric_api|library
radiantgear|Radiant Gear|com.illusivesoulworks.radiantgear||curios
radium|Radium
raided|Raided|com.mrbysco.raided
railcraft|Railcraft|mods.railcraft
railways|Create: Steam 'n' Rails|com.railwayteam.railways
raised|Raised|dev.yurisuika.raised|client
randomium|Randomium|net.mehvahdjukaar.randomium||moonlight
randompatches|RandomPatches|com.therandomlabs.randompatches
randomthings|Random Things|lumien.randomthings
rangedpumps|Ranged Pumps|com.refinedmods.rangedpumps
rarcompat|RAR-Compat|it.hurts.octostudios.rarcompat||curios octolib artifacts relics
rats|Rats|com.github.alexthe666.rats
rawinput|Raw Input - Blessed Edition|world.maryt.rawinput
rctapi|Radical Cobblemon Trainers API|com.gitlab.srcmc.rctapi|library|cobblemon
rctmod|Radical Cobblemon Trainers|com.gitlab.srcmc.rctmod||cobblemon rctapi
reactor_stuff|Reactor Stuff|reactorStuff
reactorcraft|ReactorCraft|Reika.ReactorCraft||dragonapi rotarycraft
real-arrow-tip|Real Arrow Tip|tobinio.realarrowtip|client
realisticnametag|Realistic Nametag|io.github.hikoma0000.realisticnametag
realisticsleep|Realistic Sleep|com.github.steveplays28.realisticsleep||cloth-config
reap|Reap Mod|de.maxhenkel.reap
reauth|ReAuth|reauth technicianlp.reauth
reborncore|Reborn Core|reborncore|library
rebornstorage|RebornStorage|RebornStorage
rechiseled|Rechiseled|com.supermartijn642.rechiseled||supermartijn642corelib supermartijn642configlib fusion
rechiseledcreate|Rechiseled: Create|com.supermartijn642.rechiseled.create||supermartijn642corelib rechiseled create
recipeessentials|Recipe Essentials|com.recipeessentials||cupboard
recipehandler|NoMoreRecipeConflict|assets.recipehandler
recipestages|RecipeStages|com.blamejared.recipestages
recruits|Villager Recruits|com.talhanation.recruits
redcore|Red Core|dev.redstudio.redcore|library
redirected|Redirected|toni.redirected||txnilib
redirector|Redirector|com.teampotato.redirector
redprotect|RedProtect|br.net.fabiozumbi12.RedProtect
redstonearsenal|Redstone Arsenal|cofh.redstonearsenal
redstoneflux|Redstone Flux|cofh.redstoneflux
redstonepen|Redstone Pen|wile.redstonepen
reeses-sodium-options|Reese's Sodium Options|me.flashyreese.mods.reeses_sodium_options|client|sodium
refinedcooking|Refined Cooking|dev.smolinacadena.refinedcooking||refinedstorage cookingforblockheads sebastrnlib
refinedpolymorph|Refined Polymorphism|gripe._90.refinedpolymorph||refinedstorage polymorph
refinedstorage|Refined Storage|com.raoulvdberge.refinedstorage com.refinedmods.refinedstorage
refinedstorageaddons|Refined Storage Addons|com.refinedmods.refinedstorageaddons||refinedstorage
refinedstoragerequestify|RefinedStorageRequestify|com.buuz135.refinedstoragerequestify
refurbished_furniture|MrCrayfish's Furniture Mod: Refurbished|com.mrcrayfish.furniture.refurbished||framework
regions_unexplored|Regions Unexplored|net.regions_unexplored
ReiMinimap|Rei's Minimap|reifnsk|client
relics|Relics|it.hurts.sskirillss.relics it.hurts.octostudios.relics||curios octolib
relics_and_alchemy|Relics And Alchemy|baguchan.bagus_archaeology||bagus_lib
reliquary|Reliquary|xreliquary reliquary
replaymod|Replay Mod|com.replaymod|client
repurposed_structures|Repurposed Structures|com.telepathicgrunt.repurposedstructures
requiem|Requiem|ladysnake.requiem
researchtable|ResearchTable|snownee.researchtable||kiwi
resourcefulbees|Resourceful Bees|com.teamresourceful.resourcefulbees
resourcefulconfig|Resourceful Config|com.teamresourceful.resourcefulconfig|library
resourcefullib|Resourceful Lib|com.teamresourceful.resourcefullib|library
resourceloader|Resource Loader|lumien.resourceloader
resourcepackoverrides|Resource Pack Overrides|fuzs.resourcepackoverrides|client
respackopts|Resource Pack Options|io.gitlab.jfronny.respackopts||libjf-data-manipulation-v0
respawningshulkers|Respawning Shulkers|com.natamus.respawningshulkers com.natamus.respawningshulkers_common_fabric com.natamus.respawningshulkers_common_forge com.natamus.respawningshulkers_common_neoforge||collective
respawnobelisks|Respawn Obelisks|com.redpxnda.respawnobelisks||architectury
restrictions|Restrictions|mcjty.restrictions
retroexchange|Retro Exchange|me.modmuss50.retroexchange
revelationary|Revelationary|de.dafuqs.revelationary|library
rftools|RFTools|mcjty.rftools
rftoolsbase|RFTools Base|mcjty.rftoolsbase||mcjtylib
rftoolsbuilder|RFTools Builder|mcjty.rftoolsbuilder||rftoolsbase
rftoolscontrol|RFTools Control|mcjty.rftoolscontrol||rftoolsbase
rftoolsdim|RFTools Dimensions|mcjty.rftoolsdim||rftoolsbase
rftoolspower|RFTools Power|mcjty.rftoolspower||rftoolsbase
rftoolsstorage|RFTools Storage|mcjty.rftoolsstorage||rftoolsbase
rftoolsutility|RFTools Utility|mcjty.rftoolsutility||rftoolsbase
rhino|Rhino|dev.latvian.mods.unit|library
ribbits|Ribbits|com.yungnickyoung.minecraft.ribbits||yungsapi
rightclickharvest|Right Click Harvest|io.github.jamalam360.rightclickharvest||architectury jamlib
ritchiesprojectilelib|Ritchie's Projectile Library|rbasamoyai.ritchiesprojectilelib|library
rlextras|RL Extras|com.riyuki.rlextras
roadrunner|Roadrunner
roots|Roots 2|elucent.roots teamroots.roots
rotarycraft|RotaryCraft|Reika.RotaryCraft||dragonapi
rotten_flesh_to_leather|Rotten Flesh to Leather|net.mcreator.rottenfleshtoleather
roughlyenoughitems|Roughly Enough Items|me.shedaniel.rei
roundabout|Roundabout|net.hydra.jojomod
rpgstats|RPGStats|mc.rpgstats
RPTweaks|RedPower Tweaks|lol.rptweaks
rrls|Remove Reloading Screen|org.redlance.dima_dencep.mods.rrls
rsinfinitybooster|RSInfinityBooster|uk.co.hexeption.rsinfinitybooster||refinedstorage
rubidium|Rubidium||client
rubidium_extra|Embeddium/Rubidium Extra||client
runelic|Runelic|net.darkhax.runelic||bookshelf
ruokmod|RuOK Mod|team.teampotato.ruok||architectury rubidium cloth-config
rustic|Rustic|rustic
`;
