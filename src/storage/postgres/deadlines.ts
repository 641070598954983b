/**
 * No request may take longer than five seconds, whatever the engines do, so what follows one another in a request adds up
 * to less: a reading asks for counts, then for the content, then for the viewer. In milliseconds.
 */
export const deadlines = {
  /** Of one statement, where nothing below says otherwise. The server gives up after it, too. */
  statement: 4000,
  /** A whole upload: its object, then its row. */
  insert: 3800,
  /** What of that the object may take. */
  put: 3000,
  /** What reads or changes a few rows of the index. */
  index: 1800,
  /** A content, from wherever it lies. */
  content: 2400,
  /** An object whose row is gone already. */
  removal: 1200,
  /** For what an answer can do without. It may have to wait for another query of its kind first. */
  optional: 300,
} as const;
