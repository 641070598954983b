import { EditorView } from "@codemirror/view";

/** Colours and sizes are the page's: custom properties reach into the shadow root. */
export const viewerTheme = EditorView.theme({
  "&": { height: "100%", fontSize: "var(--log-size)", color: "var(--ink)", backgroundColor: "var(--log-ground)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": {
    fontFamily: "var(--mono)",
    lineHeight: "var(--log-line)",
    overflow: "auto",
    overscrollBehavior: "auto",
  },
  ".cm-content": { padding: "5px 0", caretColor: "transparent" },
  ".cm-line": {
    padding: "0 1rem 0 0.6rem",
    unicodeBidi: "plaintext",
    // A line that begins from the right would stand at the end of the longest one.
    textAlign: "left",
    tabSize: "4",
    // Marks that are piled on a letter stay in their line.
    overflowY: "clip",
  },
  ".cm-gutters": {
    backgroundColor: "var(--sunken)",
    color: "var(--soft)",
    borderRight: "1px solid var(--line)",
    userSelect: "none",
  },
  ".line-number": { padding: "0 0.6rem 0 0.8rem", textAlign: "right", cursor: "pointer", minWidth: "3.2ch" },
  ".line-number:hover": { color: "var(--accent)", textDecoration: "underline" },
  ".level-error": { color: "var(--error)" },
  ".level-warning": { color: "var(--warning)" },
  ".level-debug": { color: "var(--debug)" },
  ".selected-line": { backgroundColor: "var(--log-selected)" },
  ".match": { backgroundColor: "var(--mark)", color: "var(--ink)", borderRadius: "2px" },
  ".match *": { color: "var(--ink)" },
  ".match.now": { backgroundColor: "var(--mark-now)", outline: "1px solid var(--ink)" },
  ".fold": {
    // At the end of a long line it would be out of sight.
    position: "sticky",
    right: "0.8rem",
    margin: "0 0 0 0.8rem",
    padding: "0 0.6rem",
    border: "1px solid var(--line-strong)",
    borderRadius: "1rem",
    background: "var(--panel)",
    color: "var(--soft)",
    font: "inherit",
    fontSize: "0.9em",
    lineHeight: "1.3",
    cursor: "pointer",
  },
  ".fold:hover": { color: "var(--accent)", borderColor: "var(--accent)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    background: "var(--log-selected)",
  },
  ".cm-cursorLayer": { display: "none" },
  ".unseen": { color: "var(--error)" },
  ".cm-placeholder": { color: "var(--soft)", fontFamily: "var(--sans)", whiteSpace: "normal" },
});
