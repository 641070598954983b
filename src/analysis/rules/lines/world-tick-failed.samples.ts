import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "2015-06-02 10:00:00 [CRITICAL] Could not tick level lobby: Undefined offset: 12",
      parameters: { world: "lobby", reason: "Undefined offset: 12" },
    },
    {
      text: '2016-08-02 [10:00:00] [Server thread/CRITICAL]: Could not tick level "hub": Argument 1 passed to pocketmine\\level\\Level::addEntity() must be an instance of Entity, null given',
      parameters: { world: "hub" },
    },
    {
      text: '10:00:00 [ERROR] Could not tick level "world": java.lang.NullPointerException\n\tat cn.nukkit.level.Level.doTick(Level.java:800)',
      parameters: { world: "world" },
    },
    {
      text: '2016-08-02 [10:00:00] [Server thread/CRITICAL]: Welt "welt" konnte nicht getickt werden: Undefined index: x',
      parameters: { world: "welt", reason: "Undefined index: x" },
    },
    {
      text: '2016-08-02 [10:00:00] [Server thread/CRITICAL]: Ошибка прорисовки мира "mir": Undefined index: x',
      parameters: { world: "mir", reason: "Undefined index: x" },
    },
    {
      text: "2016-08-02 [10:00:00] [Server thread/CRITICAL]: 计算地图“zhu”时出现错误∶Undefined index: x",
      parameters: { world: "zhu", reason: "Undefined index: x" },
    },
    {
      text: '2016-08-02 [10:00:00] [Server thread/CRITICAL]: "lobi" 세계의 틱을 처리하지 못했습니다: Undefined index: x',
      parameters: { world: "lobi", reason: "Undefined index: x" },
    },
    {
      text: '2016-08-02 [10:00:00] [Server thread/CRITICAL]: ワールド "sekai" をチェックすることができませんでした: Undefined index: x',
      parameters: { world: "sekai", reason: "Undefined index: x" },
    },
  ],
  counterSamples: [
    "2016-08-02 [10:00:00] [Server thread/CRITICAL]: Could not load 'plugins/Shop.phar' in folder 'plugins': Unknown",
    "2016-08-02 [10:00:00] [Server thread/INFO]: <Alex> Could not tick level hub: Undefined offset: 1",
  ],
} satisfies LineSamples;
