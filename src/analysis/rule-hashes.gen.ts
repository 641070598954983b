// Made by `npm run registry` from the sources of the analyser. Long because every file has an entry.
export const ruleHashes: readonly { file: string; hash: string }[] = [
  {
    file: "analyse.ts",
    hash: "0d8585d03577",
  },
  {
    file: "candidate-lines.ts",
    hash: "83b934e466b3",
  },
  {
    file: "chat-lines.ts",
    hash: "1d0250ac9e09",
  },
  {
    file: "colour-codes.ts",
    hash: "77269b28f6f7",
  },
  {
    file: "crash-marks.ts",
    hash: "5de7e648b3f1",
  },
  {
    file: "entries.ts",
    hash: "f807b08cd5a4",
  },
  {
    file: "evidence/crash-report.ts",
    hash: "7b0610cf37ce",
  },
  {
    file: "evidence/development.ts",
    hash: "b9bf97daf0c0",
  },
  {
    file: "evidence/evidence.ts",
    hash: "eb4d0323167c",
  },
  {
    file: "evidence/jvm-report.ts",
    hash: "3ee42412b839",
  },
  {
    file: "evidence/run-ends.ts",
    hash: "9e716b6cfd82",
  },
  {
    file: "evidence/runs.ts",
    hash: "59ff98d591c0",
  },
  {
    file: "exception-group.ts",
    hash: "146e3be1cdfb",
  },
  {
    file: "exception-header.ts",
    hash: "6c88fa0c6cda",
  },
  {
    file: "exceptions/crash-exception.ts",
    hash: "a7b3ce5da33c",
  },
  {
    file: "exceptions/explained.ts",
    hash: "b99c1d24caae",
  },
  {
    file: "exceptions/meanings.ts",
    hash: "31c536a82a48",
  },
  {
    file: "facts.ts",
    hash: "7cf006ae360a",
  },
  {
    file: "facts/collected.ts",
    hash: "fb4b38521f89",
  },
  {
    file: "facts/crash-details.ts",
    hash: "bd4fabf587a7",
  },
  {
    file: "facts/fabric-mods.ts",
    hash: "f564e404c595",
  },
  {
    file: "facts/forge-mods.ts",
    hash: "d50df17caf36",
  },
  {
    file: "facts/jvm-arguments.ts",
    hash: "31aed75726d7",
  },
  {
    file: "facts/jvm-crash.ts",
    hash: "efc16c942a54",
  },
  {
    file: "facts/launcher-logs.ts",
    hash: "11cc440a41be",
  },
  {
    file: "facts/log-environment.ts",
    hash: "7a81da489ab5",
  },
  {
    file: "facts/log-view.ts",
    hash: "be44e604d634",
  },
  {
    file: "facts/message-start.ts",
    hash: "fe8261da8530",
  },
  {
    file: "facts/mod-tables.ts",
    hash: "318aedbb7404",
  },
  {
    file: "facts/model.ts",
    hash: "0249c67af5d9",
  },
  {
    file: "facts/packs.ts",
    hash: "64a2e1121c5d",
  },
  {
    file: "facts/plugins.ts",
    hash: "920b4d0b381e",
  },
  {
    file: "facts/reader.ts",
    hash: "461896a84330",
  },
  {
    file: "facts/sample-facts.ts",
    hash: "4ccb09f43516",
  },
  {
    file: "facts/startup.ts",
    hash: "4e42f370991f",
  },
  {
    file: "facts/timeline.ts",
    hash: "78b688c3dad6",
  },
  {
    file: "find.ts",
    hash: "47f30eaac18d",
  },
  {
    file: "finding.ts",
    hash: "20a93377a1fb",
  },
  {
    file: "findings/access-denied-class.ts",
    hash: "34e729bed309",
  },
  {
    file: "findings/archive-corrupt.ts",
    hash: "0dc1e08d8124",
  },
  {
    file: "findings/asset-index-missing.ts",
    hash: "7dfc61946638",
  },
  {
    file: "findings/auth-invalid-session.ts",
    hash: "4d428bc52db9",
  },
  {
    file: "findings/auth-servers-down.ts",
    hash: "84aaf5100283",
  },
  {
    file: "findings/bedrock-allowlist-auth.ts",
    hash: "07f8da85e854",
  },
  {
    file: "findings/bedrock-script-error.ts",
    hash: "fc365f585865",
  },
  {
    file: "findings/bedrock-whitelist-auth.ts",
    hash: "fbe5137e2cc9",
  },
  {
    file: "findings/bedrock-world-encrypted.ts",
    hash: "2b39d3063ec2",
  },
  {
    file: "findings/bind-failed.ts",
    hash: "fcfdade9a38f",
  },
  {
    file: "findings/block-entity-dropped.ts",
    hash: "e49a4f5f7e9b",
  },
  {
    file: "findings/block-entity-not-registered.ts",
    hash: "32d80365299f",
  },
  {
    file: "findings/build-failed.ts",
    hash: "de2fe08e88e2",
  },
  {
    file: "findings/chat-signing.ts",
    hash: "bdaa8dc79ab1",
  },
  {
    file: "findings/class-init-failed.ts",
    hash: "e2e6f0dceccf",
  },
  {
    file: "findings/class-missing.ts",
    hash: "e526ec257ec8",
  },
  {
    file: "findings/client-class-on-server.ts",
    hash: "e068e3ac9e51",
  },
  {
    file: "findings/client-version-mismatch.ts",
    hash: "5039e84418a5",
  },
  {
    file: "findings/code-of-conduct-missing.ts",
    hash: "6367762839a6",
  },
  {
    file: "findings/config-invalid.ts",
    hash: "3bd7a13a8d81",
  },
  {
    file: "findings/connection-lost.ts",
    hash: "bff489032ba7",
  },
  {
    file: "findings/connection-timed-out.ts",
    hash: "177fc12fabe3",
  },
  {
    file: "findings/console-input-failed.ts",
    hash: "8641e42b3313",
  },
  {
    file: "findings/container-out-of-memory.ts",
    hash: "fbb42e794c43",
  },
  {
    file: "findings/database-unreachable.ts",
    hash: "affdecd4e3aa",
  },
  {
    file: "findings/datapack-entry-invalid.ts",
    hash: "b249c0e3dad6",
  },
  {
    file: "findings/datapack-failed.ts",
    hash: "619dfc9dac75",
  },
  {
    file: "findings/datapack-function-failed.ts",
    hash: "b8c3e3b894e5",
  },
  {
    file: "findings/datapack-missing.ts",
    hash: "98b1e53043eb",
  },
  {
    file: "findings/datapack-mod-missing.ts",
    hash: "f71c63f44433",
  },
  {
    file: "findings/debug-crash.ts",
    hash: "9b4d60728f13",
  },
  {
    file: "findings/disk-full.ts",
    hash: "2a243a3b4b2b",
  },
  {
    file: "findings/embeddium-missing.ts",
    hash: "c2cec00b4746",
  },
  {
    file: "findings/eula-not-accepted.ts",
    hash: "b31cf0207854",
  },
  {
    file: "findings/exit-code-windows.ts",
    hash: "dda4a9a0580b",
  },
  {
    file: "findings/fabric-loader-too-new.ts",
    hash: "00a8644bc143",
  },
  {
    file: "findings/fabric-loader-too-old.ts",
    hash: "b99b7edde8a2",
  },
  {
    file: "findings/feature-order-cycle.ts",
    hash: "e46284506a85",
  },
  {
    file: "findings/ferritecore-neighbours.ts",
    hash: "fc5775c85c7b",
  },
  {
    file: "findings/file-cut-while-open.ts",
    hash: "488b2a041240",
  },
  {
    file: "findings/file-exists.ts",
    hash: "c63e3e827812",
  },
  {
    file: "findings/file-in-use.ts",
    hash: "7fe76af40a7b",
  },
  {
    file: "findings/file-permission.ts",
    hash: "f9e8aee7255a",
  },
  {
    file: "findings/file-signature.ts",
    hash: "331d8ae03c03",
  },
  {
    file: "findings/floodgate-missing.ts",
    hash: "9c692c3c3216",
  },
  {
    file: "findings/forge-too-old-for-java.ts",
    hash: "47d098d51c12",
  },
  {
    file: "findings/game-signature-refused.ts",
    hash: "ad30962ab0ec",
  },
  {
    file: "findings/gc-overhead.ts",
    hash: "dada8a085db6",
  },
  {
    file: "findings/geyser-version-gap.ts",
    hash: "d60620eac5d3",
  },
  {
    file: "findings/graphics-driver.ts",
    hash: "9e12042350ef",
  },
  {
    file: "findings/heap-settings-invalid.ts",
    hash: "c3ee70747e99",
  },
  {
    file: "findings/heap-too-large.ts",
    hash: "8a2fbf42f614",
  },
  {
    file: "findings/illegal-entity-teleport.ts",
    hash: "db7842d140d6",
  },
  {
    file: "findings/indium-missing.ts",
    hash: "aa3871412118",
  },
  {
    file: "findings/jar-not-startable.ts",
    hash: "16a129906d38",
  },
  {
    file: "findings/java-32-bit.ts",
    hash: "966bb5702311",
  },
  {
    file: "findings/java-headless.ts",
    hash: "a6700566b76b",
  },
  {
    file: "findings/java-openj9.ts",
    hash: "2b832d9cace0",
  },
  {
    file: "findings/java-outdated.ts",
    hash: "4ec1e6fc450f",
  },
  {
    file: "findings/java-path-invalid.ts",
    hash: "3e48e2990ca1",
  },
  {
    file: "findings/java-tls-outdated.ts",
    hash: "7aefcc542108",
  },
  {
    file: "findings/java-too-new.ts",
    hash: "dec3bf3b7f74",
  },
  {
    file: "findings/java-too-old.ts",
    hash: "2faf7a63fe6c",
  },
  {
    file: "findings/java-wrong-module.ts",
    hash: "3f31ab157475",
  },
  {
    file: "findings/jvm-argument-invalid.ts",
    hash: "9d740a3b6f99",
  },
  {
    file: "findings/jvm-crash.ts",
    hash: "fd230e9d4902",
  },
  {
    file: "findings/key-registered-twice.ts",
    hash: "13f80c04da7b",
  },
  {
    file: "findings/kubejs-script-error.ts",
    hash: "580feb9b1f03",
  },
  {
    file: "findings/legacy-java-fixer-missing.ts",
    hash: "8e0689e0c883",
  },
  {
    file: "findings/library-missing.ts",
    hash: "5aac05d74731",
  },
  {
    file: "findings/liteloader-with-forge.ts",
    hash: "de6ed2709172",
  },
  {
    file: "findings/loader-incomplete.ts",
    hash: "0c62e81586a9",
  },
  {
    file: "findings/loader-twice.ts",
    hash: "55498a609f1e",
  },
  {
    file: "findings/log4shell-attempt.ts",
    hash: "70968834a33d",
  },
  {
    file: "findings/loom-mods-block.ts",
    hash: "61d9397678b4",
  },
  {
    file: "findings/lwjgl-mismatch.ts",
    hash: "be4d4cc6542f",
  },
  {
    file: "findings/macos-display.ts",
    hash: "bf20a10693b9",
  },
  {
    file: "findings/macos-main-thread.ts",
    hash: "d3b9cba0cd10",
  },
  {
    file: "findings/mappings-mismatch.ts",
    hash: "1e1c61a9f56f",
  },
  {
    file: "findings/method-missing.ts",
    hash: "f6933e425e80",
  },
  {
    file: "findings/mixin-class-missing.ts",
    hash: "ad6f62fba4a3",
  },
  {
    file: "findings/mixin-config-missing.ts",
    hash: "fe6df73a957d",
  },
  {
    file: "findings/mixin-failed.ts",
    hash: "ad19c0b514ff",
  },
  {
    file: "findings/mixin-version-too-old.ts",
    hash: "bbcf5978848f",
  },
  {
    file: "findings/mixinbootstrap-missing.ts",
    hash: "2eab1006ad55",
  },
  {
    file: "findings/mod-classes-missing.ts",
    hash: "df3a71b7081d",
  },
  {
    file: "findings/mod-confirm-needed.ts",
    hash: "4bc843a1db36",
  },
  {
    file: "findings/mod-conflict.ts",
    hash: "6af53a2f4e50",
  },
  {
    file: "findings/mod-dependency-cycle.ts",
    hash: "d35d0d27d3a3",
  },
  {
    file: "findings/mod-dependency-missing.ts",
    hash: "bef39e9141ba",
  },
  {
    file: "findings/mod-dependency-version.ts",
    hash: "69e72d8b26b2",
  },
  {
    file: "findings/mod-duplicate.ts",
    hash: "aafdb8802669",
  },
  {
    file: "findings/mod-entrypoint-failed.ts",
    hash: "a20689839bef",
  },
  {
    file: "findings/mod-event-failed.ts",
    hash: "ffe5820461e9",
  },
  {
    file: "findings/mod-exception.ts",
    hash: "5a8798a0564a",
  },
  {
    file: "findings/mod-extracted.ts",
    hash: "213515785b57",
  },
  {
    file: "findings/mod-fatal.ts",
    hash: "9e92f88e5ecc",
  },
  {
    file: "findings/mod-file-ignored.ts",
    hash: "03442261e4aa",
  },
  {
    file: "findings/mod-file-invalid.ts",
    hash: "4aa9ff4c46c1",
  },
  {
    file: "findings/mod-file-name.ts",
    hash: "1602e0d69dd8",
  },
  {
    file: "findings/mod-id-conflict.ts",
    hash: "819422eb1f54",
  },
  {
    file: "findings/mod-id-limit.ts",
    hash: "1f617c82c6fb",
  },
  {
    file: "findings/mod-incompatible.ts",
    hash: "91611f76ea1a",
  },
  {
    file: "findings/mod-language-provider.ts",
    hash: "f0afe47861a0",
  },
  {
    file: "findings/mod-list-mismatch.ts",
    hash: "12b6e295388b",
  },
  {
    file: "findings/mod-minecraft-version.ts",
    hash: "5d5a54bd04e0",
  },
  {
    file: "findings/mod-module-conflict.ts",
    hash: "ca47c7973098",
  },
  {
    file: "findings/mod-recommended-missing.ts",
    hash: "ee09bead389d",
  },
  {
    file: "findings/mod-wrong-loader.ts",
    hash: "5f2b90c91bdc",
  },
  {
    file: "findings/module-missing.ts",
    hash: "d5d5359fd789",
  },
  {
    file: "findings/motd-malformed.ts",
    hash: "19c51720649d",
  },
  {
    file: "findings/narrator-unavailable.ts",
    hash: "de781c4b0adf",
  },
  {
    file: "findings/nightconfig-corrupt.ts",
    hash: "07d96a6551b5",
  },
  {
    file: "findings/no-internet.ts",
    hash: "45e746debe2a",
  },
  {
    file: "findings/online-mode-off.ts",
    hash: "5a4850eae013",
  },
  {
    file: "findings/opengl-invalid-operation.ts",
    hash: "65656fdada6e",
  },
  {
    file: "findings/opengl-no-context.ts",
    hash: "0302ca726a86",
  },
  {
    file: "findings/opengl-out-of-memory.ts",
    hash: "b1555aaf6c13",
  },
  {
    file: "findings/opengl-unsupported.ts",
    hash: "c96fac1d8136",
  },
  {
    file: "findings/optifine-incompatible.ts",
    hash: "9d63f9a89da0",
  },
  {
    file: "findings/optifine-twice.ts",
    hash: "147ed9799d16",
  },
  {
    file: "findings/out-of-memory-native.ts",
    hash: "518992433c98",
  },
  {
    file: "findings/out-of-memory.ts",
    hash: "e13f6701b891",
  },
  {
    file: "findings/pack-stray-file.ts",
    hash: "e6aef4956d7a",
  },
  {
    file: "findings/packet-too-large.ts",
    hash: "721a1cae2bbf",
  },
  {
    file: "findings/permgen-full.ts",
    hash: "dc252db4a282",
  },
  {
    file: "findings/php-extension-missing.ts",
    hash: "6cf5806adffb",
  },
  {
    file: "findings/player-list-corrupt.ts",
    hash: "dcc7f9568e98",
  },
  {
    file: "findings/plugin-ambiguous.ts",
    hash: "fa160effd04e",
  },
  {
    file: "findings/plugin-api-too-low.ts",
    hash: "0bd95d36ca5f",
  },
  {
    file: "findings/plugin-authme-shutdown.ts",
    hash: "9a3165cdb38b",
  },
  {
    file: "findings/plugin-command-failed.ts",
    hash: "c1a9b1e16fdd",
  },
  {
    file: "findings/plugin-config-invalid.ts",
    hash: "badc6ab6a5ac",
  },
  {
    file: "findings/plugin-database-failed.ts",
    hash: "d1a1dc285755",
  },
  {
    file: "findings/plugin-dependency-cycle.ts",
    hash: "495d08955c4f",
  },
  {
    file: "findings/plugin-dependency-missing.ts",
    hash: "b2a0e605f08b",
  },
  {
    file: "findings/plugin-descriptor-missing.ts",
    hash: "75f3aa13ecfd",
  },
  {
    file: "findings/plugin-disable-failed.ts",
    hash: "d5b5ded610c1",
  },
  {
    file: "findings/plugin-economy-missing.ts",
    hash: "c0b8946930c1",
  },
  {
    file: "findings/plugin-enable-failed.ts",
    hash: "84abf914c443",
  },
  {
    file: "findings/plugin-events-skipped.ts",
    hash: "28bc96c47033",
  },
  {
    file: "findings/plugin-file-corrupt.ts",
    hash: "759c41a742d2",
  },
  {
    file: "findings/plugin-file-replaced.ts",
    hash: "f3afcd3938de",
  },
  {
    file: "findings/plugin-folia-unsupported.ts",
    hash: "cc4d8aef0032",
  },
  {
    file: "findings/plugin-incompatible.ts",
    hash: "b3931fb0580e",
  },
  {
    file: "findings/plugin-java-version.ts",
    hash: "5ab41c9569fc",
  },
  {
    file: "findings/plugin-legacy-text.ts",
    hash: "f07aecf54df2",
  },
  {
    file: "findings/plugin-load-failed.ts",
    hash: "66c200500eaf",
  },
  {
    file: "findings/plugin-loaded-at-runtime.ts",
    hash: "302143f25dc1",
  },
  {
    file: "findings/plugin-multiverse-world.ts",
    hash: "ce834297f4fc",
  },
  {
    file: "findings/plugin-permissionsex-config.ts",
    hash: "53f89b63674d",
  },
  {
    file: "findings/plugin-runtime-error.ts",
    hash: "ac88f0019bea",
  },
  {
    file: "findings/plugin-server-version.ts",
    hash: "70e8baaee396",
  },
  {
    file: "findings/plugin-wrong-platform.ts",
    hash: "42afd33e7c81",
  },
  {
    file: "findings/port-in-use.ts",
    hash: "646f0b894d66",
  },
  {
    file: "findings/proxy-argument-unknown.ts",
    hash: "900d2422eecf",
  },
  {
    file: "findings/proxy-backend-unreachable.ts",
    hash: "5885d23af315",
  },
  {
    file: "findings/proxy-config-invalid.ts",
    hash: "f5db07debf0c",
  },
  {
    file: "findings/proxy-forced-host.ts",
    hash: "1ad57022e32e",
  },
  {
    file: "findings/proxy-forwarding.ts",
    hash: "34626a4a99a0",
  },
  {
    file: "findings/proxy-slow-event.ts",
    hash: "e9f6528b3bf3",
  },
  {
    file: "findings/registry-entries-missing.ts",
    hash: "95ce3076f2d9",
  },
  {
    file: "findings/resource-pack-metadata.ts",
    hash: "8049346835d2",
  },
  {
    file: "findings/resource-pack-too-large.ts",
    hash: "a7490dd5ebfe",
  },
  {
    file: "findings/rtss-sodium.ts",
    hash: "d334a08dced6",
  },
  {
    file: "findings/script-error.ts",
    hash: "acd7d68822db",
  },
  {
    file: "findings/secure-profile-required.ts",
    hash: "3a0dc98c113e",
  },
  {
    file: "findings/server-jar-missing.ts",
    hash: "526d28cfa6d8",
  },
  {
    file: "findings/server-overloaded-often.ts",
    hash: "0fb335aeaa92",
  },
  {
    file: "findings/server-overloaded.ts",
    hash: "693b62739f25",
  },
  {
    file: "findings/server-path-invalid.ts",
    hash: "3fcd029b51c9",
  },
  {
    file: "findings/server-reloaded.ts",
    hash: "ae6d7fab0c59",
  },
  {
    file: "findings/service-port-in-use.ts",
    hash: "eb91a86bdc1c",
  },
  {
    file: "findings/services-blocked.ts",
    hash: "3093315404fd",
  },
  {
    file: "findings/shader-pack-invalid.ts",
    hash: "a7e13aaf767b",
  },
  {
    file: "findings/shaders-mod-with-optifine.ts",
    hash: "c7c78e65629c",
  },
  {
    file: "findings/sodium-refused.ts",
    hash: "48ae3f701e81",
  },
  {
    file: "findings/sodium-unsupported-driver.ts",
    hash: "b1391948b247",
  },
  {
    file: "findings/splash-screen-failed.ts",
    hash: "786acb3cd363",
  },
  {
    file: "findings/stack-overflow.ts",
    hash: "e67b4677783a",
  },
  {
    file: "findings/texture-atlas-full.ts",
    hash: "2791b752abb1",
  },
  {
    file: "findings/ticking-block-entity.ts",
    hash: "65d410575e64",
  },
  {
    file: "findings/ticking-entity.ts",
    hash: "46e4396722c7",
  },
  {
    file: "findings/ticking-player.ts",
    hash: "8a20f2b534a2",
  },
  {
    file: "findings/too-many-open-files.ts",
    hash: "520af3e49dcc",
  },
  {
    file: "findings/turkish-locale.ts",
    hash: "0d83abce7791",
  },
  {
    file: "findings/watchdog-stall.ts",
    hash: "5cc5c8b2c38b",
  },
  {
    file: "findings/watchdog-warning.ts",
    hash: "177d2e81c309",
  },
  {
    file: "findings/window-failed.ts",
    hash: "e3a8b12dc5fb",
  },
  {
    file: "findings/world-aquatic-downgrade.ts",
    hash: "93b88db14a9a",
  },
  {
    file: "findings/world-chunk-failed.ts",
    hash: "daa2891b9dcc",
  },
  {
    file: "findings/world-duplicate.ts",
    hash: "748728e964c0",
  },
  {
    file: "findings/world-level-dat-corrupt.ts",
    hash: "dbbf3c1335a1",
  },
  {
    file: "findings/world-load-failed.ts",
    hash: "0171cfa182ff",
  },
  {
    file: "findings/world-mod-missing.ts",
    hash: "ac8ead7e5156",
  },
  {
    file: "findings/world-mod-version.ts",
    hash: "983ba05aebd2",
  },
  {
    file: "findings/world-newer-version.ts",
    hash: "fd12c1b5c635",
  },
  {
    file: "findings/world-old-player-directory.ts",
    hash: "2ec53951a724",
  },
  {
    file: "findings/world-older-conversion.ts",
    hash: "9f26c736a6ca",
  },
  {
    file: "findings/world-overworld-settings.ts",
    hash: "cc005def0fa2",
  },
  {
    file: "findings/world-region-corrupt.ts",
    hash: "4c8c33ef3dd3",
  },
  {
    file: "findings/world-session-lock.ts",
    hash: "e3deb8af229d",
  },
  {
    file: "findings/worldgen-failed.ts",
    hash: "43428a331ed9",
  },
  {
    file: "findings/xrandr-missing.ts",
    hash: "4deadfa7ea2f",
  },
  {
    file: "formats/all.ts",
    hash: "b806b47e1a07",
  },
  {
    file: "formats/arclight.ts",
    hash: "9c03fa4910f4",
  },
  {
    file: "formats/bedrock-content.ts",
    hash: "788ecf36090d",
  },
  {
    file: "formats/bedrock.ts",
    hash: "21d28d871503",
  },
  {
    file: "formats/bukkit.ts",
    hash: "534efb5fd2c3",
  },
  {
    file: "formats/bungeecord.ts",
    hash: "d79d7a67513c",
  },
  {
    file: "formats/craftbukkit.ts",
    hash: "97ffac4620e3",
  },
  {
    file: "formats/custom-skin-loader.ts",
    hash: "a8154986c428",
  },
  {
    file: "formats/fabric.ts",
    hash: "25ba2b37321d",
  },
  {
    file: "formats/folia.ts",
    hash: "c9874c743211",
  },
  {
    file: "formats/forge.ts",
    hash: "0cecb228070d",
  },
  {
    file: "formats/format.ts",
    hash: "9a03bdb5e1b8",
  },
  {
    file: "formats/genisys.ts",
    hash: "1095d87dca3b",
  },
  {
    file: "formats/geyser.ts",
    hash: "f5aa99f59031",
  },
  {
    file: "formats/glowstone.ts",
    hash: "a63ecd65ed19",
  },
  {
    file: "formats/hybrid.ts",
    hash: "a2440d64b095",
  },
  {
    file: "formats/jvm-crash.ts",
    hash: "266d850e5b68",
  },
  {
    file: "formats/liteloader.ts",
    hash: "1a0b6c1797ac",
  },
  {
    file: "formats/magma.ts",
    hash: "926449f04824",
  },
  {
    file: "formats/minecraft-launcher.ts",
    hash: "7bc9370e04f3",
  },
  {
    file: "formats/mohist.ts",
    hash: "d324af8f0a84",
  },
  {
    file: "formats/neoforge.ts",
    hash: "68accbc0a952",
  },
  {
    file: "formats/nukkit.ts",
    hash: "ac276620b0af",
  },
  {
    file: "formats/other-hybrids.ts",
    hash: "ad5d1f0016dc",
  },
  {
    file: "formats/paper.ts",
    hash: "1786eb12b211",
  },
  {
    file: "formats/pocketmine.ts",
    hash: "d49620acca59",
  },
  {
    file: "formats/prism-launcher.ts",
    hash: "6c097a835905",
  },
  {
    file: "formats/purpur.ts",
    hash: "0d1d0e59bbe9",
  },
  {
    file: "formats/quilt.ts",
    hash: "508072a848ad",
  },
  {
    file: "formats/reports.ts",
    hash: "2f15f84c4984",
  },
  {
    file: "formats/sources.ts",
    hash: "1940a1a5240f",
  },
  {
    file: "formats/spigot.ts",
    hash: "ea6623eaa3d6",
  },
  {
    file: "formats/sponge.ts",
    hash: "a70db9bcbd8d",
  },
  {
    file: "formats/stack-trace.ts",
    hash: "2663ecf15fc0",
  },
  {
    file: "formats/thread-dump.ts",
    hash: "e29a2e60b2ee",
  },
  {
    file: "formats/unknown.ts",
    hash: "01093fd35f71",
  },
  {
    file: "formats/vanilla.ts",
    hash: "2da37e3bf5af",
  },
  {
    file: "formats/velocity.ts",
    hash: "e62102a928ec",
  },
  {
    file: "formats/waterfall.ts",
    hash: "d49316956e4b",
  },
  {
    file: "headers.ts",
    hash: "1fe93434e071",
  },
  {
    file: "insights.ts",
    hash: "c1db556eeef0",
  },
  {
    file: "join.ts",
    hash: "32b0cdb2ea40",
  },
  {
    file: "line-header.ts",
    hash: "fa6a101190af",
  },
  {
    file: "lines.ts",
    hash: "a07d4e680987",
  },
  {
    file: "matching/failed-plugin.ts",
    hash: "a100c5994d08",
  },
  {
    file: "matching/match-text.ts",
    hash: "3592190ad284",
  },
  {
    file: "matching/memory-areas.ts",
    hash: "4ab5bbe11cdc",
  },
  {
    file: "matching/native-libraries.ts",
    hash: "786fe0ba5d79",
  },
  {
    file: "matching/ports.ts",
    hash: "15e29219bb49",
  },
  {
    file: "matching/requirements.ts",
    hash: "3d2895bcb2a1",
  },
  {
    file: "matching/translated-messages.ts",
    hash: "e145ffecf0bd",
  },
  {
    file: "matching/version-ranges.ts",
    hash: "9e950c5dff60",
  },
  {
    file: "merge-findings.ts",
    hash: "76ab6c64d40d",
  },
  {
    file: "model.ts",
    hash: "f7a1feba112e",
  },
  {
    file: "needle-scan.ts",
    hash: "2d4b3ed7e098",
  },
  {
    file: "owners/culprit.ts",
    hash: "b6d7363f47e0",
  },
  {
    file: "owners/known-mods.ts",
    hash: "13f66f7d0956",
  },
  {
    file: "owners/known-owners.ts",
    hash: "4ee5e34d360b",
  },
  {
    file: "owners/known-plugins.ts",
    hash: "2e627950ea22",
  },
  {
    file: "owners/listed-parts.ts",
    hash: "5c079ccc0d8e",
  },
  {
    file: "owners/names.ts",
    hash: "3c7da6551956",
  },
  {
    file: "owners/owner.ts",
    hash: "ad7e9eb7903b",
  },
  {
    file: "owners/owners.ts",
    hash: "97b8da137775",
  },
  {
    file: "owners/platform-packages.ts",
    hash: "e39330736f78",
  },
  {
    file: "php-traces.ts",
    hash: "0ce0613a8c3b",
  },
  {
    file: "read-log.ts",
    hash: "05bc1f35a8f1",
  },
  {
    file: "result-size.ts",
    hash: "2a98580f56af",
  },
  {
    file: "rule-set-version.ts",
    hash: "a975ec202169",
  },
  {
    file: "rule-set.ts",
    hash: "996a09128b06",
  },
  {
    file: "rule.ts",
    hash: "4e36cec4b6b9",
  },
  {
    file: "rules/assets-missing.ts",
    hash: "2e445240596c",
  },
  {
    file: "rules/chunk-unreadable.ts",
    hash: "112b245bd160",
  },
  {
    file: "rules/crash.ts",
    hash: "360f8bd99ae8",
  },
  {
    file: "rules/java-too-new-for-game.ts",
    hash: "b3c1a88e5626",
  },
  {
    file: "rules/jvm-crash.ts",
    hash: "a318f2593644",
  },
  {
    file: "rules/loading-failed-earlier.ts",
    hash: "378e70bc9ce3",
  },
  {
    file: "rules/log-incomplete.ts",
    hash: "07195e120b82",
  },
  {
    file: "rules/mod-runtime-error.ts",
    hash: "89866119683c",
  },
  {
    file: "rules/not-remapped.ts",
    hash: "807f40cb5fee",
  },
  {
    file: "rules/old-forge-blocks.ts",
    hash: "143c9ed21fe5",
  },
  {
    file: "rules/optifine-pair.ts",
    hash: "735541ec090c",
  },
  {
    file: "rules/pocketmine-dump.ts",
    hash: "59fd05cd60cc",
  },
  {
    file: "rules/translated-requirements.ts",
    hash: "e6db6d30b67a",
  },
  {
    file: "rules/watchdog-suspect.ts",
    hash: "c110e4e7d8cb",
  },
  {
    file: "sign-search.ts",
    hash: "dc6dc4c87d02",
  },
  {
    file: "sixteen-colours.ts",
    hash: "b5ad7e1fe627",
  },
  {
    file: "slots.ts",
    hash: "8eef008c6868",
  },
  {
    file: "stack-frames.ts",
    hash: "eb46adc7ff22",
  },
  {
    file: "stack-traces.ts",
    hash: "0af4dbbf5662",
  },
  {
    file: "text-hash.ts",
    hash: "fbb555ab450d",
  },
  {
    file: "thread-dumps.ts",
    hash: "6c40a3195e3b",
  },
  {
    file: "times.ts",
    hash: "15986d10226f",
  },
  {
    file: "trace-groups.ts",
    hash: "d685d7e47232",
  },
  {
    file: "trace-reader.ts",
    hash: "eb86d894e3b5",
  },
  {
    file: "verdict/outcome.ts",
    hash: "f49b51613917",
  },
  {
    file: "verdict/verdict.ts",
    hash: "32732c059007",
  },
];
