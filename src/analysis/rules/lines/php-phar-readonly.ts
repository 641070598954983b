import { finding } from "../../model/finding.ts";
import { pluginOfFile } from "../matching/failed-plugin.ts";

/** PHP makes an archive of a file that is none, such as an empty one, if it may. */
export default finding({
  code: "php-phar-readonly",
  severity: "error",
  needles: ["php.ini setting phar.readonly", "disabled by INI setting"],
  pattern:
    /^[^\n<]{0,600}?(?:[Cc]reating archive \\?"([^"\n]{1,300}?)\\?" disabled by the php\.ini setting phar\.readonly|(?:[Cc]annot (?:write out|create) phar archive|[Ww]rite operations)[^\n]{0,40} disabled by (?:the php\.ini setting phar\.readonly|INI setting))/,
  parameters: ([, path]) => ({
    plugin: path && /(?:^|[\\/])plugins[\\/][^\\/]{1,150}$/.test(path) ? pluginOfFile(path) : undefined,
  }),
});
