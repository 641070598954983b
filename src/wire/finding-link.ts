/** An address of another site. It is made of what the log says, and nobody has looked whether anything is there. */
export interface LinkInsight {
  /** Looks for a mod or plugin that is missing, or leads to where a mod's authors want to be told of faults. */
  kind: "search" | "issues";
  /** Of the mod or plugin. */
  name: string;
  /** The name of the site, or its host. */
  site: string;
  url: string;
}
