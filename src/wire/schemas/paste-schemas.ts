import { z } from "zod";
import { logId, ownerToken } from "./shared-schemas.ts";
import { redactOption } from "./upload-schemas.ts";

/** hastebin, bytebin and paste.gg: the bodies that their clients send and read. */

const askedToken = ownerToken.meta({ description: "Removes the log. Only where that was asked for." }).exactOptional();

export const pasteKey = z
  .object({ key: logId, token: askedToken })
  .meta({ id: "PasteKey", description: "The log is stored under this key." });

export const hastebinDocument = z
  .object({ data: z.string().meta({ description: "The log." }), key: logId })
  .meta({ id: "HastebinDocument", description: "A log, in the shape of hastebin." });

export const hastebinError = z
  .object({ message: z.string() })
  .meta({ id: "HastebinError", description: "Why it was refused, in the shape of hastebin." });

export const hastebinForm = z
  .object({ data: z.string().meta({ description: "The log." }) })
  .meta({ id: "HastebinForm", description: "A form with the log in its field `data`." });

export const zeroForm = z
  .object({
    file: z.string().meta({ description: "The log as a file.", contentMediaType: "application/octet-stream" }),
  })
  .meta({ id: "ZeroForm", description: "A form with the log as its `file`." });

export const pasteGgContent = z.object(
  {
    value: z.string("The `value` of `content` must be a string.").meta({
      description: "The log, as `format` says: as it is, in base64, or packed with gzip and then in base64.",
    }),
    format: z.enum(["text", "base64", "gzip"], "The `format` of `content` must be `text`, `base64` or `gzip`."),
  },
  "`content` must be an object with `format` and `value`.",
);

/** Files that hold nothing are passed over. */
export const pasteGgFile = z.looseObject(
  { content: z.unknown().optional() },
  "Each of `files` must be an object with `name` and `content`.",
);

/** More than any paste has; nobody goes through a million of them to say that. */
export const maxPasteGgFiles = 64;

export const pasteGgRequest = z
  .object({
    files: z
      .array(z.object({ name: z.string().nullish(), content: pasteGgContent.nullish() }))
      .min(1)
      .max(maxPasteGgFiles)
      .meta({ description: "The log, or several of them with one link; others may be there if they are empty." }),
    name: z
      .string()
      .nullish()
      .meta({ description: "The name of the log, where its file has none, or of several together." }),
    redact: redactOption.nullish(),
    expires: z
      .string()
      .nullish()
      .meta({ description: "Passed over: the service decides how long logs are kept (/api/limits)." }),
  })
  .meta({ id: "PasteGgRequest", description: "A log, in the shape of paste.gg." });

export const pasteGgAnswer = z
  .object({ status: z.literal("success"), result: z.object({ id: logId, deletion_key: askedToken }).loose() })
  .meta({ id: "PasteGgAnswer", description: "The log is stored." });

export const pasteGgError = z
  .object({ status: z.literal("error"), error: z.string(), message: z.string().optional() })
  .meta({ id: "PasteGgError", description: "Why it was refused, in the shape of paste.gg." });
