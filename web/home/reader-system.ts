/** A phone has none of these places, but its owner plays on Windows more often than not. */
export function systemOf(userAgent: string): "windows" | "macos" | "linux" {
  if (/Windows|Android|iPhone|iPad/.test(userAgent)) return "windows";
  return /Mac/.test(userAgent) ? "macos" : "linux";
}
