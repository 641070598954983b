/**
 * Makes a group one stop of the Tab key: the arrow keys walk through it, Home and End go to its ends, and it is left where
 * it was left. What is hidden or comes later is taken into account.
 */
export function arrowGroup(group: HTMLElement, members: string): void {
  let current: HTMLElement | null = null;
  const shown = () =>
    [...group.querySelectorAll<HTMLElement>(members)].filter((one) => one.checkVisibility?.() ?? !one.hidden);
  const refresh = () => {
    const all = shown();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const one of all) {
      const wanted = one === current ? "0" : "-1";
      if (one.getAttribute("tabindex") !== wanted) one.setAttribute("tabindex", wanted);
    }
  };
  const memberAt = (target: EventTarget | null) => shown().find((one) => one === target);
  group.addEventListener("focusin", (event) => {
    const member = memberAt(event.target);
    if (!member) return;
    current = member;
    refresh();
  });
  group.addEventListener("keydown", (event) => {
    const member = memberAt(event.target);
    if (!member || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = neighbour(shown(), member, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  new MutationObserver(refresh).observe(group, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  // On another screen, or in a fold that is opened, others are shown.
  new ResizeObserver(refresh).observe(group);
}

/** Around the ends. */
function neighbour(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  const at = all.indexOf(from);
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all.at(-1) ?? null;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? null : all[(at + step + all.length) % all.length]!;
}
