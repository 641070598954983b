// Made by `npm run registry` from the sources of the analyser. Long because every file has an entry.
export const ruleHashes: readonly { file: string; hash: string }[] = [
  {
    file: "analyse-ends.ts",
    hash: "8aeaee14ec6c",
  },
  {
    file: "analyse.ts",
    hash: "d331bc506550",
  },
  {
    file: "bare-lines.ts",
    hash: "106164997698",
  },
  {
    file: "candidate-lines.ts",
    hash: "8f274cf1b2df",
  },
  {
    file: "chat-lines.ts",
    hash: "1c57670ddf26",
  },
  {
    file: "colour-codes.ts",
    hash: "80a17b165927",
  },
  {
    file: "count-errors.ts",
    hash: "7e357862f844",
  },
  {
    file: "crash-marks.ts",
    hash: "661cda8c059a",
  },
  {
    file: "docker-json.ts",
    hash: "276fc8a7b6c8",
  },
  {
    file: "entries.ts",
    hash: "3b9969de9f01",
  },
  {
    file: "evidence/crash-report.ts",
    hash: "7b0610cf37ce",
  },
  {
    file: "evidence/development.ts",
    hash: "382e53e46c04",
  },
  {
    file: "evidence/evidence.ts",
    hash: "99384df5bbb3",
  },
  {
    file: "evidence/failed-mods.ts",
    hash: "da31c4f27f4c",
  },
  {
    file: "evidence/jvm-report.ts",
    hash: "0c33b48dcea6",
  },
  {
    file: "evidence/report-subject.ts",
    hash: "8bbf5751c28b",
  },
  {
    file: "evidence/run-ends.ts",
    hash: "4a89787c17be",
  },
  {
    file: "evidence/runs.ts",
    hash: "0534c73af53b",
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
    hash: "f34116fced15",
  },
  {
    file: "exceptions/everyday.ts",
    hash: "dee145927eaf",
  },
  {
    file: "exceptions/explained.ts",
    hash: "27fff18a1407",
  },
  {
    file: "exceptions/meaning-table.ts",
    hash: "28a8c32ec2fc",
  },
  {
    file: "exceptions/meanings.ts",
    hash: "438087ab07d7",
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
    hash: "1ad918c7473a",
  },
  {
    file: "facts/fabric-mods.ts",
    hash: "d8b26ce1b78e",
  },
  {
    file: "facts/forge-mods.ts",
    hash: "b97dd6243846",
  },
  {
    file: "facts/jvm-arguments.ts",
    hash: "31aed75726d7",
  },
  {
    file: "facts/jvm-crash.ts",
    hash: "3c182ef83f1b",
  },
  {
    file: "facts/launcher-logs.ts",
    hash: "11cc440a41be",
  },
  {
    file: "facts/log-environment.ts",
    hash: "7ebd1f6bd386",
  },
  {
    file: "facts/log-view.ts",
    hash: "8b88c031b292",
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
    hash: "8e9a0bb59d0c",
  },
  {
    file: "facts/plugins.ts",
    hash: "350985ec5c44",
  },
  {
    file: "facts/reader.ts",
    hash: "461896a84330",
  },
  {
    file: "facts/sample-facts.ts",
    hash: "fd44d54a90fb",
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
    hash: "7f78ef590816",
  },
  {
    file: "finding.ts",
    hash: "619e9332a2fc",
  },
  {
    file: "findings/access-denied-class.ts",
    hash: "7665ac53a66b",
  },
  {
    file: "findings/archive-corrupt.ts",
    hash: "3a2e7dc7c8da",
  },
  {
    file: "findings/asset-index-missing.ts",
    hash: "13984444e37a",
  },
  {
    file: "findings/auth-invalid-session.ts",
    hash: "ff78564690ad",
  },
  {
    file: "findings/auth-servers-down.ts",
    hash: "f32c0e34be2d",
  },
  {
    file: "findings/bedrock-allowlist-auth.ts",
    hash: "c3f922aeba50",
  },
  {
    file: "findings/bedrock-content-invalid.ts",
    hash: "db775a37dc34",
  },
  {
    file: "findings/bedrock-script-error.ts",
    hash: "f101182b70db",
  },
  {
    file: "findings/bedrock-whitelist-auth.ts",
    hash: "2d88e12eadc5",
  },
  {
    file: "findings/bedrock-world-encrypted.ts",
    hash: "9b676021c89f",
  },
  {
    file: "findings/bind-failed.ts",
    hash: "94eb4bb3fbde",
  },
  {
    file: "findings/block-entity-dropped.ts",
    hash: "db3bf95b8138",
  },
  {
    file: "findings/block-entity-not-registered.ts",
    hash: "b94ccdc6ba12",
  },
  {
    file: "findings/build-failed.ts",
    hash: "faf8ff7321ed",
  },
  {
    file: "findings/chat-signing.ts",
    hash: "0fc2cf505db6",
  },
  {
    file: "findings/class-init-failed.ts",
    hash: "0ce4825c5168",
  },
  {
    file: "findings/class-missing.ts",
    hash: "23027554a0e8",
  },
  {
    file: "findings/client-class-on-server.ts",
    hash: "b538e3572156",
  },
  {
    file: "findings/client-version-mismatch.ts",
    hash: "dd0cca2843ee",
  },
  {
    file: "findings/code-of-conduct-missing.ts",
    hash: "c40f58d133d6",
  },
  {
    file: "findings/config-invalid.ts",
    hash: "534b0ab14fe4",
  },
  {
    file: "findings/config-newer-version.ts",
    hash: "8ba2eccb209c",
  },
  {
    file: "findings/connection-lost.ts",
    hash: "6cf030bc7eff",
  },
  {
    file: "findings/connection-timed-out.ts",
    hash: "6118c12ae833",
  },
  {
    file: "findings/console-input-failed.ts",
    hash: "3fa891308eec",
  },
  {
    file: "findings/container-out-of-memory.ts",
    hash: "2f7623440941",
  },
  {
    file: "findings/database-unreachable.ts",
    hash: "db57f2923e25",
  },
  {
    file: "findings/datapack-entry-invalid.ts",
    hash: "dd419662376d",
  },
  {
    file: "findings/datapack-failed.ts",
    hash: "6ed555f4502b",
  },
  {
    file: "findings/datapack-function-failed.ts",
    hash: "a3b64a62b0fe",
  },
  {
    file: "findings/datapack-missing.ts",
    hash: "7b6255b0c3a5",
  },
  {
    file: "findings/datapack-mod-missing.ts",
    hash: "4fe395ff8b61",
  },
  {
    file: "findings/debug-crash.ts",
    hash: "8724b6db3d3e",
  },
  {
    file: "findings/disk-failing.ts",
    hash: "48005940bea8",
  },
  {
    file: "findings/disk-full.ts",
    hash: "01c7b65c84db",
  },
  {
    file: "findings/embeddium-missing.ts",
    hash: "370879eda625",
  },
  {
    file: "findings/eula-not-accepted.ts",
    hash: "a64327340fd6",
  },
  {
    file: "findings/exit-code-windows.ts",
    hash: "4f1dec1bc569",
  },
  {
    file: "findings/fabric-loader-too-new.ts",
    hash: "d3f1d4e73c64",
  },
  {
    file: "findings/fabric-loader-too-old.ts",
    hash: "2229f65cfa76",
  },
  {
    file: "findings/feature-order-cycle.ts",
    hash: "b65a1234b84b",
  },
  {
    file: "findings/ferritecore-neighbours.ts",
    hash: "14eae6c6e6fe",
  },
  {
    file: "findings/file-cut-while-open.ts",
    hash: "b69619ae3df4",
  },
  {
    file: "findings/file-exists.ts",
    hash: "3d387da39ed6",
  },
  {
    file: "findings/file-in-use.ts",
    hash: "da1434a86f19",
  },
  {
    file: "findings/file-permission.ts",
    hash: "f4bc1b20b2c0",
  },
  {
    file: "findings/file-signature.ts",
    hash: "4e38d67f42c0",
  },
  {
    file: "findings/floodgate-key-mismatch.ts",
    hash: "f96caae65faa",
  },
  {
    file: "findings/floodgate-missing.ts",
    hash: "afef383e27d7",
  },
  {
    file: "findings/forge-too-old-for-java.ts",
    hash: "6ec558812423",
  },
  {
    file: "findings/game-signature-refused.ts",
    hash: "136b1be079d9",
  },
  {
    file: "findings/gc-overhead.ts",
    hash: "2fc0a3fa90e3",
  },
  {
    file: "findings/geyser-auth-mismatch.ts",
    hash: "184bd05dda86",
  },
  {
    file: "findings/geyser-version-gap.ts",
    hash: "ac75f56eba19",
  },
  {
    file: "findings/graphics-driver.ts",
    hash: "000b6d19fab5",
  },
  {
    file: "findings/heap-settings-invalid.ts",
    hash: "c59164894104",
  },
  {
    file: "findings/heap-too-large.ts",
    hash: "5b04dd7472ca",
  },
  {
    file: "findings/illegal-entity-teleport.ts",
    hash: "33e606559a30",
  },
  {
    file: "findings/indium-missing.ts",
    hash: "199fcdeb2f67",
  },
  {
    file: "findings/jar-not-startable.ts",
    hash: "306d45ecc1f9",
  },
  {
    file: "findings/java-32-bit.ts",
    hash: "27d078e31815",
  },
  {
    file: "findings/java-headless.ts",
    hash: "495869e1b327",
  },
  {
    file: "findings/java-openj9.ts",
    hash: "b46dfd2dbe2d",
  },
  {
    file: "findings/java-outdated.ts",
    hash: "948fc420e9a8",
  },
  {
    file: "findings/java-path-invalid.ts",
    hash: "82d7376d1f15",
  },
  {
    file: "findings/java-tls-outdated.ts",
    hash: "8c9a0c9719b6",
  },
  {
    file: "findings/java-too-new.ts",
    hash: "306ebe5f1a5e",
  },
  {
    file: "findings/java-too-old.ts",
    hash: "c3759420f241",
  },
  {
    file: "findings/java-wrong-module.ts",
    hash: "41bc49557897",
  },
  {
    file: "findings/jvm-argument-invalid.ts",
    hash: "3d276523ecc6",
  },
  {
    file: "findings/jvm-crash.ts",
    hash: "1672b88b3281",
  },
  {
    file: "findings/key-registered-twice.ts",
    hash: "eae34688a38d",
  },
  {
    file: "findings/kubejs-script-error.ts",
    hash: "10686d1d2674",
  },
  {
    file: "findings/legacy-java-fixer-missing.ts",
    hash: "b1bf020fca8c",
  },
  {
    file: "findings/library-missing.ts",
    hash: "f1372c76533d",
  },
  {
    file: "findings/liteloader-with-forge.ts",
    hash: "f2de670e4eb3",
  },
  {
    file: "findings/loader-incomplete.ts",
    hash: "495c2b1d3e17",
  },
  {
    file: "findings/loader-twice.ts",
    hash: "46373e68cdf0",
  },
  {
    file: "findings/log4shell-attempt.ts",
    hash: "c7a413e86107",
  },
  {
    file: "findings/loom-mods-block.ts",
    hash: "28feddd7101c",
  },
  {
    file: "findings/lwjgl-mismatch.ts",
    hash: "bb7c384e9600",
  },
  {
    file: "findings/macos-display.ts",
    hash: "9ead29372d8b",
  },
  {
    file: "findings/macos-main-thread.ts",
    hash: "0f45d7dbeda1",
  },
  {
    file: "findings/mappings-mismatch.ts",
    hash: "131b6ac8119a",
  },
  {
    file: "findings/method-missing.ts",
    hash: "cea50f7edb80",
  },
  {
    file: "findings/mixin-class-missing.ts",
    hash: "c99a241a110b",
  },
  {
    file: "findings/mixin-config-missing.ts",
    hash: "58911598835d",
  },
  {
    file: "findings/mixin-failed.ts",
    hash: "5892db784a53",
  },
  {
    file: "findings/mixin-version-too-old.ts",
    hash: "55d37b95661f",
  },
  {
    file: "findings/mixinbootstrap-missing.ts",
    hash: "5eaed2ccd1fd",
  },
  {
    file: "findings/mod-classes-missing.ts",
    hash: "a50a3c819946",
  },
  {
    file: "findings/mod-confirm-needed.ts",
    hash: "cbe026ca0f8b",
  },
  {
    file: "findings/mod-conflict.ts",
    hash: "ca9aa8b27c3b",
  },
  {
    file: "findings/mod-dependency-cycle.ts",
    hash: "25f8b54b4ad1",
  },
  {
    file: "findings/mod-dependency-missing.ts",
    hash: "b5a878897503",
  },
  {
    file: "findings/mod-dependency-version.ts",
    hash: "400b1510c87d",
  },
  {
    file: "findings/mod-duplicate.ts",
    hash: "ea331768e3d2",
  },
  {
    file: "findings/mod-entrypoint-failed.ts",
    hash: "5d01bfe6c193",
  },
  {
    file: "findings/mod-event-failed.ts",
    hash: "a23de89e4c5d",
  },
  {
    file: "findings/mod-exception.ts",
    hash: "5873f0866a06",
  },
  {
    file: "findings/mod-extracted.ts",
    hash: "5ab1e2b02294",
  },
  {
    file: "findings/mod-fatal.ts",
    hash: "412a7f204b28",
  },
  {
    file: "findings/mod-file-ignored.ts",
    hash: "3b7bbba6665d",
  },
  {
    file: "findings/mod-file-invalid.ts",
    hash: "7c7567e5ce49",
  },
  {
    file: "findings/mod-file-name.ts",
    hash: "cdc65238f6c9",
  },
  {
    file: "findings/mod-id-conflict.ts",
    hash: "e6fd654f5dd3",
  },
  {
    file: "findings/mod-id-limit.ts",
    hash: "2f48680fa756",
  },
  {
    file: "findings/mod-incompatible.ts",
    hash: "703d6f58948b",
  },
  {
    file: "findings/mod-language-provider.ts",
    hash: "4e21f8c10a4a",
  },
  {
    file: "findings/mod-list-mismatch.ts",
    hash: "bedab4f80faf",
  },
  {
    file: "findings/mod-minecraft-version.ts",
    hash: "509ecfa62080",
  },
  {
    file: "findings/mod-module-conflict.ts",
    hash: "3a26dad820d4",
  },
  {
    file: "findings/mod-other-loader.ts",
    hash: "e76ac0a0de17",
  },
  {
    file: "findings/mod-recommended-missing.ts",
    hash: "6100e1261fb1",
  },
  {
    file: "findings/mod-wrong-loader.ts",
    hash: "a37318c89f48",
  },
  {
    file: "findings/module-missing.ts",
    hash: "357a2989264c",
  },
  {
    file: "findings/motd-malformed.ts",
    hash: "b05c1b5364a8",
  },
  {
    file: "findings/multiplayer-disabled.ts",
    hash: "df337886cdb6",
  },
  {
    file: "findings/narrator-unavailable.ts",
    hash: "434db24346f5",
  },
  {
    file: "findings/native-code-crash.ts",
    hash: "15676d032c53",
  },
  {
    file: "findings/nightconfig-corrupt.ts",
    hash: "f38ba83d51fc",
  },
  {
    file: "findings/no-internet.ts",
    hash: "bdd10c826202",
  },
  {
    file: "findings/online-mode-off.ts",
    hash: "5f48967ffb18",
  },
  {
    file: "findings/opengl-invalid-operation.ts",
    hash: "701c1e81c87b",
  },
  {
    file: "findings/opengl-no-context.ts",
    hash: "b1d9d3491511",
  },
  {
    file: "findings/opengl-out-of-memory.ts",
    hash: "0571a2709d5a",
  },
  {
    file: "findings/opengl-unsupported.ts",
    hash: "5712b63242cf",
  },
  {
    file: "findings/optifine-incompatible.ts",
    hash: "b8c365a41cec",
  },
  {
    file: "findings/optifine-twice.ts",
    hash: "8c185362adc6",
  },
  {
    file: "findings/out-of-memory-native.ts",
    hash: "8f0849e1fed2",
  },
  {
    file: "findings/out-of-memory.ts",
    hash: "b669e7e00f2a",
  },
  {
    file: "findings/pack-stray-file.ts",
    hash: "99d1c295e0ca",
  },
  {
    file: "findings/packet-too-large.ts",
    hash: "f63b2075805d",
  },
  {
    file: "findings/permgen-full.ts",
    hash: "be5e9c516b29",
  },
  {
    file: "findings/php-extension-missing.ts",
    hash: "1cd6a9aedd27",
  },
  {
    file: "findings/php-unsuitable.ts",
    hash: "f57adfd960f4",
  },
  {
    file: "findings/player-data-corrupt.ts",
    hash: "8ccf3062176e",
  },
  {
    file: "findings/player-list-corrupt.ts",
    hash: "4facb500a6e4",
  },
  {
    file: "findings/plugin-ambiguous.ts",
    hash: "30d617b69cd1",
  },
  {
    file: "findings/plugin-api-too-low.ts",
    hash: "417ac688a8f6",
  },
  {
    file: "findings/plugin-authme-shutdown.ts",
    hash: "52bb149792ba",
  },
  {
    file: "findings/plugin-command-failed.ts",
    hash: "aace79cc5dfd",
  },
  {
    file: "findings/plugin-config-invalid.ts",
    hash: "4d60acb1a554",
  },
  {
    file: "findings/plugin-database-failed.ts",
    hash: "eee070883a4f",
  },
  {
    file: "findings/plugin-dependency-cycle.ts",
    hash: "7c3a614fe85b",
  },
  {
    file: "findings/plugin-dependency-missing.ts",
    hash: "2dd2e9314a22",
  },
  {
    file: "findings/plugin-descriptor-missing.ts",
    hash: "4e8b7124e3d3",
  },
  {
    file: "findings/plugin-disable-failed.ts",
    hash: "5550473d2942",
  },
  {
    file: "findings/plugin-disabled-itself.ts",
    hash: "747830e49e19",
  },
  {
    file: "findings/plugin-economy-missing.ts",
    hash: "598ab8ee8bed",
  },
  {
    file: "findings/plugin-enable-failed.ts",
    hash: "a169c60a5bcd",
  },
  {
    file: "findings/plugin-events-skipped.ts",
    hash: "fab63bb1d01e",
  },
  {
    file: "findings/plugin-file-corrupt.ts",
    hash: "37acc27731d1",
  },
  {
    file: "findings/plugin-file-replaced.ts",
    hash: "9070a673b89b",
  },
  {
    file: "findings/plugin-folia-unsupported.ts",
    hash: "ada6262395fd",
  },
  {
    file: "findings/plugin-incompatible.ts",
    hash: "74887bbc50a5",
  },
  {
    file: "findings/plugin-java-version.ts",
    hash: "89510efe7625",
  },
  {
    file: "findings/plugin-legacy-text.ts",
    hash: "1e74912d2b27",
  },
  {
    file: "findings/plugin-load-failed.ts",
    hash: "792082ae1e7f",
  },
  {
    file: "findings/plugin-loaded-at-runtime.ts",
    hash: "fdd21b507deb",
  },
  {
    file: "findings/plugin-multiverse-world.ts",
    hash: "366b0bb01872",
  },
  {
    file: "findings/plugin-permissionsex-config.ts",
    hash: "a5695ee938f5",
  },
  {
    file: "findings/plugin-runtime-error.ts",
    hash: "025c9f1bf57e",
  },
  {
    file: "findings/plugin-server-version.ts",
    hash: "632306ea85a4",
  },
  {
    file: "findings/plugin-wrong-platform.ts",
    hash: "fbf3bc55f225",
  },
  {
    file: "findings/port-in-use.ts",
    hash: "afe9e522e9db",
  },
  {
    file: "findings/process-killed.ts",
    hash: "1962b39b8a97",
  },
  {
    file: "findings/proxy-argument-unknown.ts",
    hash: "07c628210e69",
  },
  {
    file: "findings/proxy-backend-unreachable.ts",
    hash: "daa24a861cdb",
  },
  {
    file: "findings/proxy-config-invalid.ts",
    hash: "bcb50c0b5adf",
  },
  {
    file: "findings/proxy-forced-host.ts",
    hash: "61eb885a6a42",
  },
  {
    file: "findings/proxy-forwarding.ts",
    hash: "40b1ac795fef",
  },
  {
    file: "findings/proxy-slow-event.ts",
    hash: "154c7e13a9be",
  },
  {
    file: "findings/registry-entries-missing.ts",
    hash: "ed5fce7b4568",
  },
  {
    file: "findings/resource-pack-metadata.ts",
    hash: "6b9ee98ab840",
  },
  {
    file: "findings/resource-pack-too-large.ts",
    hash: "374203b0bd03",
  },
  {
    file: "findings/resource-reload-failed.ts",
    hash: "4206b9732cc8",
  },
  {
    file: "findings/rtss-sodium.ts",
    hash: "70a3484f5d0a",
  },
  {
    file: "findings/script-error.ts",
    hash: "97b5c18f076d",
  },
  {
    file: "findings/secure-profile-required.ts",
    hash: "f3aa53c4693e",
  },
  {
    file: "findings/server-jar-missing.ts",
    hash: "fdd70719dc2d",
  },
  {
    file: "findings/server-overloaded-often.ts",
    hash: "8ab095ab6e40",
  },
  {
    file: "findings/server-overloaded.ts",
    hash: "8461811fbe1c",
  },
  {
    file: "findings/server-path-invalid.ts",
    hash: "b9c060aca206",
  },
  {
    file: "findings/server-reloaded.ts",
    hash: "be0a64aee631",
  },
  {
    file: "findings/server-unreachable.ts",
    hash: "738d2da79b07",
  },
  {
    file: "findings/service-port-in-use.ts",
    hash: "31b879b520c0",
  },
  {
    file: "findings/services-blocked.ts",
    hash: "1787bd7287bb",
  },
  {
    file: "findings/shader-compile-failed.ts",
    hash: "5ded27c6237c",
  },
  {
    file: "findings/shader-pack-invalid.ts",
    hash: "ed101bc7d501",
  },
  {
    file: "findings/shaders-mod-with-optifine.ts",
    hash: "4d5efc1e066c",
  },
  {
    file: "findings/sockets-blocked.ts",
    hash: "1934d5fabbf4",
  },
  {
    file: "findings/sodium-refused.ts",
    hash: "0122281aaa7a",
  },
  {
    file: "findings/sodium-unsupported-driver.ts",
    hash: "cd1f04453da5",
  },
  {
    file: "findings/sound-unavailable.ts",
    hash: "d7fa155ef7f0",
  },
  {
    file: "findings/splash-screen-failed.ts",
    hash: "e3999a3afa67",
  },
  {
    file: "findings/sponge-phase-error.ts",
    hash: "c4b22fd69b06",
  },
  {
    file: "findings/stack-overflow.ts",
    hash: "0c8006bb6066",
  },
  {
    file: "findings/system-library-missing.ts",
    hash: "6bedcf170ace",
  },
  {
    file: "findings/texture-atlas-full.ts",
    hash: "68d2e2657411",
  },
  {
    file: "findings/ticking-block-entity.ts",
    hash: "2d0a09bcbe33",
  },
  {
    file: "findings/ticking-entity.ts",
    hash: "65e36ad411a2",
  },
  {
    file: "findings/ticking-player.ts",
    hash: "b94ef33e2eab",
  },
  {
    file: "findings/too-many-open-files.ts",
    hash: "084e29deac16",
  },
  {
    file: "findings/turkish-locale.ts",
    hash: "ebb5080485b8",
  },
  {
    file: "findings/update-chain-too-long.ts",
    hash: "2984de675664",
  },
  {
    file: "findings/watchdog-stall.ts",
    hash: "f2480ee7c339",
  },
  {
    file: "findings/watchdog-warning.ts",
    hash: "5458ecc9c6a2",
  },
  {
    file: "findings/window-failed.ts",
    hash: "c60180b55666",
  },
  {
    file: "findings/world-aquatic-downgrade.ts",
    hash: "d5a29d926240",
  },
  {
    file: "findings/world-chunk-failed.ts",
    hash: "31a0c76ae877",
  },
  {
    file: "findings/world-duplicate.ts",
    hash: "0db86fa7c922",
  },
  {
    file: "findings/world-level-dat-corrupt.ts",
    hash: "23ed36503386",
  },
  {
    file: "findings/world-load-failed.ts",
    hash: "b82433ca0d3c",
  },
  {
    file: "findings/world-mod-missing.ts",
    hash: "ab06db9d227a",
  },
  {
    file: "findings/world-mod-version.ts",
    hash: "07da58ff79c7",
  },
  {
    file: "findings/world-newer-version.ts",
    hash: "b16de6a8eabd",
  },
  {
    file: "findings/world-old-player-directory.ts",
    hash: "5a6a982c9ede",
  },
  {
    file: "findings/world-older-conversion.ts",
    hash: "f4ec63ba1bdf",
  },
  {
    file: "findings/world-overworld-settings.ts",
    hash: "14200d0f52ee",
  },
  {
    file: "findings/world-region-corrupt.ts",
    hash: "9ca7d2117aab",
  },
  {
    file: "findings/world-session-lock.ts",
    hash: "dbe582b1b8eb",
  },
  {
    file: "findings/worldgen-failed.ts",
    hash: "004d6e544a9b",
  },
  {
    file: "findings/xrandr-missing.ts",
    hash: "14b33187e4e0",
  },
  {
    file: "formats/all.ts",
    hash: "ab40ceb0dd07",
  },
  {
    file: "formats/arclight.ts",
    hash: "883511a0ca97",
  },
  {
    file: "formats/bedrock-content.ts",
    hash: "706db1763d4a",
  },
  {
    file: "formats/bedrock.ts",
    hash: "68e6b32a7bd2",
  },
  {
    file: "formats/bukkit.ts",
    hash: "e6d3d1def5a3",
  },
  {
    file: "formats/bungeecord.ts",
    hash: "5cad483d27b9",
  },
  {
    file: "formats/craftbukkit.ts",
    hash: "3c1be242d62f",
  },
  {
    file: "formats/custom-skin-loader.ts",
    hash: "e022352e4362",
  },
  {
    file: "formats/fabric.ts",
    hash: "6657f0c9fe04",
  },
  {
    file: "formats/folia.ts",
    hash: "89d4cec162a0",
  },
  {
    file: "formats/forge.ts",
    hash: "4837525b7bbc",
  },
  {
    file: "formats/format.ts",
    hash: "30e5cb3c7d0d",
  },
  {
    file: "formats/genisys.ts",
    hash: "487c16ef739c",
  },
  {
    file: "formats/geyser.ts",
    hash: "7c1993d138da",
  },
  {
    file: "formats/glowstone.ts",
    hash: "4f3ec102f46b",
  },
  {
    file: "formats/hybrid.ts",
    hash: "fd761eb6892a",
  },
  {
    file: "formats/jvm-crash.ts",
    hash: "141ac2a67eb4",
  },
  {
    file: "formats/liteloader.ts",
    hash: "6450b3712883",
  },
  {
    file: "formats/magma.ts",
    hash: "a6c46f075ce3",
  },
  {
    file: "formats/minecraft-launcher.ts",
    hash: "dff32ebc993a",
  },
  {
    file: "formats/mohist.ts",
    hash: "10459a413f59",
  },
  {
    file: "formats/neoforge.ts",
    hash: "ff993a07f1e9",
  },
  {
    file: "formats/nukkit.ts",
    hash: "1f985b73d17f",
  },
  {
    file: "formats/other-hybrids.ts",
    hash: "0ea1cfa6631a",
  },
  {
    file: "formats/paper.ts",
    hash: "df6b91d2ac03",
  },
  {
    file: "formats/pocketmine.ts",
    hash: "6ca6fc994ae4",
  },
  {
    file: "formats/prism-launcher.ts",
    hash: "5120fa5baa5c",
  },
  {
    file: "formats/purpur.ts",
    hash: "ca82b0216d38",
  },
  {
    file: "formats/quilt.ts",
    hash: "e0aed6a274c6",
  },
  {
    file: "formats/reports.ts",
    hash: "8b6aba60a5c9",
  },
  {
    file: "formats/sources.ts",
    hash: "e40323f68adc",
  },
  {
    file: "formats/spigot.ts",
    hash: "40ab4587f61a",
  },
  {
    file: "formats/sponge.ts",
    hash: "e52cb9d4c465",
  },
  {
    file: "formats/stack-trace.ts",
    hash: "36f85ac70d61",
  },
  {
    file: "formats/thread-dump.ts",
    hash: "e375145abc4f",
  },
  {
    file: "formats/unknown.ts",
    hash: "824f4cd2479f",
  },
  {
    file: "formats/vanilla.ts",
    hash: "e39c53fdebb0",
  },
  {
    file: "formats/velocity.ts",
    hash: "8959a16c0085",
  },
  {
    file: "formats/waterfall.ts",
    hash: "84cec63ca3c5",
  },
  {
    file: "headers.ts",
    hash: "7b3321a40373",
  },
  {
    file: "house-words.ts",
    hash: "693e3a7930cf",
  },
  {
    file: "insights.ts",
    hash: "04d4948f00ba",
  },
  {
    file: "join.ts",
    hash: "b564780e484a",
  },
  {
    file: "known-parameters.ts",
    hash: "4d1549d085a5",
  },
  {
    file: "line-header.ts",
    hash: "367d99e1d61a",
  },
  {
    file: "line-prefixes.ts",
    hash: "9f32fb6a0216",
  },
  {
    file: "lines-between.ts",
    hash: "13927d29f735",
  },
  {
    file: "lines.ts",
    hash: "a07d4e680987",
  },
  {
    file: "log-ends.ts",
    hash: "0f33b7dc19a6",
  },
  {
    file: "marker-search.ts",
    hash: "87af4666a121",
  },
  {
    file: "matching/client-classes.ts",
    hash: "b48f5c03a688",
  },
  {
    file: "matching/failed-plugin.ts",
    hash: "3c6869b01fb2",
  },
  {
    file: "matching/java-versions.ts",
    hash: "27393590d624",
  },
  {
    file: "matching/jvm-report-codes.ts",
    hash: "9fc411e5df58",
  },
  {
    file: "matching/match-text.ts",
    hash: "c069d9fb4699",
  },
  {
    file: "matching/memory-areas.ts",
    hash: "dc5820d6e15e",
  },
  {
    file: "matching/merged-mods.ts",
    hash: "cb94dd0b1e42",
  },
  {
    file: "matching/missing-dependencies.ts",
    hash: "591ddb9a6077",
  },
  {
    file: "matching/native-libraries.ts",
    hash: "49f7a65dfbe7",
  },
  {
    file: "matching/plugin-platforms.ts",
    hash: "0feca50ec289",
  },
  {
    file: "matching/ports.ts",
    hash: "b0a4307a485f",
  },
  {
    file: "matching/requirements.ts",
    hash: "748034590b61",
  },
  {
    file: "matching/system-messages.ts",
    hash: "8c0778c54074",
  },
  {
    file: "matching/translated-messages.ts",
    hash: "cea7128713fc",
  },
  {
    file: "matching/unfitting-texture.ts",
    hash: "999d45142827",
  },
  {
    file: "matching/version-ranges.ts",
    hash: "605bb8336ee0",
  },
  {
    file: "merge-findings.ts",
    hash: "29844f8cb47b",
  },
  {
    file: "model.ts",
    hash: "5ed4c05eced2",
  },
  {
    file: "multicraft-lines.ts",
    hash: "898e44ca81c0",
  },
  {
    file: "needle-scan.ts",
    hash: "266cd43187f0",
  },
  {
    file: "owners/culprit.ts",
    hash: "c7a16985b84d",
  },
  {
    file: "owners/known-mods.ts",
    hash: "0b9d33dfecc0",
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
    file: "owners/libraries.ts",
    hash: "055d7dd9a218",
  },
  {
    file: "owners/listed-parts.ts",
    hash: "f2157870da24",
  },
  {
    file: "owners/names.ts",
    hash: "f7d021d312ed",
  },
  {
    file: "owners/owner.ts",
    hash: "ad7e9eb7903b",
  },
  {
    file: "owners/owners.ts",
    hash: "5b32a1dd4545",
  },
  {
    file: "owners/platform-packages.ts",
    hash: "e39330736f78",
  },
  {
    file: "panel-prefixes.ts",
    hash: "dc89d4ab2e37",
  },
  {
    file: "php-traces.ts",
    hash: "ff76145b56e9",
  },
  {
    file: "places-in-log.ts",
    hash: "ee5623889cdf",
  },
  {
    file: "plain-characters.ts",
    hash: "d79604804337",
  },
  {
    file: "rare-places.ts",
    hash: "2874fc5ab64f",
  },
  {
    file: "read-log.ts",
    hash: "326ffd800798",
  },
  {
    file: "reading.ts",
    hash: "8c5f8cf599e8",
  },
  {
    file: "result-size.ts",
    hash: "2a98580f56af",
  },
  {
    file: "rule-set-version.ts",
    hash: "fc2a6982dc20",
  },
  {
    file: "rule-set.ts",
    hash: "369ec1bb940f",
  },
  {
    file: "sixteen-colours.ts",
    hash: "b5ad7e1fe627",
  },
  {
    file: "stack-frames.ts",
    hash: "2d5b46f35487",
  },
  {
    file: "stack-traces.ts",
    hash: "5c2d519281c0",
  },
  {
    file: "stalls.ts",
    hash: "120dafb4a1f6",
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
    hash: "12b9e65a0f42",
  },
  {
    file: "trace-groups.ts",
    hash: "d685d7e47232",
  },
  {
    file: "trace-reader.ts",
    hash: "eb0e13c3a182",
  },
  {
    file: "verdict/broken-by-mixin.ts",
    hash: "45dc7b5acc27",
  },
  {
    file: "verdict/consequences.ts",
    hash: "b3f13635426b",
  },
  {
    file: "verdict/outcome.ts",
    hash: "f49b51613917",
  },
  {
    file: "verdict/turned-away.ts",
    hash: "17f322eef23f",
  },
  {
    file: "verdict/verdict.ts",
    hash: "6fba411fa755",
  },
  {
    file: "whole-log-finding.ts",
    hash: "e35c2057f1b0",
  },
  {
    file: "whole-log-findings/assets-missing.ts",
    hash: "cf85ab66ad35",
  },
  {
    file: "whole-log-findings/chunk-unreadable.ts",
    hash: "e4520f44af4e",
  },
  {
    file: "whole-log-findings/crash.ts",
    hash: "d6ad9b79145c",
  },
  {
    file: "whole-log-findings/java-too-new-for-game.ts",
    hash: "cc225f4d3a6a",
  },
  {
    file: "whole-log-findings/jvm-crash.ts",
    hash: "00039065a183",
  },
  {
    file: "whole-log-findings/loading-failed-earlier.ts",
    hash: "a1cce2da5ff0",
  },
  {
    file: "whole-log-findings/log-incomplete.ts",
    hash: "a9d3d0c92097",
  },
  {
    file: "whole-log-findings/mod-runtime-error.ts",
    hash: "73611877fc11",
  },
  {
    file: "whole-log-findings/not-remapped.ts",
    hash: "ca6141607631",
  },
  {
    file: "whole-log-findings/old-forge-blocks.ts",
    hash: "415780f6be52",
  },
  {
    file: "whole-log-findings/optifine-pair.ts",
    hash: "52be8f6f9c4b",
  },
  {
    file: "whole-log-findings/plugin-handler-error.ts",
    hash: "60ca3550257a",
  },
  {
    file: "whole-log-findings/plugin-needs-paper.ts",
    hash: "37ac5824fced",
  },
  {
    file: "whole-log-findings/pocketmine-dump.ts",
    hash: "69c509a3f891",
  },
  {
    file: "whole-log-findings/translated-requirements.ts",
    hash: "01bd83d6e2da",
  },
  {
    file: "whole-log-findings/watchdog-suspect.ts",
    hash: "b7081b069995",
  },
];
