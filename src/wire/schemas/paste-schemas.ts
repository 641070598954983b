import { z } from "zod";
import { logId } from "./shared-schemas.ts";

/** hastebin, bytebin and paste.gg: the bodies that their clients send and read. */

export const pasteKey = z.object({ key: logId }).meta({ description: "The log is stored under this key." });

export const hastebinDocument = z
  .object({ data: z.string().meta({ description: "The log." }), key: logId })
  .meta({ description: "A log, in the shape of hastebin." });

export const hastebinError = z
  .object({ message: z.string() })
  .meta({ description: "Why it was refused, in the shape of hastebin." });

export const hastebinForm = z
  .object({ data: z.string().meta({ description: "The log." }) })
  .meta({ description: "A form with the log in its field `data`." });

export const zeroForm = z
  .object({
    file: z.string().meta({ description: "The log as a file.", contentMediaType: "application/octet-stream" }),
  })
  .meta({ description: "A form with the log as its `file`." });

const pasteGgFile = z.object({
  name: z.string().nullish(),
  content: z.object({
    format: z.enum(["text", "base64", "gzip", "xz"]).meta({ description: "Only `text` is read." }),
    value: z.string().meta({ description: "The log." }),
  }),
});

export const pasteGgRequest = z
  .object({
    files: z.array(pasteGgFile).min(1),
    expires: z.string().nullish().meta({ description: "Passed over: logs do not expire." }),
  })
  .meta({ description: "A log, in the shape of paste.gg." });

export const pasteGgAnswer = z
  .object({ status: z.literal("success"), result: z.object({ id: logId }).loose() })
  .meta({ description: "The log is stored." });

export const pasteGgError = z
  .object({ status: z.literal("error"), error: z.string(), message: z.string().optional() })
  .meta({ description: "Why it was refused, in the shape of paste.gg." });
