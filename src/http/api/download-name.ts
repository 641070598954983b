/** What browsers save a log under. A name is a label, not a path: it cannot leave the folder of downloads or the header. */
export function attachment(name: string): string {
  const safe = fileNameOf(name);
  const ascii = safe.replace(/[^\x20-\x7e]/g, "_").replace(/[%;]/g, "_");
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Names of devices on Windows, whatever their ending is. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?=\.|$)/i;
/** Endings of what systems run, install or show as a page of their own when somebody opens it, written as text. */
const runEndings = [
  "app|appref-ms|application|bas|bash|bat|chm|cmd|com|command|cpl|csh|desktop|dll|exe|fish|gadget|hta|htc|html?|inf|jar|jnlp",
  "jse?|ksh|library-ms|lnk|mht|mhtml|mjs|msc|msi|msp|mst|pif|pl|ps1|psd1|psm1|py|pyw|rb|reg|scf|scpt|scr|sct|search-ms|sh",
  "shb|shs|shtml|svgz?|swf|terminal|theme|tool|url|vbe?|vbs|webloc|website|workflow|ws|wsc|wsf|wsh|xbap|xht|xhtml|xml|xsl|xslt|zsh",
].join("|");
const isRun = new RegExp(`\\.(?:${runEndings})$`, "i");

/** A name that is valid on every system, with an ending that no system runs. */
export function fileNameOf(name: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, "_")
    .replace(/^\.+/, "_")
    // Windows leaves them out, and finds another ending then.
    .replace(/[. ]+$/, (end) => "_".repeat(end.length))
    .replace(device, "_$&");
  return isRun.test(safe) ? `${safe}.txt` : safe;
}
