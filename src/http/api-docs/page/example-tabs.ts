import { Html, html, nothing } from "../../site/layout/html.ts";
import { sampleId, sampleToken } from "../openapi/samples.ts";
import type { DocsContext } from "./docs-context.ts";
import type { Task } from "./examples/example.ts";
import { exampleLanguages, filledIn, tasksOf } from "./examples/example-list.ts";

/** Programs to copy, one for each language. Folded without a script; with one they become tabs. */
export function operationExamples(operationId: string, context: DocsContext): Html {
  return html`${(tasksOf[operationId] ?? []).map((task) => taskExamples(task, context))}`;
}

function taskExamples(task: Task, { words, origin }: DocsContext): Html {
  const title = words.tasks[task];
  const examples = exampleLanguages.map(({ id, name, texts }, place) => {
    const open = place === 0 ? new Html(" open") : nothing;
    return html`<details class="docs-example" name="example-${task}" data-language="${id}"${open}><summary>${name}</summary>
<pre tabindex="0" data-copyable><code>${filledIn(texts[task], origin, sampleId, sampleToken)}</code></pre></details>`;
  });
  return html`<section class="docs-examples" aria-label="${words.examplesOf({ what: title })}"><h4>${title}</h4>
<div class="docs-tabs" data-label="${title}">${examples}</div></section>`;
}
