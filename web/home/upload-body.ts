/** Smaller ones travel in a few packets anyway. */
const minPackedBytes = 64 * 1024;

export interface Body {
  blob: Blob;
  isPacked: boolean;
  /** The content type of what is packed. */
  type: string;
}

export interface NamedFile {
  name: string;
  content: Blob;
}

const textType = "text/plain; charset=utf-8";
/** A file without a name is none, to those who read forms. */
const noName = "pasted.txt";

/** One log is its own body; several are a form. */
export async function bodyOf(files: readonly NamedFile[]): Promise<Body> {
  const [only, ...others] = files;
  if (only && others.length === 0) return packed(only.content, textType);
  // By hand: WebKit makes no bytes of a form that has files in it.
  const boundary = `lectern-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  const parts = files.flatMap(({ name, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escapedName(name || noName)}"\r\n`,
    `Content-Type: ${textType}\r\n\r\n`,
    content,
    "\r\n",
  ]);
  return packed(new Blob([...parts, `--${boundary}--\r\n`]), `multipart/form-data; boundary=${boundary}`);
}

/** As browsers write it. */
function escapedName(name: string): string {
  return name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

async function packed(bytes: Blob, type: string): Promise<Body> {
  if (bytes.size <= minPackedBytes || typeof CompressionStream === "undefined")
    return { blob: bytes, isPacked: false, type };
  const stream = bytes.stream().pipeThrough(new CompressionStream("gzip"));
  return { blob: await new Response(stream).blob(), isPacked: true, type };
}
