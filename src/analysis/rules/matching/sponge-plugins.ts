/** `Plugin{id=lamps, name=Lamps, version=1.0, …}` of old, and the id alone since Sponge 8. */
const told =
  /Could not pass ([A-Z][\w.$]{4,140}) to (?:Plugin\{id=([a-z][a-z0-9_-]{1,63})(?:, name=([^\n,}]{2,60})(?=[,}]))?|([a-z][a-z0-9_-]{1,63})(?=[,\r\n]|$))/;

/** What Sponge asks its plugins for until the server is up; SpongeForge has Forge's names of it. */
const atStart =
  /^(?:FML|Game)?(?:Construction|PreInitialization|Initialization|PostInitialization|LoadComplete|ServerAboutToStart|AboutToStartServer|ServerStarting|StartingServer|ConstructPlugin|Register[A-Z]\w{1,40}|StartingEngine|LoadedGame)Event(?:\$?Impl)?(?:$|[.$])/;

/** Whom Sponge could not tell of an event, and whether that was part of its start. */
export function spongePlugin(text: string): { name: string; isAtStart: boolean } | null {
  const [, event = "", id, name, bare] = told.exec(text) ?? [];
  const plugin = name?.trim() ?? id ?? bare;
  return plugin === undefined ? null : { name: plugin, isAtStart: atStart.test(event) };
}
