// Made by `npm run registry` from the files in this folder.
import f0 from "./access-denied-class.ts";
import f1 from "./archive-corrupt.ts";
import f2 from "./auth-invalid-session.ts";
import f3 from "./auth-servers-down.ts";
import f4 from "./bedrock-allowlist-auth.ts";
import f5 from "./bedrock-whitelist-auth.ts";
import f6 from "./bedrock-world-encrypted.ts";
import f7 from "./bind-failed.ts";
import f8 from "./class-init-failed.ts";
import f9 from "./class-missing.ts";
import f10 from "./client-class-on-server.ts";
import f11 from "./client-version-mismatch.ts";
import f12 from "./code-of-conduct-missing.ts";
import f13 from "./config-invalid.ts";
import f14 from "./connection-lost.ts";
import f15 from "./connection-timed-out.ts";
import f16 from "./container-out-of-memory.ts";
import f17 from "./datapack-entry-invalid.ts";
import f18 from "./datapack-failed.ts";
import f19 from "./datapack-function-failed.ts";
import f20 from "./datapack-missing.ts";
import f21 from "./datapack-mod-missing.ts";
import f22 from "./debug-crash.ts";
import f23 from "./disk-full.ts";
import f24 from "./eula-not-accepted.ts";
import f25 from "./exit-code-windows.ts";
import f26 from "./fabric-loader-too-new.ts";
import f27 from "./fabric-loader-too-old.ts";
import f28 from "./file-exists.ts";
import f29 from "./file-in-use.ts";
import f30 from "./file-permission.ts";
import f31 from "./file-signature.ts";
import f32 from "./gc-overhead.ts";
import f33 from "./graphics-driver.ts";
import f34 from "./heap-settings-invalid.ts";
import f35 from "./heap-too-large.ts";
import f36 from "./java-32-bit.ts";
import f37 from "./java-openj9.ts";
import f38 from "./java-outdated.ts";
import f39 from "./java-path-invalid.ts";
import f40 from "./java-too-new.ts";
import f41 from "./java-too-old.ts";
import f42 from "./java-wrong-module.ts";
import f43 from "./jvm-argument-invalid.ts";
import f44 from "./jvm-crash.ts";
import f45 from "./kubejs-script-error.ts";
import f46 from "./library-missing.ts";
import f47 from "./loader-incomplete.ts";
import f48 from "./loader-twice.ts";
import f49 from "./log4shell-attempt.ts";
import f50 from "./macos-display.ts";
import f51 from "./macos-main-thread.ts";
import f52 from "./method-missing.ts";
import f53 from "./mixin-failed.ts";
import f54 from "./mixin-version-too-old.ts";
import f55 from "./mixinbootstrap-missing.ts";
import f56 from "./mod-confirm-needed.ts";
import f57 from "./mod-conflict.ts";
import f58 from "./mod-dependency-cycle.ts";
import f59 from "./mod-dependency-missing.ts";
import f60 from "./mod-dependency-version.ts";
import f61 from "./mod-duplicate.ts";
import f62 from "./mod-entrypoint-failed.ts";
import f63 from "./mod-event-failed.ts";
import f64 from "./mod-exception.ts";
import f65 from "./mod-extracted.ts";
import f66 from "./mod-fatal.ts";
import f67 from "./mod-file-ignored.ts";
import f68 from "./mod-file-invalid.ts";
import f69 from "./mod-file-name.ts";
import f70 from "./mod-id-conflict.ts";
import f71 from "./mod-id-limit.ts";
import f72 from "./mod-incompatible.ts";
import f73 from "./mod-language-provider.ts";
import f74 from "./mod-list-mismatch.ts";
import f75 from "./mod-minecraft-version.ts";
import f76 from "./mod-module-conflict.ts";
import f77 from "./mod-recommended-missing.ts";
import f78 from "./mod-wrong-loader.ts";
import f79 from "./motd-malformed.ts";
import f80 from "./narrator-unavailable.ts";
import f81 from "./nightconfig-corrupt.ts";
import f82 from "./online-mode-off.ts";
import f83 from "./opengl-invalid-operation.ts";
import f84 from "./opengl-no-context.ts";
import f85 from "./opengl-out-of-memory.ts";
import f86 from "./opengl-unsupported.ts";
import f87 from "./optifine-incompatible.ts";
import f88 from "./optifine-twice.ts";
import f89 from "./out-of-memory-native.ts";
import f90 from "./out-of-memory.ts";
import f91 from "./plugin-ambiguous.ts";
import f92 from "./plugin-api-too-low.ts";
import f93 from "./plugin-authme-shutdown.ts";
import f94 from "./plugin-command-failed.ts";
import f95 from "./plugin-config-invalid.ts";
import f96 from "./plugin-database-failed.ts";
import f97 from "./plugin-dependency-missing.ts";
import f98 from "./plugin-descriptor-missing.ts";
import f99 from "./plugin-disable-failed.ts";
import f100 from "./plugin-economy-missing.ts";
import f101 from "./plugin-enable-failed.ts";
import f102 from "./plugin-file-corrupt.ts";
import f103 from "./plugin-folia-unsupported.ts";
import f104 from "./plugin-incompatible.ts";
import f105 from "./plugin-java-version.ts";
import f106 from "./plugin-load-failed.ts";
import f107 from "./plugin-multiverse-world.ts";
import f108 from "./plugin-permissionsex-config.ts";
import f109 from "./plugin-runtime-error.ts";
import f110 from "./plugin-server-version.ts";
import f111 from "./plugin-wrong-platform.ts";
import f112 from "./port-in-use.ts";
import f113 from "./proxy-forwarding.ts";
import f114 from "./resource-pack-too-large.ts";
import f115 from "./rtss-sodium.ts";
import f116 from "./server-jar-missing.ts";
import f117 from "./server-overloaded-often.ts";
import f118 from "./server-overloaded.ts";
import f119 from "./server-reloaded.ts";
import f120 from "./service-port-in-use.ts";
import f121 from "./shaders-mod-with-optifine.ts";
import f122 from "./stack-overflow.ts";
import f123 from "./texture-atlas-full.ts";
import f124 from "./ticking-block-entity.ts";
import f125 from "./ticking-entity.ts";
import f126 from "./ticking-player.ts";
import f127 from "./watchdog-stall.ts";
import f128 from "./watchdog-suspect.ts";
import f129 from "./watchdog-warning.ts";
import f130 from "./window-failed.ts";
import f131 from "./world-aquatic-downgrade.ts";
import f132 from "./world-chunk-failed.ts";
import f133 from "./world-duplicate.ts";
import f134 from "./world-level-dat-corrupt.ts";
import f135 from "./world-mod-missing.ts";
import f136 from "./world-mod-version.ts";
import f137 from "./world-newer-version.ts";
import f138 from "./world-old-player-directory.ts";
import f139 from "./world-older-conversion.ts";
import f140 from "./world-overworld-settings.ts";
import f141 from "./world-region-corrupt.ts";
import f142 from "./world-session-lock.ts";
import f143 from "./worldgen-failed.ts";

import type { Finding } from "../finding.ts";

export const findings: readonly Finding[] = [
  f0,
  f1,
  f2,
  f3,
  f4,
  f5,
  f6,
  f7,
  f8,
  f9,
  f10,
  f11,
  f12,
  f13,
  f14,
  f15,
  f16,
  f17,
  f18,
  f19,
  f20,
  f21,
  f22,
  f23,
  f24,
  f25,
  f26,
  f27,
  f28,
  f29,
  f30,
  f31,
  f32,
  f33,
  f34,
  f35,
  f36,
  f37,
  f38,
  f39,
  f40,
  f41,
  f42,
  f43,
  f44,
  f45,
  f46,
  f47,
  f48,
  f49,
  f50,
  f51,
  f52,
  f53,
  f54,
  f55,
  f56,
  f57,
  f58,
  f59,
  f60,
  f61,
  f62,
  f63,
  f64,
  f65,
  f66,
  f67,
  f68,
  f69,
  f70,
  f71,
  f72,
  f73,
  f74,
  f75,
  f76,
  f77,
  f78,
  f79,
  f80,
  f81,
  f82,
  f83,
  f84,
  f85,
  f86,
  f87,
  f88,
  f89,
  f90,
  f91,
  f92,
  f93,
  f94,
  f95,
  f96,
  f97,
  f98,
  f99,
  f100,
  f101,
  f102,
  f103,
  f104,
  f105,
  f106,
  f107,
  f108,
  f109,
  f110,
  f111,
  f112,
  f113,
  f114,
  f115,
  f116,
  f117,
  f118,
  f119,
  f120,
  f121,
  f122,
  f123,
  f124,
  f125,
  f126,
  f127,
  f128,
  f129,
  f130,
  f131,
  f132,
  f133,
  f134,
  f135,
  f136,
  f137,
  f138,
  f139,
  f140,
  f141,
  f142,
  f143,
];
