/** Forge and NeoForge ask for one version of OpenGL after the other. Only when none is left, they say that it failed. */
const attempt = /^[^\n]{0,300}?Trying \d\.\d: GLFW error/;

export function isOneAttempt(line: string): boolean {
  return attempt.test(line) && !line.includes("valid GLFW profile");
}
