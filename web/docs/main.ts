import { element } from "../page/elements.ts";
import { addCopyButtons } from "./copy-buttons.ts";
import { openLinkedParts } from "./linked-parts.ts";
import { makeTabs } from "./tabs.ts";
import { makeForms } from "./trying.ts";

const words = element("docs").dataset;
makeTabs();
addCopyButtons(words);
makeForms(words);
openLinkedParts();
