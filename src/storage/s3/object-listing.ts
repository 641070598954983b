export interface ListedObject {
  key: string;
  writtenAt: number;
}

interface ObjectListing {
  objects: ListedObject[];
  /** What to ask for the rest with; `null` at the end. */
  next: string | null;
}

/** One page of `ListObjectsV2`. Its elements are known and flat, so no parser of all XML is needed. */
export function objectsOf(xml: string): ObjectListing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object]) => ({
    key: unescapeXml(/<Key>(.*?)<\/Key>/s.exec(object!)?.[1] ?? ""),
    writtenAt: Date.parse(/<LastModified>(.*?)<\/LastModified>/s.exec(object!)?.[1] ?? ""),
  }));
  const isCut = /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml);
  const next = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(xml)?.[1];
  return { objects, next: isCut && next ? unescapeXml(next) : null };
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"', "&apos;": "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|apos);/g, (entity) => entities[entity]!);
}
