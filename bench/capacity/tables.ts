import type { Column, Table } from "./row-bytes.ts";

const idLength = 10;
const viewerLength = 16;
const id: Column = { name: "id", type: "text", length: idLength };

/** The tables that grow with logs, as `src/storage/postgres/schema.ts` makes them; a test compares the two. */
export function tablesWith(
  analysisBytes: number,
): Record<"logs" | "counts" | "viewers" | "analyses" | "removed", Table> {
  return {
    logs: {
      name: "logs",
      key: ["id"],
      columns: [
        id,
        { name: "name", type: "text", length: 12 },
        { name: "created_at", type: "bigint" },
        { name: "size", type: "bigint" },
        { name: "hash", type: "text", length: 16 },
        { name: "details", type: "text", length: null },
        { name: "owner_hash", type: "text", length: 64 },
      ],
    },
    counts: {
      name: "counts",
      key: ["id"],
      columns: [
        id,
        { name: "views", type: "bigint" },
        { name: "unique_views", type: "bigint" },
        { name: "last_viewed_at", type: "bigint" },
      ],
    },
    viewers: {
      name: "viewers",
      key: ["id", "viewer"],
      columns: [id, { name: "viewer", type: "bytea", length: viewerLength }],
    },
    analyses: {
      name: "analyses",
      key: ["id"],
      columns: [
        id,
        { name: "rule_set", type: "text", length: 16 },
        { name: "result", type: "bytea", length: Math.round(analysisBytes) },
      ],
    },
    removed: {
      name: "removed",
      key: ["id"],
      columns: [id, { name: "removed_at", type: "bigint" }, { name: "removed_by", type: "text", length: 8 }],
    },
  };
}

/** What the details add to a row of `logs` that has them. */
export const detailBytes = 115;
