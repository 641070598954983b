/** A window that nobody sees, or that is covered, has no frames to wait for. */
export function unlessCovered(wait: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    wait(resolve);
    setTimeout(resolve, 300);
  });
}

/** When the next frame is painted. */
export function painted(): Promise<void> {
  return unlessCovered((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
