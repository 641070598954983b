/** On a phone the table of contents is folded, and closes again when one of its links is followed. */
export function openLinkedParts(): void {
  const fold = document.querySelector<HTMLDetailsElement>(".docs-nav > details");
  const narrow = matchMedia("(max-width: 60rem)");
  if (!fold) return;
  const settle = () => {
    fold.open = !narrow.matches;
    // Until now the styles have hidden its content, so that nothing moves.
    fold.dataset["settled"] = "";
  };
  settle();
  narrow.addEventListener("change", settle);
  fold.addEventListener("click", (event) => {
    if (narrow.matches && (event.target as Element).closest("a")) fold.open = false;
  });
}
