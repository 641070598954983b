import { showLocalTimes } from "./page/local-times.ts";
import { closingMenus } from "./page/menus.ts";
import { connectThemeSwitch } from "./page/theme-switch.ts";

/** For pages that load nothing else, or not this. */
connectThemeSwitch();
closingMenus();
showLocalTimes((date) =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(date),
);
