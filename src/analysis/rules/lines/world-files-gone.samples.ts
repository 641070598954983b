import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server thread/ERROR]: Failed to close storage\njava.io.IOException: No such file or directory\n\tat java.base/sun.nio.ch.UnixFileDispatcherImpl.size0(Native Method) ~[?:?]\n",
      parameters: { said: "No such file or directory", file: null },
    },
    {
      text: "[10:00:00] [IO-Worker-3/ERROR]: Failed to store chunk [4, -7]\njava.nio.file.NoSuchFileException: ./harbour/region/r.0.-1.mca\n\tat java.base/sun.nio.fs.UnixException.translateToIOException(UnixException.java:92) ~[?:?]\n",
      parameters: { said: "No such file or directory", file: "./harbour/region/r.0.-1.mca" },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Could not save data net.minecraft.world.raid.Raids@1f\njava.io.FileNotFoundException: ./harbour/data/raids.dat (Das System kann den angegebenen Pfad nicht finden)\n",
      parameters: { said: "Das System kann den angegebenen Pfad nicht finden", file: "./harbour/data/raids.dat" },
    },
    {
      text: "[10:00:00] [Paper RegionFile IO Thread/FATAL]: Failed to read chunk data for task: Task for world: 'harbour' at -5,3 poi: false, hash: 17\njava.io.IOException: Stale file handle\n\tat sun.nio.ch.FileDispatcherImpl.pread0(Native Method) ~[?:?]\n",
      parameters: { said: "Stale file handle", file: null },
    },
    {
      text: "[10:00:00] [Server thread/ERROR]: Couldn't save stats\njava.io.FileNotFoundException: ./harbour/stats/0b0c5d3e-6f1a-4d9b-8a53-7f1f62a1d0c4.json (No such file or directory)\n",
      parameters: {
        said: "No such file or directory",
        file: "./harbour/stats/0b0c5d3e-6f1a-4d9b-8a53-7f1f62a1d0c4.json",
      },
    },
    {
      text: "[10:00:00] [Server thread/WARN]: Failed to check session lock, aborting",
      parameters: { said: "Failed to check session lock", file: "session.lock" },
    },
  ],
  counterSamples: [
    "java.lang.RuntimeException: Failed to check session lock, aborting",
    "[10:00:00] [Server thread/ERROR]: Failed to save chunk 4,-7\njava.lang.NullPointerException: null\n",
    "[10:00:00] [Server thread/ERROR]: Failed to close storage\njava.nio.channels.ClosedChannelException: null\n",
  ],
} satisfies LineSamples;
