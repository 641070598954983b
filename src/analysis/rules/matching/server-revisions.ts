/** Which versions of Minecraft a revision of CraftBukkit's packages is of, where a name such as `v1_20_R2` does not say it itself. */
const versions: Readonly<Record<string, string>> = {
  "1_8_R1": "1.8",
  "1_8_R2": "1.8.3",
  "1_8_R3": "1.8.4–1.8.9",
  "1_9_R1": "1.9–1.9.3",
  "1_9_R2": "1.9.4",
  "1_13_R1": "1.13",
  "1_13_R2": "1.13.1–1.13.2",
  "1_16_R1": "1.16–1.16.1",
  "1_16_R2": "1.16.2–1.16.3",
  "1_16_R3": "1.16.4–1.16.5",
  "1_17_R1": "1.17–1.17.1",
  "1_18_R1": "1.18–1.18.1",
  "1_18_R2": "1.18.2",
  "1_19_R1": "1.19–1.19.2",
  "1_19_R2": "1.19.3",
  "1_19_R3": "1.19.4",
  "1_20_R1": "1.20–1.20.1",
  "1_20_R2": "1.20.2",
  "1_20_R3": "1.20.3–1.20.4",
  "1_20_R4": "1.20.5–1.20.6",
  "1_21_R1": "1.21–1.21.1",
  "1_21_R2": "1.21.2–1.21.3",
  "1_21_R3": "1.21.4",
  "1_21_R4": "1.21.5",
  "1_21_R5": "1.21.6–1.21.8",
  "1_21_R6": "1.21.9–1.21.10",
  "1_21_R7": "1.21.11",
};

/** `1_20_R2` → `1.20.2`; of one that is not known, the first two parts. */
export function versionsOfRevision(revision: string): string {
  return Object.hasOwn(versions, revision)
    ? versions[revision]!
    : revision.replace(/_R\d{1,2}$/, "").replaceAll("_", ".");
}
