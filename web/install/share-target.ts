export const shareTargetPath = "/share-target";

/** What the system's menu for sharing sent. */
export interface SharedWithUs {
  files: File[];
  title: string;
  text: string;
}
