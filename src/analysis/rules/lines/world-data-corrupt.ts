import { finding } from "../../model/finding.ts";

const damaged = /ZipException|EOFException|UTFDataFormatException|DataFormatException|NbtException|Not in GZIP format/;

/** A file of the folder `data` of a world (maps, raids, scoreboards, what mods keep there) that cannot be read. */
export default finding({
  code: "world-data-corrupt",
  severity: "warning",
  pattern:
    /^[^\n<]{0,200}?(?:Error loading saved data(?: with id)?:? ([\w.:/-]{1,80})|world\.storage\.MapStorage:\w{1,40}:\d{1,5}\]: java\.(?:util\.zip\.ZipException|io\.EOFException))/,
  parameters: (match, place) => (damaged.test(place.upTo(1500)) ? { file: match[1] } : null),
  oneFor: [],
  gathers: "file",
  causedBy: ["disk-full", "disk-failing"],
});
