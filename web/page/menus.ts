/** A menu closes when somebody looks elsewhere. */
export function closingMenus(): void {
  const menus = () => document.querySelectorAll<HTMLDetailsElement>("details:is(.menu, .bar-sheet)[open]");
  addEventListener("pointerdown", (event) => {
    for (const menu of menus()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  // Where the page stays after all, because somebody does not want to leave it, nothing may cover it.
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(".bar-sheet a") : null;
    const menu = link?.closest("details");
    if (menu) menu.open = false;
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of menus()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}
