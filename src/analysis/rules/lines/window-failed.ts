import { finding } from "../../model/finding.ts";
import { isRepeated } from "../matching/match-text.ts";

const said = [
  "Failed to create window",
  "Failed to initialize GLFW",
  "Failed to open display",
  "java.awt.HeadlessException",
  "GLFW error 65544",
  "GLFW error before init",
];

export default finding({
  code: "window-failed",
  severity: "fatal",
  confidence: 0.85,
  pattern:
    /^[^\n<]{0,300}?(?:Failed to create window|Failed to initialize (?:GLFW|graphics window with current settings|the mod loading system and display)|X11: Failed to open display|Wayland: Failed to connect to display|java\.awt\.HeadlessException|GLFW error 65544: |GLFW error before init: |Failed to detect any supported platform|Can't connect to X11 window server|Could not open X display connection)/,
  parameters: (match, place) => {
    if (/service port for display/.test(place.upTo(600)) || said.some((one) => isRepeated(place, one))) return null;
    // A server without a screen that was started with its window.
    if (
      match[0].includes("HeadlessException") &&
      !/Exception in thread "main"|net\.minecraft|MinecraftServerGui/.test(place.text)
    )
      return null;
    return {};
  },
  joins: ["cause"],
  causedBy: ["opengl-unsupported", "graphics-driver", "macos-display"],
});
