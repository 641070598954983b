/** Who a frame, a class, a file, a mixin or a namespace belongs to. */

export type OwnerKind = "mod" | "plugin" | "code" | "java" | "minecraft" | "server" | "loader" | "library";

/** How it is known, from what can be trusted most. */
export type OwnerEvidence =
  | "accused"
  | "handler"
  | "module"
  | "jar"
  | "package"
  | "namespace"
  | "mixin"
  | "cast"
  | "only"
  | "guess";

export interface Owner {
  kind: OwnerKind;
  /** As people call it; as the log lists it, where it does. */
  name: string;
  /** Where it is not the name. */
  id: string | null;
  evidence: OwnerEvidence;
  /** What was seen: a method, a file, a mixin. */
  detail: string;
  version: string | null;
  file: string | null;
  /** The developer's own, who runs it from its sources. */
  isOwn: boolean;
}

/** Java, the game, servers, loaders and libraries run what others have written. */
export function isAccusable({ kind }: Owner): boolean {
  return kind === "mod" || kind === "plugin" || kind === "code";
}
