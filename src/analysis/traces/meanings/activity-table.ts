/**
 * What the game does in a class of its own, by the names that the class has: Mojang's, MCP's and Yarn's, and the numbers of
 * Fabric's intermediary names. So a log is understood whichever naming it has, also where nobody has a map. `methods` are those
 * of classes that do many things, by the same names and by Fabric's and Forge's ids, which need no class. The words are in the
 * catalogues, as `activity-…`. Fabric's numbers and ids are those of Yarn for 1.16.5, 1.20.1 and 1.21.1 (public domain), Mojang's names
 * those that the game has been shipped with since 26.1; Forge's ids are those that the source of published mods has beside the names.
 */
export const activities: readonly { name: string; classes: string; methods?: string; numbers: readonly number[] }[] = [
  {
    name: "sounds",
    classes:
      "Channel ChannelAccess LibraryLWJGLOpenAL SoundEngine SoundEngineExecutor SoundExecutor SoundHandler SoundLibrary SoundManager SoundSystem",
    numbers: [1140, 1144, 4225, 4235, 4238],
  },
  {
    name: "glyphs",
    classes: "FontSet FontStorage",
    numbers: [377],
  },
  {
    name: "text",
    classes:
      "BakedGlyph Font FontManager FontRenderer FontResourceManager GlyphRenderer StringDecomposer StringSplitter TextHandler TextRenderer TextVisitFactory",
    numbers: [327, 378, 382, 390, 5223, 5225],
  },
  {
    name: "particles",
    classes: "EffectRenderer Particle ParticleEngine ParticleManager",
    numbers: [702, 703],
  },
  {
    name: "block-entity-drawing",
    classes: "BlockEntityRenderDispatcher TileEntityRendererDispatcher",
    numbers: [824],
  },
  {
    name: "entity-drawing",
    classes:
      "BipedEntityModel EntityRenderDispatcher EntityRenderer HumanoidModel LivingEntityRenderer ModelBiped RenderLivingBase RenderManager RendererLivingEntity",
    numbers: [572, 897, 898, 922],
  },
  {
    name: "world-drawing",
    classes:
      "BlockModelRenderer BlockRenderDispatcher BlockRenderManager BlockRendererDispatcher BuiltChunkStorage ChunkBuilder ChunkRenderDispatcher ChunkRenderWorker LevelRenderer ModelBlockRenderer RenderBlocks RenderChunk RenderGlobal SectionRenderDispatcher ViewArea WorldRenderer",
    numbers: [761, 769, 776, 778, 846],
  },
  {
    name: "textures",
    classes:
      "NativeImage SpriteAtlasTexture SpriteLoader Stitcher TextureAtlas TextureAtlasSprite TextureManager TextureMap TextureStitcher",
    numbers: [1011, 1055, 1059, 1060, 4944, 7766],
  },
  {
    name: "models",
    classes: "BakedModelManager ModelBakery ModelLoader ModelManager",
    numbers: [1088, 1092],
  },
  {
    name: "shaders",
    classes: "PostChain PostEffectProcessor Program ShaderGroup ShaderInstance ShaderProgram",
    numbers: [279, 281, 5944],
  },
  {
    name: "packs",
    classes:
      "LifecycledResourceManagerImpl MultiPackResourceManager PackRepository ReloadableResourceManager ReloadableResourceManagerImpl ResourcePackManager SimpleReloadInstance SimpleReloadableResourceManager SimpleResourceReload",
    numbers: [3283, 3296, 3304, 4014, 6861],
  },
  {
    name: "recipes",
    classes: "CraftingManager RecipeManager",
    numbers: [1863],
  },
  {
    name: "loot",
    classes: "LootDataManager LootManager LootPool LootTable LootTableManager LootTables",
    numbers: [39, 52, 55, 60],
  },
  {
    name: "commands",
    classes:
      "BaseCommandBlock CommandBlockExecutor CommandBlockLogic CommandDispatcher CommandFunctionManager CommandHandler CommandListenerWrapper CommandManager CommandSourceStack Commands FunctionManager ServerFunctionManager",
    numbers: [1918, 2170, 2991],
  },
  {
    name: "tracking",
    classes: "EntityTracker EntityTrackerEntry ServerEntity",
    numbers: [3231],
  },
  {
    name: "terrain",
    classes:
      "BiomeDecorator Carver ChunkGenerator ChunkGeneratorAbstract ChunkGeneratorOverworld ChunkNoiseSampler ChunkPopulator ChunkProviderGenerate ChunkProviderOverworld ChunkRegion ChunkStatus ConfiguredFeature Feature JigsawManager JigsawPlacement MapGenBase MapGenStructure NoiseBasedChunkGenerator NoiseChunk NoiseChunkGenerator PlacedFeature StructurePiece StructurePlacementData StructurePoolBasedGenerator StructureStart WorldCarver WorldGenRegion WorldGenerator",
    numbers: [2794, 2806, 2939, 2975, 3031, 3233, 3443, 3449, 3492, 3754, 3778, 6568, 6796],
  },
  {
    name: "chunks",
    classes:
      "AnvilChunkLoader ChunkHolder ChunkIOExecutor ChunkIOProvider ChunkLoader ChunkManager ChunkMap ChunkProviderServer ChunkRegionLoader ChunkSerializer ChunkTaskPriorityQueueSorter ChunkTicketManager DistanceManager IOWorker PlayerChunk PlayerChunkMap PlayerChunkMapEntry RegionBasedStorage RegionFile RegionFileCache RegionFileStorage ServerChunkCache ServerChunkLoadingManager ServerChunkManager ServerChunkProvider StorageIoWorker ThreadedAnvilChunkStorage TicketManager",
    numbers: [2802, 2852, 2861, 2867, 3193, 3204, 3215, 3898, 4698, 9759],
  },
  {
    name: "light",
    classes:
      "BlockLightEngine ChunkLightProvider LayerLightSectionStorage LevelLightEngine LightEngine LightStorage LightingProvider SectionLightStorage ServerLightingProvider ServerWorldLightManager SkyLightEngine ThreadedLevelLightEngine WorldLightManager",
    numbers: [3227, 3558, 3560, 3568],
  },
  {
    name: "block-updates",
    classes:
      "BlockRedstoneWire ChainRestrictedNeighborUpdater CollectingNeighborUpdater LevelTicks NeighborUpdater RedStoneWireBlock RedstoneWireBlock ServerTickList ServerTickScheduler TickListServer WorldTickScheduler",
    numbers: [1949, 2457, 6757, 7159, 7165],
  },
  {
    name: "fluids",
    classes: "BlockDynamicLiquid BlockFlowing BlockLiquid FlowableFluid FlowingFluid",
    numbers: [3609],
  },
  {
    name: "paths",
    classes:
      "EntityNavigation LandPathNodeMaker PathFinder PathNavigate PathNavigation PathNodeNavigator WalkNodeEvaluator",
    numbers: [13, 14, 1408],
  },
  {
    name: "mobs",
    classes: "Brain EntityAITasks GoalSelector PathfinderGoalSelector",
    numbers: [1355, 4095],
  },
  {
    name: "spawning",
    classes:
      "BaseSpawner MobSpawnerBaseLogic MobSpawnerLogic NaturalSpawner SpawnHelper SpawnerAnimals SpawnerCreature WorldEntitySpawner",
    methods: "ServerLevel.tickCustomSpawners ServerWorld.tickSpawners method_29202 m_8799_",
    numbers: [1917, 1948],
  },
  {
    name: "saving",
    classes:
      "CompressedStreamTools LevelStorage LevelStorageSource NBTCompressedStreamTools NbtIo PlayerDataStorage SaveHandler WorldNBTStorage WorldSaveHandler",
    methods:
      "MinecraftServer.save MinecraftServer.saveAll MinecraftServer.saveAllChunks MinecraftServer.saveEverything ServerLevel.save ServerWorld.save PlayerList.saveAll PlayerManager.saveAllPlayerData PlayerManager.savePlayerData method_3723 method_14176 method_14577 method_14617 method_39218 MinecraftServer.saveAllWorlds PlayerList.saveAllPlayerData ServerConfigurationManager.saveAllPlayerData WorldServer.saveAllChunks func_71267_a func_72389_g func_73044_a m_6765_ m_8643_ m_11302_ m_129885_ m_195514_",
    numbers: [29, 32, 2507],
  },
  {
    name: "advancements",
    classes: "AdvancementDataPlayer AdvancementManager PlayerAdvancementTracker PlayerAdvancements",
    numbers: [163, 2985],
  },
  {
    name: "inventories",
    classes: "AbstractContainerMenu AbstractContainerScreen ContainerScreen GuiContainer HandledScreen ScreenHandler",
    numbers: [465, 1703],
  },
  {
    name: "hoppers",
    classes: "HopperBlockEntity TileEntityHopper",
    numbers: [2614],
  },
  {
    name: "explosions",
    classes: "Explosion ExplosionImpl ServerExplosion",
    numbers: [1927],
  },
  {
    name: "packets",
    classes:
      "ClientConnection ClientGamePacketListenerImpl ClientPlayNetHandler ClientPlayNetworkHandler CompressionDecoder Connection DecoderHandler EncoderHandler FriendlyByteBuf MessageDeserializer NetHandlerPlayClient NetHandlerPlayServer NettyPacketDecoder NettyPacketEncoder NetworkManager NetworkThreadUtils PacketBuffer PacketByteBuf PacketDecoder PacketEncoder PacketInflater PacketUtils PlayerConnection ServerGamePacketListenerImpl ServerPlayNetHandler ServerPlayNetworkHandler",
    numbers: [634, 2532, 2535, 2540, 2543, 2545, 2600, 3244, 9141, 9142],
  },
  {
    name: "registries",
    classes: "MappedRegistry RegistryDataLoader RegistryLoader SimpleRegistry TagGroupLoader TagLoader",
    numbers: [2370, 3503, 7655],
  },
  {
    name: "entities",
    classes:
      "BlockCollisions CollisionGetter Entity EntityItem EntityLiving EntityLivingBase ItemEntity LivingEntity Mob MobEntity Shapes VoxelShape VoxelShapes",
    methods:
      "ServerLevel.tickNonPassenger ServerWorld.tickEntity Level.guardEntityTick World.tickEntity method_18472 method_18762 World.updateEntity World.updateEntityWithOptionalForce func_72866_a func_72870_g func_217390_a func_217479_a m_8647_ m_46653_",
    numbers: [259, 265, 1297, 1308, 1309, 1542],
  },
  {
    name: "screens",
    classes: "Gui GuiIngame GuiScreen InGameHud IngameGui Screen",
    numbers: [329, 437],
  },
];
