/**
 * Classes of the game that traces name most, each by its names: Mojang's first, then those of Yarn and MCP, then the number that
 * Fabric's intermediary names have for it. The same fault has another one of them on every loader.
 */
const classes = `
Minecraft MinecraftClient 310
LevelRenderer WorldRenderer RenderGlobal 761
GameRenderer EntityRenderer 757
ItemInHandRenderer HeldItemRenderer ItemRenderer 759
EntityRenderDispatcher RenderManager EntityRendererManager 898
LivingEntityRenderer RenderLivingBase RendererLivingEntity 922
BlockEntityRenderDispatcher TileEntityRendererDispatcher 824
BlockRenderDispatcher BlockRenderManager BlockRendererDispatcher 776
ModelBlockRenderer BlockModelRenderer 778
ChunkRenderDispatcher SectionRenderDispatcher ChunkBuilder 846
Font TextRenderer FontRenderer 327
FontSet FontStorage 377
Gui InGameHud GuiIngame 329
GuiGraphics DrawContext 332
Screen GuiScreen 437
AbstractContainerScreen HandledScreen GuiContainer ContainerScreen 465
KeyboardHandler Keyboard KeyboardListener 309
MouseHandler Mouse MouseHelper 312
ClientPacketListener ClientPlayNetworkHandler NetHandlerPlayClient ClientPlayNetHandler 634
ClientLevel ClientWorld WorldClient 638
LocalPlayer ClientPlayerEntity EntityPlayerSP 746
MultiPlayerGameMode ClientPlayerInteractionManager PlayerControllerMP PlayerController 636
ParticleEngine ParticleManager EffectRenderer 702
ModelBakery ModelLoader 1088
ModelManager BakedModelManager 1092
TextureAtlas SpriteAtlasTexture TextureMap 1059
TextureManager 1060
SoundEngine SoundSystem SoundManager 1140
Entity 1297
LivingEntity EntityLivingBase 1309
Mob MobEntity EntityLiving 1308
Player PlayerEntity EntityPlayer 1657
ServerPlayer ServerPlayerEntity EntityPlayerMP 3222
ItemEntity EntityItem 1542
Level World 1937
ServerLevel ServerWorld WorldServer 3218
LevelChunk WorldChunk Chunk 2818
ServerChunkCache ServerChunkManager ChunkProviderServer ServerChunkProvider 3215
ChunkMap ThreadedAnvilChunkStorage PlayerChunkMap ChunkManager 3898
BlockEntity TileEntity 2586
Block 2248
BlockState IBlockState 2680
Item 1792
ItemStack 1799
AbstractContainerMenu ScreenHandler Container 1703
Inventory PlayerInventory InventoryPlayer 1661
Connection ClientConnection NetworkManager 2535
ServerGamePacketListenerImpl ServerPlayNetworkHandler NetHandlerPlayServer ServerPlayNetHandler 3244
MinecraftServer 
DedicatedServer MinecraftDedicatedServer 3176
PlayerList PlayerManager 3324
RecipeManager 1863
CompoundTag NbtCompound NBTTagCompound CompoundNBT 2487
FriendlyByteBuf PacketByteBuf PacketBuffer 2540
StructureTemplate Structure Template 3499
Biome 1959
MappedRegistry SimpleRegistry 2370
RegistryDataLoader RegistryLoader 7655
WorldLoader SaveLoading 7237
ResourceLocation Identifier 2960
ReportedException CrashException 148
ResourceLocationException InvalidIdentifierException IdentifierException 151
StitcherException TextureStitcherCannotFitException 1054
MissingPaletteEntryException EntryMissingException 6558
TranslatableFormatException TranslationException 2590`;

const canonical = new Map<string, string>();
for (const line of classes.trim().split("\n")) {
  const names = line.trim().split(" ");
  const number = Number(names.at(-1));
  if (Number.isInteger(number)) names[names.length - 1] = `class_${number}`;
  // Where two have an old name in common, the one that comes first has it.
  for (const name of names) if (!canonical.has(name)) canonical.set(name, names[0]!);
}

export function gameClass(name: string): string {
  return canonical.get(name) ?? name;
}

/**
 * Methods of the game that mods override again and again, by Mojang's, Yarn's and MCP's names. In logs of players they have numbers
 * instead; so a mod's class says where it is, and the name of such a method does not.
 */
export const overriddenMethods: ReadonlySet<string> = new Set(
  `tick serverTick clientTick baseTick aiStep randomTick animateTick updateTick onUpdate onLivingUpdate updateEntity update
  render renderWidget renderBg renderLabels renderBackground renderToBuffer renderLayer drawScreen drawBackground drawForeground
  drawGuiContainerBackgroundLayer drawGuiContainerForegroundLayer doRender renderTileEntityAt renderByItem renderStatic
  use useOn useWithoutItem useItemOn useOnBlock useOnEntity interact interactMob mobInteract finishUsing finishUsingItem onUseTick
  onItemUse onItemRightClick onItemUseFirst onBlockActivated onUse inventoryTick onItemUseFinish hurtEnemy hitEntity postHit
  load save loadAdditional saveAdditional readNbt writeNbt readFromNBT writeToNBT read write fromTag toTag deserializeNBT
  serializeNBT addAdditionalSaveData readAdditionalSaveData writeCustomDataToNbt readCustomDataFromNbt writeEntityToNBT
  readEntityFromNBT defineSynchedData initDataTracker entityInit
  registerGoals initGoals initEntityAI createAttributes hurt damage attackEntityFrom die onDeath remove setRemoved discard
  getUpdateTag getUpdatePacket handleUpdateTag onDataPacket toUpdatePacket
  onPlace onRemove setPlacedBy onBlockAdded onBlockPlacedBy onStateReplaced breakBlock playerWillDestroy playerDestroy onBreak
  afterBreak entityInside onEntityCollision onEntityCollidedWithBlock stepOn onSteppedOn neighborChanged neighborUpdate
  updateShape getStateForNeighborUpdate getStateForPlacement getPlacementState getShape getOutlineShape getCollisionShape
  getVisualShape getOcclusionShape getRenderShape getRenderType newBlockEntity createBlockEntity createNewTileEntity
  createTileEntity getTicker createMenu quickMoveStack transferStackInSlot transferSlot stillValid canUse removed slotsChanged
  onContentChanged onCraftMatrixChanged canPlaceItem isValid isItemValidForSlot setItem setStack getItem getStack
  setInventorySlotContents getStackInSlot matches assemble craft getResultItem getOutput getCraftingResult
  appendHoverText appendTooltip addInformation getName getHoverName getDescriptionId getTranslationKey fillItemCategory
  getSubItems place generate generateTree postProcess init initGui removed onClose close mouseClicked mouseReleased mouseDragged
  mouseScrolled keyPressed keyReleased charTyped keyTyped actionPerformed setupAnim setAngles setRotationAngles
  prepareMobModel animateModel setLivingAnimations getTextureLocation getTexture getEntityTexture canContinueToUse shouldContinue
  start stop startExecuting shouldExecute continueExecuting resetTask updateTask onResourceManagerReload reload apply prepare
  handle accept encode decode toBytes fromBytes onMessage`.split(/\s+/),
);
