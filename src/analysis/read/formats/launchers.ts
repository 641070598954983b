import { type Format, format, type Marker } from "./format.ts";
import { launcherJava, launcherLoader, launcherMinecraft, launcherVersion } from "./launcher-sources.ts";
import { forgeVersion, neoForgeVersion } from "./sources.ts";

/**
 * What launchers write about themselves. Where the game has begun to print, the log is the game's, unless the launcher
 * keeps one: see `readLog`.
 */

function launcher(software: string, name: string, markers: readonly Marker[]): Format {
  return format({
    software,
    name,
    kind: "launcher",
    markers,
    sources: [
      ...launcherVersion,
      ...launcherJava,
      ...launcherMinecraft,
      ...launcherLoader,
      ...neoForgeVersion,
      ...forgeVersion,
    ],
    version: null,
  });
}

function keepingLog(software: string, name: string, markers: readonly Marker[]): Format {
  return { ...launcher(software, name, markers), keepsLog: true };
}

// `[20:15:01.100] [Start] `, `[20:15:01.100] <main thread> [Start] `: since 2.12 with the thread's name.
const ofPcl = String.raw`^\[\d{2}:\d{2}:\d{2}\.\d{3}\] (?:<[^\n<>]{1,60}> )?`;

// `    0.004 D MultiMC 5, (c) 2013-2015 …`, `     0.000 D | "Prism Launcher" , (c) …`: seconds since the start.
const sinceStart = String.raw`^ {1,8}\d{1,7}\.\d{3} [A-Z] (?:\| )?`;

export const launchers: readonly Format[] = [
  {
    ...launcher("prism-launcher", "Prism Launcher", [
      { needle: "Launcher version: ", pattern: /\bPrism ?Launcher version: \d/ },
      { needle: "MC version: ", pattern: /\b(?:Multi|Poly)MC version: \d/ },
      { needle: "Launched instance in " },
      { needle: ", (c) ", pattern: new RegExp(`${sinceStart}"(?:Prism Launcher|PolyMC)" , \\(c\\)`) },
      // Without quotation marks, and with a sign that not every copy keeps.
      {
        needle: " Contributors",
        pattern: new RegExp(`${sinceStart}(?:Prism Launcher|PolyMC|PollyMC|Fjord Launcher), `),
      },
    ]),
    splitting: "lines",
  },
  keepingLog("hmcl", "HMCL", [
    { needle: "*** HMCL ", pattern: /\] \*\*\* HMCL \d/ },
    { needle: "*** Hello Minecraft! Launcher ", pattern: /\] \*\*\* Hello Minecraft! Launcher \d/ },
    { needle: "[@.", pattern: /^\[\d{2}:\d{2}:\d{2}\] \[@\.[\w.$]{1,100}\/[A-Z]{4,7}\] / },
  ]),
  {
    ...keepingLog("pcl", "Plain Craft Launcher", [
      { needle: "[Start] ", pattern: new RegExp(`${ofPcl}\\[Start\\] `) },
      { needle: "[Launch] ", pattern: new RegExp(`${ofPcl}\\[Launch\\] `) },
    ]),
    splitting: "lines",
  },
  launcher("multimc", "MultiMC", [{ needle: "MultiMC ", pattern: new RegExp(`${sinceStart}"?MultiMC \\d`) }]),
  launcher("tlauncher", "TLauncher", [{ needle: "Starting TLauncher ", pattern: /^(?:> )?Starting TLauncher \d/ }]),
  keepingLog("atlauncher", "ATLauncher", [{ needle: "ATLauncher Version: ", pattern: /ATLauncher Version: \d/ }]),
  keepingLog("modrinth-app", "Modrinth App", [
    { needle: "Loading Modrinth App", pattern: /(?: INFO |\bINFO\b)[^\n]{0,80}Loading Modrinth App/ },
    {
      needle: "theseus",
      pattern: /^\d{4}-\d{2}-\d{2}T[\d:.+Z-]{8,30} {1,2}[A-Z]{4,5} [^\n]{0,200}?\btheseus[\w:]{0,80}: /,
    },
  ]),
  keepingLog("gdlauncher", "GDLauncher", [
    {
      needle: "GDLauncher",
      pattern: /^\[\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}\] \[\w{4,7}\][^\n]{0,200}GDLauncher/i,
    },
  ]),
  // The launchers of phones: PojavLauncher, Zalith, Fold Craft and those made from them.
  launcher("pojavlauncher", "PojavLauncher", [
    { needle: "Selected Minecraft version: ", pattern: /^(?:Info: |▷ )Selected Minecraft version: / },
    { needle: "Info: Selected game version: ", pattern: /^Info: Selected game version: / },
    { needle: "Launcher version: ", pattern: /^(?:Info: |▷ )Launcher version: / },
    { needle: " with launcher debug", pattern: /^-{5,12} \w{5,10} with launcher debug/ },
  ]),
];
