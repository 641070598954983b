import type { LineSamples } from "../samples.ts";

export default {
  samples: [
    {
      text: "[10:00:00] [Server console handler/ERROR]: Exception handling console input\njava.io.IOException: Bad file descriptor\n\tat java.base/java.io.FileInputStream.readBytes(Native Method)",
      parameters: { reason: "Bad file descriptor", state: null },
    },
    {
      text: "[10:00:00] [Server console handler/ERROR]: Caught previously unhandled exception :\njava.io.IOError: java.io.IOException: Input/output error\n\tat org.jline.keymap.BindingReader.readCharacter(BindingReader.java:140)\n\tat net.minecrell.terminalconsole.SimpleTerminalConsole.start(SimpleTerminalConsole.java:140)\nCaused by: java.io.IOException: Input/output error\n\tat java.io.FileInputStream.read0(Native Method)",
      parameters: { reason: "Input/output error", state: "closed" },
    },
    {
      text: "[10:00:00] [Server console handler/ERROR]: Caught previously unhandled exception :\njava.io.IOError: java.io.IOException: Eingabe-/Ausgabefehler\n\tat org.jline.keymap.BindingReader.readCharacter(BindingReader.java:140)\n\tat net.minecrell.terminalconsole.SimpleTerminalConsole.start(SimpleTerminalConsole.java:140)\nCaused by: java.io.IOException: Eingabe-/Ausgabefehler\n\tat java.io.FileInputStream.read0(Native Method)",
      parameters: { reason: "Eingabe-/Ausgabefehler", state: "closed" },
    },
    {
      text: '09:14:02 [SEVERE] Exception in thread "main" \n09:14:02 [SEVERE] java.io.IOException: Input/output error\n09:14:02 [SEVERE] \tat java.io.FileInputStream.read0(Native Method)',
      parameters: { reason: "Input/output error", state: "closed" },
    },
    {
      text: '10:00:00 [SEVERE] Exception in thread "main" \n10:00:00 [SEVERE] java.io.IOException: Input/output error\n10:00:00 [SEVERE] \tat java.io.FileInputStream.read0(Native Method)\n10:00:00 [SEVERE] \tat jline.console.ConsoleReader.readLine(ConsoleReader.java:2349)\n10:00:00 [SEVERE] \tat net.md_5.bungee.BungeeCordLauncher.main(BungeeCordLauncher.java:67)',
      parameters: { reason: "Input/output error", state: "closed" },
    },
    {
      text: "[10:00:00] [Server console handler/ERROR]: Caught previously unhandled exception :\njava.io.IOError: java.io.IOException: Error executing 'stty -a': stty: 'standard input': Input/output error\n\tat org.jline.terminal.impl.AbstractPosixTerminal.setAttributes(AbstractPosixTerminal.java:54)\nCaused by: java.io.IOException: Error executing 'stty -a': stty: 'standard input': Input/output error\n\tat org.jline.utils.ExecHelper.exec(ExecHelper.java:42)",
      parameters: { reason: "Error executing 'stty -a': stty: 'standard input': Input/output error" },
    },
  ],
  counterSamples: [
    "[10:00:00] [Worker-1/ERROR]: Could not read a map\njava.io.IOError: java.io.IOException: Fehler\n\tat org.example.maps.Disk.read(Disk.java:4)",
    "[10:00:00] [Server thread/ERROR]: Could not read a file\njava.io.IOException: Input/output error\n\tat java.io.FileInputStream.read0(Native Method)",
    "[10:00:00] [Server thread/INFO]: <Alex> Exception handling console input",
  ],
} satisfies LineSamples;
