export const tickedTitle = "-- Entity being ticked --";

const player =
  /^minecraft:player\b|\.(?:ServerPlayer|LocalPlayer|RemotePlayer|EntityPlayer[MS]P|EntityClientPlayerMP|EntityOtherPlayerMP|(?:Server|Client)PlayerEntity|OtherClientPlayerEntity|class_(?:3222|746|745))\)/;

/** What a crash report says of the entity that was ticking, where that was a player: nobody takes one out of the world. */
export function tickedPlayer(report: string): string | null {
  const at = report.indexOf(tickedTitle);
  if (at === -1) return null;
  const section = report.slice(at, at + 3000);
  return player.test(/Entity Type: ([^\n]{1,200})/.exec(section)?.[1] ?? "") ? section : null;
}
