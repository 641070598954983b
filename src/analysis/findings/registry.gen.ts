// Made by `npm run registry` from the files in this folder. Long because there are so many.
import type { Finding } from "../finding.ts";
import _access_denied_class from "./access-denied-class.ts";
import _archive_corrupt from "./archive-corrupt.ts";
import _asset_index_missing from "./asset-index-missing.ts";
import _auth_invalid_session from "./auth-invalid-session.ts";
import _auth_servers_down from "./auth-servers-down.ts";
import _bedrock_allowlist_auth from "./bedrock-allowlist-auth.ts";
import _bedrock_content_invalid from "./bedrock-content-invalid.ts";
import _bedrock_script_error from "./bedrock-script-error.ts";
import _bedrock_whitelist_auth from "./bedrock-whitelist-auth.ts";
import _bedrock_world_encrypted from "./bedrock-world-encrypted.ts";
import _bind_failed from "./bind-failed.ts";
import _block_entity_dropped from "./block-entity-dropped.ts";
import _block_entity_not_registered from "./block-entity-not-registered.ts";
import _build_failed from "./build-failed.ts";
import _chat_signing from "./chat-signing.ts";
import _class_init_failed from "./class-init-failed.ts";
import _class_missing from "./class-missing.ts";
import _client_class_on_server from "./client-class-on-server.ts";
import _client_version_mismatch from "./client-version-mismatch.ts";
import _code_of_conduct_missing from "./code-of-conduct-missing.ts";
import _config_invalid from "./config-invalid.ts";
import _config_newer_version from "./config-newer-version.ts";
import _connection_lost from "./connection-lost.ts";
import _connection_timed_out from "./connection-timed-out.ts";
import _console_input_failed from "./console-input-failed.ts";
import _container_out_of_memory from "./container-out-of-memory.ts";
import _database_unreachable from "./database-unreachable.ts";
import _datapack_entry_invalid from "./datapack-entry-invalid.ts";
import _datapack_failed from "./datapack-failed.ts";
import _datapack_function_failed from "./datapack-function-failed.ts";
import _datapack_missing from "./datapack-missing.ts";
import _datapack_mod_missing from "./datapack-mod-missing.ts";
import _debug_crash from "./debug-crash.ts";
import _disk_failing from "./disk-failing.ts";
import _disk_full from "./disk-full.ts";
import _embeddium_missing from "./embeddium-missing.ts";
import _eula_not_accepted from "./eula-not-accepted.ts";
import _exit_code_windows from "./exit-code-windows.ts";
import _fabric_loader_too_new from "./fabric-loader-too-new.ts";
import _fabric_loader_too_old from "./fabric-loader-too-old.ts";
import _feature_order_cycle from "./feature-order-cycle.ts";
import _ferritecore_neighbours from "./ferritecore-neighbours.ts";
import _file_cut_while_open from "./file-cut-while-open.ts";
import _file_exists from "./file-exists.ts";
import _file_in_use from "./file-in-use.ts";
import _file_permission from "./file-permission.ts";
import _file_signature from "./file-signature.ts";
import _floodgate_key_mismatch from "./floodgate-key-mismatch.ts";
import _floodgate_missing from "./floodgate-missing.ts";
import _forge_too_old_for_java from "./forge-too-old-for-java.ts";
import _game_signature_refused from "./game-signature-refused.ts";
import _gc_overhead from "./gc-overhead.ts";
import _geyser_auth_mismatch from "./geyser-auth-mismatch.ts";
import _geyser_version_gap from "./geyser-version-gap.ts";
import _graphics_driver from "./graphics-driver.ts";
import _heap_settings_invalid from "./heap-settings-invalid.ts";
import _heap_too_large from "./heap-too-large.ts";
import _illegal_entity_teleport from "./illegal-entity-teleport.ts";
import _indium_missing from "./indium-missing.ts";
import _jar_not_startable from "./jar-not-startable.ts";
import _java_32_bit from "./java-32-bit.ts";
import _java_headless from "./java-headless.ts";
import _java_openj9 from "./java-openj9.ts";
import _java_outdated from "./java-outdated.ts";
import _java_path_invalid from "./java-path-invalid.ts";
import _java_tls_outdated from "./java-tls-outdated.ts";
import _java_too_new from "./java-too-new.ts";
import _java_too_old from "./java-too-old.ts";
import _java_wrong_module from "./java-wrong-module.ts";
import _jvm_argument_invalid from "./jvm-argument-invalid.ts";
import _jvm_crash from "./jvm-crash.ts";
import _key_registered_twice from "./key-registered-twice.ts";
import _kubejs_script_error from "./kubejs-script-error.ts";
import _legacy_java_fixer_missing from "./legacy-java-fixer-missing.ts";
import _library_missing from "./library-missing.ts";
import _liteloader_with_forge from "./liteloader-with-forge.ts";
import _loader_incomplete from "./loader-incomplete.ts";
import _loader_twice from "./loader-twice.ts";
import _log4shell_attempt from "./log4shell-attempt.ts";
import _loom_mods_block from "./loom-mods-block.ts";
import _lwjgl_mismatch from "./lwjgl-mismatch.ts";
import _macos_display from "./macos-display.ts";
import _macos_main_thread from "./macos-main-thread.ts";
import _mappings_mismatch from "./mappings-mismatch.ts";
import _method_missing from "./method-missing.ts";
import _mixin_class_missing from "./mixin-class-missing.ts";
import _mixin_config_missing from "./mixin-config-missing.ts";
import _mixin_failed from "./mixin-failed.ts";
import _mixin_version_too_old from "./mixin-version-too-old.ts";
import _mixinbootstrap_missing from "./mixinbootstrap-missing.ts";
import _mod_classes_missing from "./mod-classes-missing.ts";
import _mod_confirm_needed from "./mod-confirm-needed.ts";
import _mod_conflict from "./mod-conflict.ts";
import _mod_dependency_cycle from "./mod-dependency-cycle.ts";
import _mod_dependency_missing from "./mod-dependency-missing.ts";
import _mod_dependency_version from "./mod-dependency-version.ts";
import _mod_duplicate from "./mod-duplicate.ts";
import _mod_entrypoint_failed from "./mod-entrypoint-failed.ts";
import _mod_event_failed from "./mod-event-failed.ts";
import _mod_exception from "./mod-exception.ts";
import _mod_extracted from "./mod-extracted.ts";
import _mod_fatal from "./mod-fatal.ts";
import _mod_file_ignored from "./mod-file-ignored.ts";
import _mod_file_invalid from "./mod-file-invalid.ts";
import _mod_file_name from "./mod-file-name.ts";
import _mod_id_conflict from "./mod-id-conflict.ts";
import _mod_id_limit from "./mod-id-limit.ts";
import _mod_incompatible from "./mod-incompatible.ts";
import _mod_language_provider from "./mod-language-provider.ts";
import _mod_list_mismatch from "./mod-list-mismatch.ts";
import _mod_minecraft_version from "./mod-minecraft-version.ts";
import _mod_module_conflict from "./mod-module-conflict.ts";
import _mod_other_loader from "./mod-other-loader.ts";
import _mod_recommended_missing from "./mod-recommended-missing.ts";
import _mod_wrong_loader from "./mod-wrong-loader.ts";
import _module_missing from "./module-missing.ts";
import _motd_malformed from "./motd-malformed.ts";
import _multiplayer_disabled from "./multiplayer-disabled.ts";
import _narrator_unavailable from "./narrator-unavailable.ts";
import _native_code_crash from "./native-code-crash.ts";
import _nightconfig_corrupt from "./nightconfig-corrupt.ts";
import _no_internet from "./no-internet.ts";
import _online_mode_off from "./online-mode-off.ts";
import _opengl_invalid_operation from "./opengl-invalid-operation.ts";
import _opengl_no_context from "./opengl-no-context.ts";
import _opengl_out_of_memory from "./opengl-out-of-memory.ts";
import _opengl_unsupported from "./opengl-unsupported.ts";
import _optifine_incompatible from "./optifine-incompatible.ts";
import _optifine_twice from "./optifine-twice.ts";
import _out_of_memory_native from "./out-of-memory-native.ts";
import _out_of_memory from "./out-of-memory.ts";
import _pack_stray_file from "./pack-stray-file.ts";
import _packet_too_large from "./packet-too-large.ts";
import _permgen_full from "./permgen-full.ts";
import _php_extension_missing from "./php-extension-missing.ts";
import _php_unsuitable from "./php-unsuitable.ts";
import _player_data_corrupt from "./player-data-corrupt.ts";
import _player_list_corrupt from "./player-list-corrupt.ts";
import _plugin_ambiguous from "./plugin-ambiguous.ts";
import _plugin_api_too_low from "./plugin-api-too-low.ts";
import _plugin_authme_shutdown from "./plugin-authme-shutdown.ts";
import _plugin_command_failed from "./plugin-command-failed.ts";
import _plugin_config_invalid from "./plugin-config-invalid.ts";
import _plugin_database_failed from "./plugin-database-failed.ts";
import _plugin_dependency_cycle from "./plugin-dependency-cycle.ts";
import _plugin_dependency_missing from "./plugin-dependency-missing.ts";
import _plugin_descriptor_missing from "./plugin-descriptor-missing.ts";
import _plugin_disable_failed from "./plugin-disable-failed.ts";
import _plugin_disabled_itself from "./plugin-disabled-itself.ts";
import _plugin_economy_missing from "./plugin-economy-missing.ts";
import _plugin_enable_failed from "./plugin-enable-failed.ts";
import _plugin_events_skipped from "./plugin-events-skipped.ts";
import _plugin_file_corrupt from "./plugin-file-corrupt.ts";
import _plugin_file_replaced from "./plugin-file-replaced.ts";
import _plugin_folia_unsupported from "./plugin-folia-unsupported.ts";
import _plugin_incompatible from "./plugin-incompatible.ts";
import _plugin_java_version from "./plugin-java-version.ts";
import _plugin_legacy_text from "./plugin-legacy-text.ts";
import _plugin_load_failed from "./plugin-load-failed.ts";
import _plugin_loaded_at_runtime from "./plugin-loaded-at-runtime.ts";
import _plugin_multiverse_world from "./plugin-multiverse-world.ts";
import _plugin_permissionsex_config from "./plugin-permissionsex-config.ts";
import _plugin_runtime_error from "./plugin-runtime-error.ts";
import _plugin_server_version from "./plugin-server-version.ts";
import _plugin_wrong_platform from "./plugin-wrong-platform.ts";
import _port_in_use from "./port-in-use.ts";
import _process_killed from "./process-killed.ts";
import _proxy_argument_unknown from "./proxy-argument-unknown.ts";
import _proxy_backend_unreachable from "./proxy-backend-unreachable.ts";
import _proxy_config_invalid from "./proxy-config-invalid.ts";
import _proxy_forced_host from "./proxy-forced-host.ts";
import _proxy_forwarding from "./proxy-forwarding.ts";
import _proxy_slow_event from "./proxy-slow-event.ts";
import _registry_entries_missing from "./registry-entries-missing.ts";
import _resource_pack_metadata from "./resource-pack-metadata.ts";
import _resource_pack_too_large from "./resource-pack-too-large.ts";
import _resource_reload_failed from "./resource-reload-failed.ts";
import _rtss_sodium from "./rtss-sodium.ts";
import _script_error from "./script-error.ts";
import _secure_profile_required from "./secure-profile-required.ts";
import _server_jar_missing from "./server-jar-missing.ts";
import _server_overloaded_often from "./server-overloaded-often.ts";
import _server_overloaded from "./server-overloaded.ts";
import _server_path_invalid from "./server-path-invalid.ts";
import _server_reloaded from "./server-reloaded.ts";
import _server_unreachable from "./server-unreachable.ts";
import _service_port_in_use from "./service-port-in-use.ts";
import _services_blocked from "./services-blocked.ts";
import _shader_compile_failed from "./shader-compile-failed.ts";
import _shader_pack_invalid from "./shader-pack-invalid.ts";
import _shaders_mod_with_optifine from "./shaders-mod-with-optifine.ts";
import _sockets_blocked from "./sockets-blocked.ts";
import _sodium_refused from "./sodium-refused.ts";
import _sodium_unsupported_driver from "./sodium-unsupported-driver.ts";
import _sound_unavailable from "./sound-unavailable.ts";
import _splash_screen_failed from "./splash-screen-failed.ts";
import _sponge_phase_error from "./sponge-phase-error.ts";
import _stack_overflow from "./stack-overflow.ts";
import _system_library_missing from "./system-library-missing.ts";
import _texture_atlas_full from "./texture-atlas-full.ts";
import _ticking_block_entity from "./ticking-block-entity.ts";
import _ticking_entity from "./ticking-entity.ts";
import _ticking_player from "./ticking-player.ts";
import _too_many_open_files from "./too-many-open-files.ts";
import _turkish_locale from "./turkish-locale.ts";
import _update_chain_too_long from "./update-chain-too-long.ts";
import _watchdog_stall from "./watchdog-stall.ts";
import _watchdog_warning from "./watchdog-warning.ts";
import _window_failed from "./window-failed.ts";
import _world_aquatic_downgrade from "./world-aquatic-downgrade.ts";
import _world_chunk_failed from "./world-chunk-failed.ts";
import _world_duplicate from "./world-duplicate.ts";
import _world_level_dat_corrupt from "./world-level-dat-corrupt.ts";
import _world_load_failed from "./world-load-failed.ts";
import _world_mod_missing from "./world-mod-missing.ts";
import _world_mod_version from "./world-mod-version.ts";
import _world_newer_version from "./world-newer-version.ts";
import _world_old_player_directory from "./world-old-player-directory.ts";
import _world_older_conversion from "./world-older-conversion.ts";
import _world_overworld_settings from "./world-overworld-settings.ts";
import _world_region_corrupt from "./world-region-corrupt.ts";
import _world_session_lock from "./world-session-lock.ts";
import _worldgen_failed from "./worldgen-failed.ts";
import _xrandr_missing from "./xrandr-missing.ts";

export const findings: readonly Finding[] = [
  _access_denied_class,
  _archive_corrupt,
  _asset_index_missing,
  _auth_invalid_session,
  _auth_servers_down,
  _bedrock_allowlist_auth,
  _bedrock_content_invalid,
  _bedrock_script_error,
  _bedrock_whitelist_auth,
  _bedrock_world_encrypted,
  _bind_failed,
  _block_entity_dropped,
  _block_entity_not_registered,
  _build_failed,
  _chat_signing,
  _class_init_failed,
  _class_missing,
  _client_class_on_server,
  _client_version_mismatch,
  _code_of_conduct_missing,
  _config_invalid,
  _config_newer_version,
  _connection_lost,
  _connection_timed_out,
  _console_input_failed,
  _container_out_of_memory,
  _database_unreachable,
  _datapack_entry_invalid,
  _datapack_failed,
  _datapack_function_failed,
  _datapack_missing,
  _datapack_mod_missing,
  _debug_crash,
  _disk_failing,
  _disk_full,
  _embeddium_missing,
  _eula_not_accepted,
  _exit_code_windows,
  _fabric_loader_too_new,
  _fabric_loader_too_old,
  _feature_order_cycle,
  _ferritecore_neighbours,
  _file_cut_while_open,
  _file_exists,
  _file_in_use,
  _file_permission,
  _file_signature,
  _floodgate_key_mismatch,
  _floodgate_missing,
  _forge_too_old_for_java,
  _game_signature_refused,
  _gc_overhead,
  _geyser_auth_mismatch,
  _geyser_version_gap,
  _graphics_driver,
  _heap_settings_invalid,
  _heap_too_large,
  _illegal_entity_teleport,
  _indium_missing,
  _jar_not_startable,
  _java_32_bit,
  _java_headless,
  _java_openj9,
  _java_outdated,
  _java_path_invalid,
  _java_tls_outdated,
  _java_too_new,
  _java_too_old,
  _java_wrong_module,
  _jvm_argument_invalid,
  _jvm_crash,
  _key_registered_twice,
  _kubejs_script_error,
  _legacy_java_fixer_missing,
  _library_missing,
  _liteloader_with_forge,
  _loader_incomplete,
  _loader_twice,
  _log4shell_attempt,
  _loom_mods_block,
  _lwjgl_mismatch,
  _macos_display,
  _macos_main_thread,
  _mappings_mismatch,
  _method_missing,
  _mixin_class_missing,
  _mixin_config_missing,
  _mixin_failed,
  _mixin_version_too_old,
  _mixinbootstrap_missing,
  _mod_classes_missing,
  _mod_confirm_needed,
  _mod_conflict,
  _mod_dependency_cycle,
  _mod_dependency_missing,
  _mod_dependency_version,
  _mod_duplicate,
  _mod_entrypoint_failed,
  _mod_event_failed,
  _mod_exception,
  _mod_extracted,
  _mod_fatal,
  _mod_file_ignored,
  _mod_file_invalid,
  _mod_file_name,
  _mod_id_conflict,
  _mod_id_limit,
  _mod_incompatible,
  _mod_language_provider,
  _mod_list_mismatch,
  _mod_minecraft_version,
  _mod_module_conflict,
  _mod_other_loader,
  _mod_recommended_missing,
  _mod_wrong_loader,
  _module_missing,
  _motd_malformed,
  _multiplayer_disabled,
  _narrator_unavailable,
  _native_code_crash,
  _nightconfig_corrupt,
  _no_internet,
  _online_mode_off,
  _opengl_invalid_operation,
  _opengl_no_context,
  _opengl_out_of_memory,
  _opengl_unsupported,
  _optifine_incompatible,
  _optifine_twice,
  _out_of_memory_native,
  _out_of_memory,
  _pack_stray_file,
  _packet_too_large,
  _permgen_full,
  _php_extension_missing,
  _php_unsuitable,
  _player_data_corrupt,
  _player_list_corrupt,
  _plugin_ambiguous,
  _plugin_api_too_low,
  _plugin_authme_shutdown,
  _plugin_command_failed,
  _plugin_config_invalid,
  _plugin_database_failed,
  _plugin_dependency_cycle,
  _plugin_dependency_missing,
  _plugin_descriptor_missing,
  _plugin_disable_failed,
  _plugin_disabled_itself,
  _plugin_economy_missing,
  _plugin_enable_failed,
  _plugin_events_skipped,
  _plugin_file_corrupt,
  _plugin_file_replaced,
  _plugin_folia_unsupported,
  _plugin_incompatible,
  _plugin_java_version,
  _plugin_legacy_text,
  _plugin_load_failed,
  _plugin_loaded_at_runtime,
  _plugin_multiverse_world,
  _plugin_permissionsex_config,
  _plugin_runtime_error,
  _plugin_server_version,
  _plugin_wrong_platform,
  _port_in_use,
  _process_killed,
  _proxy_argument_unknown,
  _proxy_backend_unreachable,
  _proxy_config_invalid,
  _proxy_forced_host,
  _proxy_forwarding,
  _proxy_slow_event,
  _registry_entries_missing,
  _resource_pack_metadata,
  _resource_pack_too_large,
  _resource_reload_failed,
  _rtss_sodium,
  _script_error,
  _secure_profile_required,
  _server_jar_missing,
  _server_overloaded_often,
  _server_overloaded,
  _server_path_invalid,
  _server_reloaded,
  _server_unreachable,
  _service_port_in_use,
  _services_blocked,
  _shader_compile_failed,
  _shader_pack_invalid,
  _shaders_mod_with_optifine,
  _sockets_blocked,
  _sodium_refused,
  _sodium_unsupported_driver,
  _sound_unavailable,
  _splash_screen_failed,
  _sponge_phase_error,
  _stack_overflow,
  _system_library_missing,
  _texture_atlas_full,
  _ticking_block_entity,
  _ticking_entity,
  _ticking_player,
  _too_many_open_files,
  _turkish_locale,
  _update_chain_too_long,
  _watchdog_stall,
  _watchdog_warning,
  _window_failed,
  _world_aquatic_downgrade,
  _world_chunk_failed,
  _world_duplicate,
  _world_level_dat_corrupt,
  _world_load_failed,
  _world_mod_missing,
  _world_mod_version,
  _world_newer_version,
  _world_old_player_directory,
  _world_older_conversion,
  _world_overworld_settings,
  _world_region_corrupt,
  _world_session_lock,
  _worldgen_failed,
  _xrandr_missing,
];
