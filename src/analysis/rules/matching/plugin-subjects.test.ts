import { expect, test } from "bun:test";
import { type PluginSubject, subjectOf } from "./plugin-subjects.ts";

const told: Record<PluginSubject, readonly string[]> = {
  licence: [
    "License key is invalid! Get one at lamps.example.org",
    "Could not verify the licence: this address is not known",
    "No license key has been entered in config.yml",
    "Your license has been blacklisted.",
  ],
  vote: ["Could not decrypt data from /203.0.113.4:40122. Make sure the public key on the list is correct."],
  intent: [
    "The bot does not have the GUILD_MEMBERS and/or MESSAGE_CONTENT intents enabled.",
    "CloseCode(4014 / Disallowed intents. Your bot might not be eligible to request a privileged intent)",
  ],
  economy: [
    "Vault or Economy plugin is required by this plugin for full use! Disabling payments!",
    "No economy plugin detected. Did you forget to install one?",
    "Could not find an economy provider, shops are off",
  ],
  credential: [
    "No bot token has been set in the Lanterns config",
    "The API key is missing, lamps are not synchronised",
    "Failed to authenticate with the SMTP server",
    "Webhook URL is not valid",
  ],
  consent: ["You must accept the required file download in order for Lanterns to work!", "You have to agree first"],
  version: [
    "Your Minecraft version (1.20.4) is not supported by this version of Lanterns!",
    "Your proxy version is not compatible with this build of Lanterns. :(",
    "The plugin requires BungeeCord build #1800 and up to work.",
    "Could not find a NMS handler for version v1_20_R3",
    "Outdated RopeLib found! Please update to at least RopeLib 5.0.0",
    "Lanterns 2.4 and up no longer supports Spigot, and now requires Paper to run.",
  ],
  port: [
    "WebServer FAILED TO INITIALIZE. Port (8804) might be in use.",
    "Failed to start WebServer on 0.0.0.0:8123!",
    "Cannot bind to port 8192",
  ],
  world: [
    'The world "harbour" does not exist!',
    "World lobby is not loaded, the lamp could not be set",
    "Could not find world harbour",
    "Unknown world: harbour",
  ],
  material: [
    "Shop: The item north has an invalid item Material: LAMP_ITEM.",
    "Material LAMP_ITEM is not valid, using STONE",
    "Could not find material lamp_item in shop.yml",
  ],
  pack: [
    "Error: resourcepack is not hosted! Players will not see lamps.",
    "Failed to upload the resource pack",
    "The resource pack has not been uploaded to the server.",
  ],
  data: ["The data file lamps.dat is corrupted", "Failed to load player data of Alex", "lamps.db: the file is damaged"],
  download: ["Failed to download library com.example:ropes:1.0", "Unable to download lamps.zip"],
  service: [
    "Poll /lamps failed: java.net.ConnectException",
    "Could not connect to the lamp server",
    "The request to lamps.example.org timed out",
  ],
};

test("what a plugin complains of is told by its words", () => {
  for (const [subject, texts] of Object.entries(told)) {
    for (const said of texts) expect([said, subjectOf(said)]).toEqual([said, subject as PluginSubject]);
  }
});

test("other complaints have no subject", () => {
  for (const said of [
    "The lamp at the pier is invalid",
    "Economy was not loaded, some features will be disabled!",
    "Failed to load lamp 12: type LAPM is invalid",
    "Could not download the skin of Alex",
    "Configuration error in lamp",
    "Lanterns is licensed under the MIT license",
    "Could not set the lamp in world harbour",
    "Could not register listener of class Lamp",
  ]) {
    expect([said, subjectOf(said)]).toEqual([said, undefined]);
  }
});
