// Made by `npm run registry` from the sources of the analyser. Long because every file has an entry.
export const ruleHashes: readonly { file: string; hash: string }[] = [
  {
    file: "analyse.ts",
    hash: "6096a9d332e8",
  },
  {
    file: "candidate-lines.ts",
    hash: "83b934e466b3",
  },
  {
    file: "colour-codes.ts",
    hash: "77269b28f6f7",
  },
  {
    file: "crash-marks.ts",
    hash: "858a44b12c84",
  },
  {
    file: "entries.ts",
    hash: "f807b08cd5a4",
  },
  {
    file: "evidence.ts",
    hash: "cdcf9901ce11",
  },
  {
    file: "exception-group.ts",
    hash: "ead48fd9dc90",
  },
  {
    file: "exception-header.ts",
    hash: "6c88fa0c6cda",
  },
  {
    file: "facts.ts",
    hash: "02db9a3954ce",
  },
  {
    file: "facts/collected.ts",
    hash: "9ceeb0601e1a",
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
    hash: "7b94cfca03de",
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
    hash: "476e0aaadbfd",
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
    hash: "ae902d9134e1",
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
    hash: "51958d05a127",
  },
  {
    file: "finding.ts",
    hash: "739c4ba8c644",
  },
  {
    file: "findings/access-denied-class.ts",
    hash: "e4b83681725a",
  },
  {
    file: "findings/archive-corrupt.ts",
    hash: "629849c09f1b",
  },
  {
    file: "findings/auth-invalid-session.ts",
    hash: "8c7e65e0e9e1",
  },
  {
    file: "findings/auth-servers-down.ts",
    hash: "ccd02c2417b3",
  },
  {
    file: "findings/bedrock-allowlist-auth.ts",
    hash: "07f8da85e854",
  },
  {
    file: "findings/bedrock-whitelist-auth.ts",
    hash: "fbe5137e2cc9",
  },
  {
    file: "findings/bedrock-world-encrypted.ts",
    hash: "0f1091ba6ab0",
  },
  {
    file: "findings/bind-failed.ts",
    hash: "bac2145bea3b",
  },
  {
    file: "findings/class-init-failed.ts",
    hash: "f1e6d9af41bc",
  },
  {
    file: "findings/class-missing.ts",
    hash: "81d2e396bd8b",
  },
  {
    file: "findings/client-class-on-server.ts",
    hash: "753aa820c50c",
  },
  {
    file: "findings/client-version-mismatch.ts",
    hash: "4fa784e3eab8",
  },
  {
    file: "findings/code-of-conduct-missing.ts",
    hash: "6367762839a6",
  },
  {
    file: "findings/config-invalid.ts",
    hash: "3c3bc24975f3",
  },
  {
    file: "findings/connection-lost.ts",
    hash: "073e0374ecb2",
  },
  {
    file: "findings/connection-timed-out.ts",
    hash: "177fc12fabe3",
  },
  {
    file: "findings/container-out-of-memory.ts",
    hash: "c6d8a33baaec",
  },
  {
    file: "findings/datapack-entry-invalid.ts",
    hash: "7d72afc1a454",
  },
  {
    file: "findings/datapack-failed.ts",
    hash: "1e6305f87eb5",
  },
  {
    file: "findings/datapack-function-failed.ts",
    hash: "eb426c193648",
  },
  {
    file: "findings/datapack-missing.ts",
    hash: "eb0aeffba97d",
  },
  {
    file: "findings/datapack-mod-missing.ts",
    hash: "588f542a9232",
  },
  {
    file: "findings/debug-crash.ts",
    hash: "e02bcf1db990",
  },
  {
    file: "findings/disk-full.ts",
    hash: "2978caa46248",
  },
  {
    file: "findings/eula-not-accepted.ts",
    hash: "b31cf0207854",
  },
  {
    file: "findings/exit-code-windows.ts",
    hash: "673b21f98380",
  },
  {
    file: "findings/fabric-loader-too-new.ts",
    hash: "5c5994801862",
  },
  {
    file: "findings/fabric-loader-too-old.ts",
    hash: "4559f99a7f4f",
  },
  {
    file: "findings/file-exists.ts",
    hash: "c601aff2cb74",
  },
  {
    file: "findings/file-in-use.ts",
    hash: "2ae47a0b6812",
  },
  {
    file: "findings/file-permission.ts",
    hash: "ee66525f4405",
  },
  {
    file: "findings/file-signature.ts",
    hash: "c31e512c88e3",
  },
  {
    file: "findings/gc-overhead.ts",
    hash: "31c9acd9e396",
  },
  {
    file: "findings/graphics-driver.ts",
    hash: "bfcd2dd98f4e",
  },
  {
    file: "findings/heap-settings-invalid.ts",
    hash: "c3ee70747e99",
  },
  {
    file: "findings/heap-too-large.ts",
    hash: "9ab6b24c5f5a",
  },
  {
    file: "findings/java-32-bit.ts",
    hash: "4702f128a9e3",
  },
  {
    file: "findings/java-openj9.ts",
    hash: "07f86d2ba3a7",
  },
  {
    file: "findings/java-outdated.ts",
    hash: "bc885a27bc9b",
  },
  {
    file: "findings/java-path-invalid.ts",
    hash: "3e48e2990ca1",
  },
  {
    file: "findings/java-too-new.ts",
    hash: "9c50148aa47a",
  },
  {
    file: "findings/java-too-old.ts",
    hash: "16453fcc2cca",
  },
  {
    file: "findings/java-wrong-module.ts",
    hash: "5a84c3af8090",
  },
  {
    file: "findings/jvm-argument-invalid.ts",
    hash: "512fb2c82654",
  },
  {
    file: "findings/jvm-crash.ts",
    hash: "9383494bb182",
  },
  {
    file: "findings/kubejs-script-error.ts",
    hash: "a3ab184b35fc",
  },
  {
    file: "findings/library-missing.ts",
    hash: "a3f6c07e4fa1",
  },
  {
    file: "findings/loader-incomplete.ts",
    hash: "da6c7fb259a6",
  },
  {
    file: "findings/loader-twice.ts",
    hash: "fc5b88ca4f6c",
  },
  {
    file: "findings/log4shell-attempt.ts",
    hash: "70968834a33d",
  },
  {
    file: "findings/macos-display.ts",
    hash: "deeff77f84e7",
  },
  {
    file: "findings/macos-main-thread.ts",
    hash: "d3b9cba0cd10",
  },
  {
    file: "findings/method-missing.ts",
    hash: "262b34a94c51",
  },
  {
    file: "findings/mixin-failed.ts",
    hash: "0b7c76a37acd",
  },
  {
    file: "findings/mixin-version-too-old.ts",
    hash: "8f470640f439",
  },
  {
    file: "findings/mixinbootstrap-missing.ts",
    hash: "2ec7b9611909",
  },
  {
    file: "findings/mod-confirm-needed.ts",
    hash: "30039dce9c4a",
  },
  {
    file: "findings/mod-conflict.ts",
    hash: "7d0deb757dfa",
  },
  {
    file: "findings/mod-dependency-cycle.ts",
    hash: "1dbabc940c98",
  },
  {
    file: "findings/mod-dependency-missing.ts",
    hash: "e45595c484ea",
  },
  {
    file: "findings/mod-dependency-version.ts",
    hash: "278691334740",
  },
  {
    file: "findings/mod-duplicate.ts",
    hash: "511a2f0fd658",
  },
  {
    file: "findings/mod-entrypoint-failed.ts",
    hash: "84a5f5bfdd67",
  },
  {
    file: "findings/mod-event-failed.ts",
    hash: "1989c5e67169",
  },
  {
    file: "findings/mod-exception.ts",
    hash: "0e4dae8d56d9",
  },
  {
    file: "findings/mod-extracted.ts",
    hash: "36f837938e2c",
  },
  {
    file: "findings/mod-fatal.ts",
    hash: "f5bbe5214aa1",
  },
  {
    file: "findings/mod-file-ignored.ts",
    hash: "10dbb4ede03b",
  },
  {
    file: "findings/mod-file-invalid.ts",
    hash: "811f8284b7a3",
  },
  {
    file: "findings/mod-file-name.ts",
    hash: "5d8f6015c06d",
  },
  {
    file: "findings/mod-id-conflict.ts",
    hash: "6dbc3f528f78",
  },
  {
    file: "findings/mod-id-limit.ts",
    hash: "5eada0e46551",
  },
  {
    file: "findings/mod-incompatible.ts",
    hash: "91a04b567ac0",
  },
  {
    file: "findings/mod-language-provider.ts",
    hash: "df0f541e2138",
  },
  {
    file: "findings/mod-list-mismatch.ts",
    hash: "006cbeb9d58b",
  },
  {
    file: "findings/mod-minecraft-version.ts",
    hash: "29dc28b7823d",
  },
  {
    file: "findings/mod-module-conflict.ts",
    hash: "1089120683d9",
  },
  {
    file: "findings/mod-recommended-missing.ts",
    hash: "da1adf0fcc53",
  },
  {
    file: "findings/mod-wrong-loader.ts",
    hash: "5861ff3b386c",
  },
  {
    file: "findings/motd-malformed.ts",
    hash: "78ebe3648f3f",
  },
  {
    file: "findings/narrator-unavailable.ts",
    hash: "1f509a50f7b3",
  },
  {
    file: "findings/nightconfig-corrupt.ts",
    hash: "dccfe79ea3e8",
  },
  {
    file: "findings/online-mode-off.ts",
    hash: "ad81d4c2c12f",
  },
  {
    file: "findings/opengl-invalid-operation.ts",
    hash: "010d3f3c4b28",
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
    hash: "6b4bb2bee2dd",
  },
  {
    file: "findings/optifine-incompatible.ts",
    hash: "44ec79c75c89",
  },
  {
    file: "findings/optifine-twice.ts",
    hash: "e0c530c9cb4f",
  },
  {
    file: "findings/out-of-memory-native.ts",
    hash: "2919716937ca",
  },
  {
    file: "findings/out-of-memory.ts",
    hash: "408e79177501",
  },
  {
    file: "findings/plugin-ambiguous.ts",
    hash: "fa160effd04e",
  },
  {
    file: "findings/plugin-api-too-low.ts",
    hash: "21e34902d0f6",
  },
  {
    file: "findings/plugin-authme-shutdown.ts",
    hash: "9a3165cdb38b",
  },
  {
    file: "findings/plugin-command-failed.ts",
    hash: "3d728111b65a",
  },
  {
    file: "findings/plugin-config-invalid.ts",
    hash: "746d4a8ad49c",
  },
  {
    file: "findings/plugin-database-failed.ts",
    hash: "9c1be5c48a32",
  },
  {
    file: "findings/plugin-dependency-missing.ts",
    hash: "ca0b95fbef8c",
  },
  {
    file: "findings/plugin-descriptor-missing.ts",
    hash: "d423719b18fc",
  },
  {
    file: "findings/plugin-disable-failed.ts",
    hash: "03141ca85635",
  },
  {
    file: "findings/plugin-economy-missing.ts",
    hash: "c0b8946930c1",
  },
  {
    file: "findings/plugin-enable-failed.ts",
    hash: "35a8f2060f24",
  },
  {
    file: "findings/plugin-file-corrupt.ts",
    hash: "759c41a742d2",
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
    hash: "1fdf87b2db30",
  },
  {
    file: "findings/plugin-load-failed.ts",
    hash: "9033453c1901",
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
    hash: "6193c36a230c",
  },
  {
    file: "findings/plugin-server-version.ts",
    hash: "8b1b522e001c",
  },
  {
    file: "findings/plugin-wrong-platform.ts",
    hash: "f1bcca6f2cd8",
  },
  {
    file: "findings/port-in-use.ts",
    hash: "f1df209f954e",
  },
  {
    file: "findings/proxy-forwarding.ts",
    hash: "9cbaf2c42a7c",
  },
  {
    file: "findings/resource-pack-too-large.ts",
    hash: "498a45f81335",
  },
  {
    file: "findings/rtss-sodium.ts",
    hash: "1a08eb51e6b6",
  },
  {
    file: "findings/server-jar-missing.ts",
    hash: "526d28cfa6d8",
  },
  {
    file: "findings/server-overloaded-often.ts",
    hash: "41a80b3b2546",
  },
  {
    file: "findings/server-overloaded.ts",
    hash: "0bb84f35e515",
  },
  {
    file: "findings/server-reloaded.ts",
    hash: "ae6d7fab0c59",
  },
  {
    file: "findings/service-port-in-use.ts",
    hash: "aaf7ac22c0bc",
  },
  {
    file: "findings/shaders-mod-with-optifine.ts",
    hash: "ae742d1a2e95",
  },
  {
    file: "findings/stack-overflow.ts",
    hash: "f85dfa794409",
  },
  {
    file: "findings/texture-atlas-full.ts",
    hash: "852b9794a722",
  },
  {
    file: "findings/ticking-block-entity.ts",
    hash: "1a1c2ba91f4b",
  },
  {
    file: "findings/ticking-entity.ts",
    hash: "4c08e5bc416e",
  },
  {
    file: "findings/ticking-player.ts",
    hash: "4f215f79bed8",
  },
  {
    file: "findings/watchdog-stall.ts",
    hash: "f4bc926af69a",
  },
  {
    file: "findings/watchdog-suspect.ts",
    hash: "cad2f4a13871",
  },
  {
    file: "findings/watchdog-warning.ts",
    hash: "9c5b4d877679",
  },
  {
    file: "findings/window-failed.ts",
    hash: "583deb2bab7a",
  },
  {
    file: "findings/world-aquatic-downgrade.ts",
    hash: "4bb9fc7d9e0a",
  },
  {
    file: "findings/world-chunk-failed.ts",
    hash: "3cb091d0439f",
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
    file: "findings/world-mod-missing.ts",
    hash: "2854004c76ce",
  },
  {
    file: "findings/world-mod-version.ts",
    hash: "d7f2cdbd70e4",
  },
  {
    file: "findings/world-newer-version.ts",
    hash: "ca550a482c5a",
  },
  {
    file: "findings/world-old-player-directory.ts",
    hash: "2ec53951a724",
  },
  {
    file: "findings/world-older-conversion.ts",
    hash: "471b731d702b",
  },
  {
    file: "findings/world-overworld-settings.ts",
    hash: "429029abad21",
  },
  {
    file: "findings/world-region-corrupt.ts",
    hash: "4c8c33ef3dd3",
  },
  {
    file: "findings/world-session-lock.ts",
    hash: "5ee7bfe18da1",
  },
  {
    file: "findings/worldgen-failed.ts",
    hash: "27667c9410fc",
  },
  {
    file: "formats/all.ts",
    hash: "8c3f721dc986",
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
    hash: "eee693d7e3fd",
  },
  {
    file: "formats/folia.ts",
    hash: "c9874c743211",
  },
  {
    file: "formats/forge.ts",
    hash: "606b2ed58e72",
  },
  {
    file: "formats/format.ts",
    hash: "03b4411c2943",
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
    hash: "7932769ef63c",
  },
  {
    file: "formats/jvm-crash.ts",
    hash: "88e4b8e45a27",
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
    hash: "a652c6165eaa",
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
    hash: "94c363e4760c",
  },
  {
    file: "formats/purpur.ts",
    hash: "0d1d0e59bbe9",
  },
  {
    file: "formats/quilt.ts",
    hash: "ca9bdca5faeb",
  },
  {
    file: "formats/reports.ts",
    hash: "f89b91d566b4",
  },
  {
    file: "formats/sources.ts",
    hash: "94ec4193530a",
  },
  {
    file: "formats/spigot.ts",
    hash: "ea6623eaa3d6",
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
    hash: "20e78c41ffea",
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
    hash: "55dfeeb7dd4d",
  },
  {
    file: "insights.ts",
    hash: "0ea93c59f9cd",
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
    file: "mod-names.ts",
    hash: "edf8d3ef54ca",
  },
  {
    file: "model.ts",
    hash: "d6ae5b222fc6",
  },
  {
    file: "needle-scan.ts",
    hash: "2d4b3ed7e098",
  },
  {
    file: "package-owners.ts",
    hash: "f81c2abbdd2b",
  },
  {
    file: "php-traces.ts",
    hash: "0ce0613a8c3b",
  },
  {
    file: "read-log.ts",
    hash: "e9c20afee3b3",
  },
  {
    file: "result-size.ts",
    hash: "7e3dc2abb3ad",
  },
  {
    file: "root-cause.ts",
    hash: "18266d1effe8",
  },
  {
    file: "rule-set-version.ts",
    hash: "a975ec202169",
  },
  {
    file: "rule-set.ts",
    hash: "900a07f832ef",
  },
  {
    file: "sixteen-colours.ts",
    hash: "b5ad7e1fe627",
  },
  {
    file: "stack-frames.ts",
    hash: "71f8fa6ca363",
  },
  {
    file: "stack-traces.ts",
    hash: "8ad8246ff07c",
  },
  {
    file: "suspects.ts",
    hash: "f15bf9fa10fe",
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
    hash: "a80709ce6b3a",
  },
  {
    file: "trace-groups.ts",
    hash: "dee48ca46053",
  },
  {
    file: "trace-reader.ts",
    hash: "285ed2b6c5f8",
  },
];
