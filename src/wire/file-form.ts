/** A file without a name is none, to those who read forms. */
const noName = "pasted.txt";
const textType = "text/plain; charset=utf-8";

/** Several files as the form that an upload takes. By hand: WebKit makes no bytes of a form that has files in it. */
export function fileForm(files: readonly { name: string; content: Blob }[]): { blob: Blob; type: string } {
  const boundary = `lectern-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  const parts = files.flatMap(({ name, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escapedName(name || noName)}"\r\n`,
    `Content-Type: ${content.type || textType}\r\n\r\n`,
    content,
    "\r\n",
  ]);
  return { blob: new Blob([...parts, `--${boundary}--\r\n`]), type: `multipart/form-data; boundary=${boundary}` };
}

/** As browsers write it. */
function escapedName(name: string): string {
  return name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
