import { finding } from "../../model/finding.ts";

const most = 12;
const failing = "There was a problem downloading the file ";

/** Forge for 1.3 to 1.5.2 fetches its libraries when it starts, from an address that is long gone, and does not go on without. */
export default finding({
  code: "forge-libraries-missing",
  severity: "fatal",
  confidence: 0.95,
  pattern: /^[^\n<]{0,200}There were errors during initial FML setup\./,
  parameters: (_, place) => {
    // The list below names what did arrive, too.
    const failed = [...place.between(failing, " automatically")];
    if (failed.length > 0) return { files: failed.slice(0, most) };
    const files = [".jar", ".zip"].flatMap((end) =>
      [...place.between("*** Download ", end)].map((url) => `${url.slice(url.lastIndexOf("/") + 1)}${end}`),
    );
    return { files: [...new Set(files)].slice(0, most) };
  },
});
