import { sendRaw } from "./raw-http.ts";

/** An answer as it came over the connection, taken apart as a simple client does. */
export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  body: string;
}

/** Sends the head of a request and its body, to the byte; `Content-Length` is added, as every client does. */
export async function exchangeRaw(port: number, head: string[], body: string | Uint8Array = ""): Promise<RawAnswer> {
  const bytes = Buffer.from(body);
  const length = bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : [];
  const received = await sendRaw(port, [`${[...head, ...length].join("\r\n")}\r\n\r\n`, bytes]);
  const end = received.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = received.slice(0, end).split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: new Map(headers),
    body: Buffer.from(received.slice(end + 4), "latin1").toString("utf8"),
  };
}
