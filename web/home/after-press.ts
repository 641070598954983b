/** After a finger is lifted, its click follows by itself. */
const clickFollowsMs = 100;
/** Some systems never tell that a button was let go, for example over a menu of their own. */
const longestPressMs = 1000;

let isPressed = false;
let waiting: (() => void) | null = null;

function release(): void {
  isPressed = false;
  const next = waiting;
  waiting = null;
  next?.();
}

addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["pointerup", "pointercancel"])
  addEventListener(end, () => setTimeout(release, clickFollowsMs), true);

/**
 * Changes the page at once, or as soon as nothing is pressed: a button that moves between press and release gets no
 * click. Of several changes that wait only the last one is made.
 */
export function afterPress(change: () => void): void {
  if (!isPressed) {
    change();
    return;
  }
  if (!waiting) setTimeout(release, longestPressMs);
  waiting = change;
}
