import type { Evidence } from "../evidence/evidence.ts";
import type { FoundFinding } from "../model/model.ts";

/** Plugins and mods that ask players for a password of their own: servers have them because they are in offline mode. */
const loginPlugins =
  /^(?:AuthMe(?:Reloaded|Velocity|Bungee)?|nLogin|OpeNLogin|LoginSecurity|JPremium|LibreLogin|LibrePremium|LimboAuth|FastLogin|xAuth|CrazyLogin|EasyAuth|SimpleLogin|Auth(?:Plus|Bungee)|BungeeAuth|DynamicBungeeAuth|UserLogin|AdvancedLogin|LoginPlus|SimpleAuth|PureAuth|SkyAuth)$/i;

/** Of an offline mode that a login plugin makes up for: who checks the players there. */
export function withLoginPlugin(all: readonly FoundFinding[], { facts }: Evidence): FoundFinding[] {
  const login = [...facts.plugins, ...facts.mods].find(
    ({ name }) => name !== undefined && loginPlugins.test(name),
  )?.name;
  if (login === undefined) return [...all];
  return all.map((one) => {
    const isOfPlayers = one.code === "online-mode-off" && one.parameters["of"] !== "xbox";
    return isOfPlayers ? { ...one, parameters: { ...one.parameters, of: "login", login } } : one;
  });
}
