import { html } from "./html.ts";
import { type Language, languages } from "./language.ts";
import { page } from "./layout.ts";

/** `/`: a form that works without JavaScript. */
export function homePage(language: Language, origin: string): string {
  const words = languages[language];
  const body = html`<div class="narrow">
<h1>${words.tagline}</h1>
<p class="soft">${words.intro}</p>
<form method="post" action="/" enctype="multipart/form-data">
<label for="content">${words.contentLabel}</label>
<textarea id="content" name="content" spellcheck="false" autocomplete="off" placeholder="${words.contentPlaceholder}"></textarea>
<label for="file">${words.fileLabel}</label>
<input id="file" type="file" name="file" accept=".log,.txt,.gz,text/plain">
<label for="name">${words.nameLabel}</label>
<input id="name" type="text" name="name" maxlength="255" placeholder="latest.log" autocomplete="off">
<p class="note">${words.keptForGood}</p>
<button type="submit">${words.share}</button>
</form>
<p class="soft">${words.forTools}</p>
<pre class="example">curl --data-binary @latest.log '${origin}/api/upload?format=plain'</pre>
</div>`;
  return page({ language, title: words.title, isPrivate: false, body });
}
