// Written by scripts/generate-font-files.ts.
import file0 from "@fontsource/inter/files/inter-latin-600-normal.woff2" with { type: "file" };
import file1 from "@fontsource/inter/files/inter-latin-ext-600-normal.woff2" with { type: "file" };
import file2 from "@fontsource/inter/files/inter-cyrillic-600-normal.woff2" with { type: "file" };
import file3 from "@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff2" with { type: "file" };
import file4 from "@fontsource/inter/files/inter-greek-600-normal.woff2" with { type: "file" };
import file5 from "@fontsource/inter/files/inter-vietnamese-600-normal.woff2" with { type: "file" };
import file6 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-4-wght-normal.woff2" with { type: "file" };
import file7 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-5-wght-normal.woff2" with { type: "file" };
import file8 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-6-wght-normal.woff2" with { type: "file" };
import file9 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-21-wght-normal.woff2" with { type: "file" };
import file10 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-22-wght-normal.woff2" with { type: "file" };
import file11 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-23-wght-normal.woff2" with { type: "file" };
import file12 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-24-wght-normal.woff2" with { type: "file" };
import file13 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-25-wght-normal.woff2" with { type: "file" };
import file14 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-26-wght-normal.woff2" with { type: "file" };
import file15 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-27-wght-normal.woff2" with { type: "file" };
import file16 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-28-wght-normal.woff2" with { type: "file" };
import file17 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-29-wght-normal.woff2" with { type: "file" };
import file18 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-30-wght-normal.woff2" with { type: "file" };
import file19 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-31-wght-normal.woff2" with { type: "file" };
import file20 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-32-wght-normal.woff2" with { type: "file" };
import file21 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-33-wght-normal.woff2" with { type: "file" };
import file22 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-34-wght-normal.woff2" with { type: "file" };
import file23 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-35-wght-normal.woff2" with { type: "file" };
import file24 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-36-wght-normal.woff2" with { type: "file" };
import file25 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-37-wght-normal.woff2" with { type: "file" };
import file26 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-38-wght-normal.woff2" with { type: "file" };
import file27 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-39-wght-normal.woff2" with { type: "file" };
import file28 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-40-wght-normal.woff2" with { type: "file" };
import file29 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-41-wght-normal.woff2" with { type: "file" };
import file30 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-42-wght-normal.woff2" with { type: "file" };
import file31 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-43-wght-normal.woff2" with { type: "file" };
import file32 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-44-wght-normal.woff2" with { type: "file" };
import file33 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-45-wght-normal.woff2" with { type: "file" };
import file34 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-46-wght-normal.woff2" with { type: "file" };
import file35 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-47-wght-normal.woff2" with { type: "file" };
import file36 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-48-wght-normal.woff2" with { type: "file" };
import file37 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-49-wght-normal.woff2" with { type: "file" };
import file38 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-50-wght-normal.woff2" with { type: "file" };
import file39 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-51-wght-normal.woff2" with { type: "file" };
import file40 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-52-wght-normal.woff2" with { type: "file" };
import file41 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-53-wght-normal.woff2" with { type: "file" };
import file42 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-54-wght-normal.woff2" with { type: "file" };
import file43 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-55-wght-normal.woff2" with { type: "file" };
import file44 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-56-wght-normal.woff2" with { type: "file" };
import file45 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-57-wght-normal.woff2" with { type: "file" };
import file46 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-58-wght-normal.woff2" with { type: "file" };
import file47 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-59-wght-normal.woff2" with { type: "file" };
import file48 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-60-wght-normal.woff2" with { type: "file" };
import file49 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-61-wght-normal.woff2" with { type: "file" };
import file50 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-62-wght-normal.woff2" with { type: "file" };
import file51 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-63-wght-normal.woff2" with { type: "file" };
import file52 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-64-wght-normal.woff2" with { type: "file" };
import file53 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-65-wght-normal.woff2" with { type: "file" };
import file54 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-66-wght-normal.woff2" with { type: "file" };
import file55 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-67-wght-normal.woff2" with { type: "file" };
import file56 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-68-wght-normal.woff2" with { type: "file" };
import file57 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-69-wght-normal.woff2" with { type: "file" };
import file58 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-70-wght-normal.woff2" with { type: "file" };
import file59 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-71-wght-normal.woff2" with { type: "file" };
import file60 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-72-wght-normal.woff2" with { type: "file" };
import file61 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-73-wght-normal.woff2" with { type: "file" };
import file62 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-74-wght-normal.woff2" with { type: "file" };
import file63 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-75-wght-normal.woff2" with { type: "file" };
import file64 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-76-wght-normal.woff2" with { type: "file" };
import file65 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-77-wght-normal.woff2" with { type: "file" };
import file66 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-78-wght-normal.woff2" with { type: "file" };
import file67 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-79-wght-normal.woff2" with { type: "file" };
import file68 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-80-wght-normal.woff2" with { type: "file" };
import file69 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-81-wght-normal.woff2" with { type: "file" };
import file70 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-82-wght-normal.woff2" with { type: "file" };
import file71 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-83-wght-normal.woff2" with { type: "file" };
import file72 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-84-wght-normal.woff2" with { type: "file" };
import file73 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-85-wght-normal.woff2" with { type: "file" };
import file74 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-86-wght-normal.woff2" with { type: "file" };
import file75 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-87-wght-normal.woff2" with { type: "file" };
import file76 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-88-wght-normal.woff2" with { type: "file" };
import file77 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-89-wght-normal.woff2" with { type: "file" };
import file78 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-90-wght-normal.woff2" with { type: "file" };
import file79 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-91-wght-normal.woff2" with { type: "file" };
import file80 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-97-wght-normal.woff2" with { type: "file" };
import file81 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-98-wght-normal.woff2" with { type: "file" };
import file82 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-99-wght-normal.woff2" with { type: "file" };
import file83 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-100-wght-normal.woff2" with { type: "file" };
import file84 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-101-wght-normal.woff2" with { type: "file" };
import file85 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-102-wght-normal.woff2" with { type: "file" };
import file86 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-103-wght-normal.woff2" with { type: "file" };
import file87 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-104-wght-normal.woff2" with { type: "file" };
import file88 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-105-wght-normal.woff2" with { type: "file" };
import file89 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-106-wght-normal.woff2" with { type: "file" };
import file90 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-107-wght-normal.woff2" with { type: "file" };
import file91 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-108-wght-normal.woff2" with { type: "file" };
import file92 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-109-wght-normal.woff2" with { type: "file" };
import file93 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-110-wght-normal.woff2" with { type: "file" };
import file94 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-111-wght-normal.woff2" with { type: "file" };
import file95 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-112-wght-normal.woff2" with { type: "file" };
import file96 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-113-wght-normal.woff2" with { type: "file" };
import file97 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-114-wght-normal.woff2" with { type: "file" };
import file98 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-115-wght-normal.woff2" with { type: "file" };
import file99 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-116-wght-normal.woff2" with { type: "file" };
import file100 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-117-wght-normal.woff2" with { type: "file" };
import file101 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-118-wght-normal.woff2" with { type: "file" };
import file102 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-119-wght-normal.woff2" with { type: "file" };

/** Where the file of each part of each font is. */
export const fontFiles: Record<string, string> = {
  "inter-latin": file0,
  "inter-latin-ext": file1,
  "inter-cyrillic": file2,
  "inter-cyrillic-ext": file3,
  "inter-greek": file4,
  "inter-vietnamese": file5,
  "noto-sans-sc-4": file6,
  "noto-sans-sc-5": file7,
  "noto-sans-sc-6": file8,
  "noto-sans-sc-21": file9,
  "noto-sans-sc-22": file10,
  "noto-sans-sc-23": file11,
  "noto-sans-sc-24": file12,
  "noto-sans-sc-25": file13,
  "noto-sans-sc-26": file14,
  "noto-sans-sc-27": file15,
  "noto-sans-sc-28": file16,
  "noto-sans-sc-29": file17,
  "noto-sans-sc-30": file18,
  "noto-sans-sc-31": file19,
  "noto-sans-sc-32": file20,
  "noto-sans-sc-33": file21,
  "noto-sans-sc-34": file22,
  "noto-sans-sc-35": file23,
  "noto-sans-sc-36": file24,
  "noto-sans-sc-37": file25,
  "noto-sans-sc-38": file26,
  "noto-sans-sc-39": file27,
  "noto-sans-sc-40": file28,
  "noto-sans-sc-41": file29,
  "noto-sans-sc-42": file30,
  "noto-sans-sc-43": file31,
  "noto-sans-sc-44": file32,
  "noto-sans-sc-45": file33,
  "noto-sans-sc-46": file34,
  "noto-sans-sc-47": file35,
  "noto-sans-sc-48": file36,
  "noto-sans-sc-49": file37,
  "noto-sans-sc-50": file38,
  "noto-sans-sc-51": file39,
  "noto-sans-sc-52": file40,
  "noto-sans-sc-53": file41,
  "noto-sans-sc-54": file42,
  "noto-sans-sc-55": file43,
  "noto-sans-sc-56": file44,
  "noto-sans-sc-57": file45,
  "noto-sans-sc-58": file46,
  "noto-sans-sc-59": file47,
  "noto-sans-sc-60": file48,
  "noto-sans-sc-61": file49,
  "noto-sans-sc-62": file50,
  "noto-sans-sc-63": file51,
  "noto-sans-sc-64": file52,
  "noto-sans-sc-65": file53,
  "noto-sans-sc-66": file54,
  "noto-sans-sc-67": file55,
  "noto-sans-sc-68": file56,
  "noto-sans-sc-69": file57,
  "noto-sans-sc-70": file58,
  "noto-sans-sc-71": file59,
  "noto-sans-sc-72": file60,
  "noto-sans-sc-73": file61,
  "noto-sans-sc-74": file62,
  "noto-sans-sc-75": file63,
  "noto-sans-sc-76": file64,
  "noto-sans-sc-77": file65,
  "noto-sans-sc-78": file66,
  "noto-sans-sc-79": file67,
  "noto-sans-sc-80": file68,
  "noto-sans-sc-81": file69,
  "noto-sans-sc-82": file70,
  "noto-sans-sc-83": file71,
  "noto-sans-sc-84": file72,
  "noto-sans-sc-85": file73,
  "noto-sans-sc-86": file74,
  "noto-sans-sc-87": file75,
  "noto-sans-sc-88": file76,
  "noto-sans-sc-89": file77,
  "noto-sans-sc-90": file78,
  "noto-sans-sc-91": file79,
  "noto-sans-sc-97": file80,
  "noto-sans-sc-98": file81,
  "noto-sans-sc-99": file82,
  "noto-sans-sc-100": file83,
  "noto-sans-sc-101": file84,
  "noto-sans-sc-102": file85,
  "noto-sans-sc-103": file86,
  "noto-sans-sc-104": file87,
  "noto-sans-sc-105": file88,
  "noto-sans-sc-106": file89,
  "noto-sans-sc-107": file90,
  "noto-sans-sc-108": file91,
  "noto-sans-sc-109": file92,
  "noto-sans-sc-110": file93,
  "noto-sans-sc-111": file94,
  "noto-sans-sc-112": file95,
  "noto-sans-sc-113": file96,
  "noto-sans-sc-114": file97,
  "noto-sans-sc-115": file98,
  "noto-sans-sc-116": file99,
  "noto-sans-sc-117": file100,
  "noto-sans-sc-118": file101,
  "noto-sans-sc-119": file102,
};
