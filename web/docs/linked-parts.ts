/** On a phone the contents are folded, and close again behind who follows one of their links. */
export function openLinkedParts(): void {
  const fold = document.querySelector<HTMLDetailsElement>(".docs-nav > details");
  const narrow = matchMedia("(max-width: 60rem)");
  if (!fold) return;
  const settle = () => {
    fold.open = !narrow.matches;
  };
  settle();
  narrow.addEventListener("change", settle);
  fold.addEventListener("click", (event) => {
    if (narrow.matches && (event.target as Element).closest("a")) fold.open = false;
  });
}
