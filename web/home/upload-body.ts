import { fileForm } from "../../src/wire/file-form.ts";

/** Smaller ones travel in a few packets anyway. */
const minPackedBytes = 64 * 1024;

export interface Body {
  blob: Blob;
  isPacked: boolean;
  /** The content type of what is packed. */
  type: string;
}

interface NamedFile {
  name: string;
  content: Blob;
}

const textType = "text/plain; charset=utf-8";

/** One log is its own body; several are a form. */
export async function bodyOf(files: readonly NamedFile[]): Promise<Body> {
  const [only, ...others] = files;
  if (only && others.length === 0) return packed(only.content, textType);
  const { blob, type } = fileForm(files);
  return packed(blob, type);
}

async function packed(bytes: Blob, type: string): Promise<Body> {
  if (bytes.size <= minPackedBytes || typeof CompressionStream === "undefined")
    return { blob: bytes, isPacked: false, type };
  const stream = bytes.stream().pipeThrough(new CompressionStream("gzip"));
  return { blob: await new Response(stream).blob(), isPacked: true, type };
}
