import { type Html, html, nothing } from "../../site/layout/html.ts";
import type { DescribedAnswer, DescribedMedia, DescribedOperation, DescribedParameter } from "../openapi/document.ts";
import type { DocsContext } from "./docs-context.ts";
import { operationExamples } from "./example-tabs.ts";
import { fieldTable, inlineCode, typeText } from "./schema-fields.ts";
import { tryForm } from "./try-form.ts";

/** One operation: what it is for, how to ask, what comes back, and a form to try it. */
export function operationSection(
  path: string,
  method: string,
  operation: DescribedOperation,
  context: DocsContext,
): Html {
  const { words } = context;
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  return html`<article class="docs-operation" id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><a class="docs-anchor" href="#${operationId}">${summary}</a></h3>
<p class="docs-call"><span class="docs-method" data-method="${method}">${method.toUpperCase()}</span> <code>${pathText(path)}</code></p>
${description === undefined ? nothing : html`<p>${inlineCode(description)}</p>`}
${operationExamples(operationId, context)}
${parameters.length === 0 ? nothing : fold(words.parameters, parameterTable(parameters, context))}
${requestBody ? fold(words.body, bodyTypes(requestBody.content, context)) : nothing}
${fold(words.answers, html`${Object.entries(responses).map(([status, answer]) => answerPart(status, answer, context))}`)}
${tryForm(path, method, operation, context)}
</article>`;
}

function fold(title: string, content: Html): Html {
  return html`<details class="docs-fold"><summary>${title}</summary>
<div class="docs-fold-content">${content}</div></details>`;
}

/** Long paths break at their slashes. */
function pathText(path: string): Html {
  return html`${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}`;
}

function parameterTable(parameters: DescribedParameter[], { words, document }: DocsContext): Html {
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) => html`<tr>
<th scope="row"><code>${name}</code>${required ? html` <span class="docs-needed">${words.required}</span>` : nothing}</th>
<td>${words.places[place]}</td><td><code>${typeText(schema, document)}</code></td><td>${inlineCode(description)}</td></tr>`,
  );
  return html`<div class="docs-table"><table><thead><tr><th scope="col">${words.name}</th><th scope="col">${words.place}</th><th scope="col">${words.type}</th><th scope="col">${words.meaning}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function bodyTypes(content: Record<string, DescribedMedia>, context: DocsContext): Html {
  return html`<p class="soft">${context.words.bodyTypes}</p>
${Object.entries(content).map(([type, media]) => mediaPart(type, media, context, true))}`;
}

function mediaPart(type: string, media: DescribedMedia, context: DocsContext, isSent: boolean): Html {
  const example = media.example === undefined ? nothing : exampleBlock(media.example);
  const table = fieldTable(media.schema, context, isSent);
  return html`<div class="docs-media"><p><code>${type}</code></p>${table}${example}</div>`;
}

function exampleBlock(example: unknown): Html {
  const text = typeof example === "string" ? example : JSON.stringify(example, null, 2);
  return html`<pre class="docs-sample" tabindex="0"><code>${text.trimEnd()}</code></pre>`;
}

function answerPart(status: string, answer: DescribedAnswer, context: DocsContext): Html {
  const { document } = context;
  const isGood = Number(status) < 400;
  const content = Object.entries(answer.content ?? {});
  // The shape of errors is shown once for all; here they are only named.
  const shapes = isGood ? [] : content.map(([type, { schema }]) => `${type} ${typeText(schema, document)}`);
  const media = isGood ? content.map(([type, one]) => mediaPart(type, one, context, false)) : [];
  return html`<div class="docs-answer"><p><span class="docs-status" data-good="${String(isGood)}">${status}</span> ${inlineCode(answer.description)}</p>
${smallPrint(answer, shapes, context)}
${media}</div>`;
}

/** Headers, with what they mean under the pointer, and the shape of an error. */
function smallPrint({ headers = {} }: DescribedAnswer, shapes: readonly string[], context: DocsContext): Html {
  const { words, document } = context;
  const names = Object.keys(headers).map((name) => {
    const meaning = document.components.headers[name]?.description ?? "";
    return html`<code title="${meaning}">${name}</code> `;
  });
  if (names.length + shapes.length === 0) return nothing;
  const list = names.length === 0 ? nothing : html`${words.headers}: ${names}`;
  return html`<p class="docs-headers">${shapes.map((shape) => html`<code>${shape}</code> `)}${list}</p>`;
}
