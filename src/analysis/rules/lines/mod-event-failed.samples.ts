import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR] [ne.mi.ev.EventBus/EVENTBUS]: Exception caught during firing event: null\n\tIndex: 2\n\tListeners:\n\t\t0: NORMAL\n\t\t1: ASM: com.acme.rings.Events@1f onTick(Lnet/minecraftforge/event/TickEvent;)V\njava.lang.NullPointerException\n\tat com.acme.rings.Events.onTick(Events.java:20) ~[ringcraft-1.0.jar%23120!/:1.0]\n\tat net.minecraftforge.eventbus.EventBus.post(EventBus.java:302)",
      parameters: { mod: "ringcraft" },
    },
  ],
  counterSamples: ["[10:00:00] [main/INFO]: firing event", "<Steve> Exception caught during firing event"],
} satisfies LineSamples;
