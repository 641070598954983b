import { Html, html, nothing } from "../../site/layout/html.ts";
import type { DescribedMedia, DescribedOperation, DescribedParameter } from "../openapi/document.ts";
import type { JsonSchema } from "../openapi/json-schema.ts";
import { sampleLog } from "../openapi/samples.ts";
import type { DocsContext } from "./docs-context.ts";

/** Operations that leave a log behind. */
function stores({ operationId }: DescribedOperation): boolean {
  return /upload|create|put/i.test(operationId);
}

/** A form that its script sends to this very service, and whose answer it shows. Not there without a script. */
export function tryForm(path: string, method: string, operation: DescribedOperation, context: DocsContext): Html {
  const { words } = context;
  const { operationId, parameters = [], requestBody, security } = operation;
  const inputs = parameters.map((one) => parameterInput(operationId, one));
  const token = security ? tokenInput(operationId, context) : nothing;
  const body = requestBody ? bodyInput(operationId, requestBody.content, context) : nothing;
  return html`<details class="docs-fold docs-try with-script"><summary>${words.tryIt}</summary>
<form class="docs-fold-content" data-try data-method="${method.toUpperCase()}" data-path="${path}" aria-label="${words.tryLabel({ what: `${method.toUpperCase()} ${path}` })}">
${inputs}${token}${body}
<p class="docs-send"><button type="submit">${words.send}</button>${stores(operation) ? html`<span class="soft">${words.tryStores}</span>` : nothing}</p>
<div class="docs-result" data-result></div>
</form></details>`;
}

function parameterInput(operationId: string, parameter: DescribedParameter): Html {
  const { name, in: place, required, schema, description, example } = parameter;
  const id = `${operationId}-${place}-${name}`;
  const choices = schema["enum"] as string[] | undefined;
  const field = choices
    ? html`<select id="${id}" name="${place}:${name}"><option value=""></option>${choices.map((one) => html`<option>${one}</option>`)}</select>`
    : html`<input id="${id}" type="text" name="${place}:${name}" value="${required ? (example ?? "") : ""}" autocomplete="off" spellcheck="false"${required ? new Html(" required") : nothing}>`;
  return html`<p class="docs-input"><label for="${id}"><code>${name}</code> <span class="soft">${description}</span></label>${field}</p>`;
}

function tokenInput(operationId: string, { words }: DocsContext): Html {
  const id = `${operationId}-token`;
  return html`<p class="docs-input"><label for="${id}">${words.token}</label><input id="${id}" type="text" name="token" autocomplete="off" spellcheck="false"></p>`;
}

/** The script puts the sample of the chosen type into the text; of a form with a file, the text is the file. */
function bodyInput(operationId: string, content: Record<string, DescribedMedia>, context: DocsContext): Html {
  const { words } = context;
  const types = Object.entries(content);
  const options = types.map(
    ([type, media]) =>
      html`<option data-sample="${sampleText(type, media)}" data-field="${fileField(type, media, context)}">${type}</option>`,
  );
  const [first] = types;
  return html`<p class="docs-input"><label for="${operationId}-type">${words.contentType}</label>
<select id="${operationId}-type" name="type">${options}</select></p>
<p class="docs-input"><label for="${operationId}-body">${words.bodyText}</label>
<textarea id="${operationId}-body" name="body" rows="5" spellcheck="false" autocomplete="off">${first ? sampleText(...first) : ""}</textarea></p>`;
}

function sampleText(type: string, { example }: DescribedMedia): string {
  if (example === undefined) return sampleLog;
  if (typeof example === "string") return example;
  if (type.endsWith("form-urlencoded")) return String(new URLSearchParams(example as Record<string, string>));
  return JSON.stringify(example, null, 2);
}

function fileField(type: string, { schema }: DescribedMedia, { document }: DocsContext): string {
  if (type !== "multipart/form-data") return "";
  const name = String(schema["$ref"] ?? "").replace(/^.*\//, "");
  const properties = (document.components.schemas[name]?.["properties"] ?? {}) as Record<string, JsonSchema>;
  return Object.keys(properties)[0] ?? "file";
}
