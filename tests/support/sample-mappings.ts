/** Small maps of an invented game, in every format. None of the names is anybody's. */

export const sampleTiny = `tiny	2	0	intermediary	named
	escaped-names
c	net/minecraft/class_7001	net/minecraft/world/Lantern
	c	Burns until somebody blows it out.
	f	I	field_7101	brightness
	m	(Lnet/minecraft/class_7002;)V	method_7201	lightUp
		p	1		keeper
			c	who does it
	m	()V	method_7202	blowOut
c	net/minecraft/class_7001$class_7003	net/minecraft/world/Lantern$Wick
	m	()I	method_7203	lengthLeft
c	net/minecraft/class_7002	net/minecraft/entity/Keeper
	f	J	comp_7102	patience
`;

export const sampleMergedTiny = `tiny	2	0	official	intermediary	named
c	abc	net/minecraft/class_7001	net/minecraft/world/Lantern
	m	(Labd;)V	a	method_7201	lightUp
	m	()V	a	method_7202	blowOut
c	abd	net/minecraft/class_7002	net/minecraft/entity/Keeper
`;

export const sampleIntermediary = `v1	official	intermediary
CLASS	abc	net/minecraft/class_7001
CLASS	abd	net/minecraft/class_7002
METHOD	abc	(Labd;)V	a	method_7201
METHOD	abc	()V	a	method_7202
FIELD	abc	I	a	field_7101
`;

export const sampleProguard = `# (c) nobody: a licence stands here
com.example.tower.Keeper -> abd:
    long patience -> a
    12:15:void <init>(int) -> <init>
com.example.tower.Lantern -> abc:
# {"fileName":"Lantern.java","id":"sourceFile"}
    int brightness -> a
    20:28:void lightUp(com.example.tower.Keeper) -> a
    30:33:void blowOut() -> a
    40:40:void com.example.tower.Wick.trim():7:7 -> b
    40:40:void cleanUp():41 -> b
    50:52:int[] flicker(java.lang.String,int[]) -> c
com.example.tower.Lantern$Wick -> abc$a:
    int lengthLeft() -> a
net.minecraft.server.MinecraftServer -> net.minecraft.server.MinecraftServer:
    100:140:void tickTower(long) -> b
`;

export const sampleTsrg = `tsrg2 obf srg id
abc net/minecraft/src/C_71_ 71
	<init> (I)V <init> 700
		static
		0 o p_700_ 701
	a f_7101_ 702
	a (Labd;)V m_7201_ 703
	a ()V m_7202_ 704
abd net/minecraft/src/C_72_ 72
`;

export const sampleOldTsrg = `abc net/minecraft/tower/TowerLantern
	a field_7101_a
	a (Labd;)V func_7201_a
abd net/minecraft/tower/TowerKeeper
`;

export const sampleMethodsCsv = `searge,name,side,desc
func_7201_a,lightLantern,2,"Lights it, ""brightly""
and on a second line."
`;
