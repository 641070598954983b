import type { WholeLogSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/INFO]: Ëàìïà ïîãàñëà!\n[10:00:04] [Server thread/INFO]: Ëàìïà ãîðèò!\n",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/INFO]: A versÃ£o da lÃ¢mpada nÃ£o foi lida\n",
      parameters: {},
    },
    {
      text: "[10:00:00] [Server thread/INFO]: 锟斤拷锟斤拷锟斤拷 lamps\n",
      parameters: {},
    },
  ],
  counterSamples: [
    "[10:00:00] [Server thread/INFO]: Alex lit the lamp Â§aNoÃ«l\n",
    "[10:00:00] [Server thread/INFO]: La lámpara está encendida: ¿de verdad?\n",
  ],
} satisfies WholeLogSamples;
