import { finding } from "../../model/finding.ts";
import { isPlayers } from "../../model/model.ts";

export default finding({
  code: "container-out-of-memory",
  severity: "fatal",
  confidence: 0.95,
  needles: ["Out of memory: true", "oom-kill", "Out of memory: Killed process ", "Killed", "by the OOM killer"],
  pattern:
    /^[^\n<]{0,200}?(?:\[[\w ]{0,40}(?:Daemon|Wings|container)[\w ]{0,20}\]: Out of memory: true|oom-kill:|has been killed by the OOM killer|Failed with result 'oom-kill'|Out of memory: Killed process \d{1,9} \(java\))|^(?:[^\n:]{1,60}: line \d{1,4}:\s{1,4}\d{1,9} )?Killed(?:\s{1,20}(?:\S{0,60}\/)?java [^\n]{0,400})?[ \t\r]{0,4}(?:\n|$)/i,
  // What the game's own launcher sees has no host: it is told as what the system did.
  parameters: (_, place) => (isPlayers(place.software) ? null : {}),
});
