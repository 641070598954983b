const longMs = 500;

/** A finger that rests on something. `use` tells whether that meant anything: if it did, it is no tap as well. */
export function onLongPress(element: HTMLElement, use: (target: Element) => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasUsed = false;
  const end = () => clearTimeout(timer);
  const start = (event: TouchEvent) => {
    end();
    wasUsed = false;
    if (event.touches.length > 1) return;
    const target = event.target as Element;
    timer = setTimeout(() => {
      wasUsed = use(target);
    }, longMs);
  };
  // Passive: scrolling does not wait for them.
  element.addEventListener("touchstart", start, { passive: true });
  element.addEventListener("touchmove", end, { passive: true });
  element.addEventListener("touchcancel", end);
  element.addEventListener("touchend", (event) => {
    end();
    if (wasUsed) event.preventDefault();
  });
}
