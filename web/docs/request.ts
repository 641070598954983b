/** What a form of the page asks for. */
interface FilledForm {
  method: string;
  /** With `{id}` in the place of parameters. */
  path: string;
  /** By `path:id`, `query:lang`, `header:If-None-Match`, `token`, `type` and `body`. */
  fields: ReadonlyMap<string, string>;
  /** The field that the text is the file of; `""` where the body is the text itself. */
  fileField: string;
}

interface PreparedRequest {
  address: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | null;
}

const fileName = "latest.log";

export function requestOf({ method, path, fields, fileField }: FilledForm): PreparedRequest {
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let address = path;
  for (const [name, value] of fields) {
    const [place, key = ""] = name.split(/:(.*)/s);
    if (place === "path") address = address.replace(`{${key}}`, encodeURIComponent(value.trim()));
    if (value === "") continue;
    if (place === "query") query.set(key, value);
    if (place === "header") headers[key] = value;
    if (place === "token") headers["Authorization"] = `Bearer ${value.trim()}`;
  }
  if (query.size > 0) address += `?${query}`;
  const text = fields.get("body");
  if (text === undefined) return { address, method, headers, body: null };
  if (fileField === "") {
    headers["Content-Type"] = fields.get("type") ?? "text/plain";
    return { address, method, headers, body: text };
  }
  const form = new FormData();
  form.set(fileField, new File([text], fileName, { type: "text/plain" }));
  return { address, method, headers, body: form };
}
