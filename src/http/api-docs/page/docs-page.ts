import { docsWords } from "../../../i18n/docs-words.ts";
import { withoutHanGaps } from "../../../i18n/han-gaps.ts";
import type { Language } from "../../../i18n/language.ts";
import { findMessage, textOf } from "../../../i18n/messages/catalogue.ts";
import { alternates } from "../../site/layout/alternates.ts";
import { type Html, html } from "../../site/layout/html.ts";
import { icon } from "../../site/layout/icons.ts";
import { page, titleOnSite } from "../../site/layout/layout.ts";
import type { PageFrame } from "../../site/layout/page-frame.ts";
import type { PagePreferences } from "../../site/layout/page-preferences.ts";
import { type DescribedOperation, type OpenapiDocument, openapiDocument } from "../openapi/document.ts";
import { errorSample } from "../openapi/samples.ts";
import type { DocsContext } from "./docs-context.ts";
import { operationSection } from "./operation-section.ts";
import { fieldTable } from "./schema-fields.ts";

/** The tags of APIs that exist for clients of other services. */
const compatible = ["mclo.gs", "LogShare.CN", "hastebin", "bytebin", "0x0.st", "paste.gg"];

interface PlacedOperation {
  path: string;
  method: string;
  operation: DescribedOperation;
}

/** `/docs`: the interface for people who write tools, from the same document that programs read. */
export function docsPage(frame: PageFrame, { language, theme }: PagePreferences, origin: string): string {
  const document = openapiDocument(origin, language);
  const words = docsWords[language];
  const context: DocsContext = { document, words, origin };
  const groups = document.tags.map((tag) => ({
    ...tag,
    title: tagTitle(tag.name, language),
    operations: operationsOf(document, tag.name),
  }));
  const own = groups.filter(({ name }) => !compatible.includes(name));
  const others = groups.filter(({ name }) => compatible.includes(name));
  const body = html`<div class="docs" id="docs" data-copy="${words.copy}" data-copied="${words.copied}" data-sending="${words.sending}" data-no-answer="${words.noAnswer}" data-headers="${words.answerHeaders}" data-body="${words.answerBody}" data-binary="${words.binary}" data-cut="${words.cut}">
<nav class="docs-nav" aria-label="${words.contents}"><details open><summary>${words.contents}</summary>
${groups.map((group) => contents(group))}</details></nav>
<div class="docs-text">
<h1>${withoutHanGaps(words.heading({ site: frame.site.name[language] }))}</h1>
<p class="docs-intro">${words.intro}</p>
<dl class="docs-facts">
<dt>${words.address}</dt><dd><code>${origin}</code></dd>
<dt>${words.machineReadable}</dt><dd><a href="/openapi.json">/openapi.json</a> <span class="soft">${words.openapi}</span><br><a href="/llms.txt">/llms.txt</a> <span class="soft">${words.llms}</span><br><code>/mcp</code> <span class="soft">${words.mcp}</span></dd>
</dl>
${own.map((group) => groupSection(group, context))}
${errorSection(context)}
<section class="docs-compatible" aria-labelledby="compatible"><h2 id="compatible">${words.compatible}</h2>
<p>${words.compatibleIntro}</p></section>
${others.map((group) => groupSection(group, context))}
</div>
<template id="icons"><span data-icon="copy">${icon("copy")}</span><span data-icon="check">${icon("check")}</span></template>
</div>`;
  return page(frame, theme, {
    language,
    title: titleOnSite(words.title, frame, language),
    isPrivate: false,
    kind: "docs",
    script: "docs.js",
    meta: alternates(`${origin}/docs`),
    body,
  });
}

/** All errors of the API have one shape, so it is shown once. */
function errorSection(context: DocsContext): Html {
  const { words } = context;
  return html`<section class="docs-group" aria-labelledby="errors"><h2 id="errors">${words.errors}</h2>
<div class="docs-operation"><p>${words.errorsIntro}</p>
${fieldTable({ $ref: "#/components/schemas/ErrorAnswer" }, context, false)}
<pre class="docs-sample" tabindex="0"><code>${JSON.stringify(errorSample(429), null, 2)}</code></pre></div></section>`;
}

interface Group {
  name: string;
  /** In the reader's language, where it is not a name. */
  title: string;
  description: string;
  operations: PlacedOperation[];
}

function tagTitle(name: string, language: Language): string {
  const key = `openapi.tags.${name.toLowerCase()}.name`;
  return findMessage(language, key) === undefined ? name : textOf(language, key);
}

function operationsOf(document: OpenapiDocument, tag: string): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

function contents({ title, operations }: Group): Html {
  const links = operations.map(
    ({ operation, method, path }) =>
      html`<li><a href="#${operation.operationId}">${operation.summary}</a> <span class="docs-where" aria-hidden="true">${method.toUpperCase()} ${path}</span></li>`,
  );
  return html`<p class="docs-nav-title">${title}</p><ul>${links}</ul>`;
}

function groupSection({ name, title, description, operations }: Group, context: DocsContext): Html {
  const id = `tag-${name.replace(/\W/g, "-").toLowerCase()}`;
  const sections = operations.map((one) => operationSection(one.path, one.method, one.operation, context));
  return html`<section class="docs-group" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<p class="soft">${description}</p>
${sections}
</section>`;
}
