import { expect, test } from "bun:test";
import { objectsOf } from "./object-listing.ts";

const object = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-15T10:30:00.000Z</LastModified><Size>5</Size></Contents>`;

test("a page of a listing names its objects, and what to ask for the rest with", () => {
  const more = "<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b</NextContinuationToken>";
  const xml = `<?xml version="1.0"?><ListBucketResult>${object("logs/ab/abc")}${object("logs/&lt;&#39;")}${more}</ListBucketResult>`;
  const writtenAt = Date.parse("2026-01-15T10:30:00.000Z");
  expect(objectsOf(xml)).toEqual({
    objects: [
      { key: "logs/ab/abc", writtenAt },
      { key: "logs/<&#39;", writtenAt },
    ],
    next: "a&b",
  });
});

test("the last page has nothing behind it", () => {
  expect(objectsOf("<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>")).toEqual({
    objects: [],
    next: null,
  });
});
