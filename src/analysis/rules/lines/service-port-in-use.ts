import { finding } from "../../model/finding.ts";
import { earlierInEntry, lineBefore } from "../matching/match-text.ts";
import { isService, portOfService, serviceOf } from "../matching/ports.ts";

export default finding({
  code: "service-port-in-use",
  severity: "error",
  pattern:
    /^[^\n<]{0,300}?(?:Address already in use|IP address and port are not already in use|port \d{1,5}, make sure no other application is running at that port)/,
  parameters(_, place) {
    if (!isService(place)) return null;
    // Said again in the next line.
    if (lineBefore(place).includes("no other application is running at that port")) return null;
    const before = earlierInEntry(place);
    if (/lready in use/.test(before)) return null;
    const service = serviceOf(place);
    return { service, port: portOfService(place, service) };
  },
  causedBy: ["port-in-use"],
});
