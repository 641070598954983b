import { z } from "zod";
import { logId, ownerToken } from "./shared-schemas.ts";
import { redactOption } from "./upload-schemas.ts";

/** hastebin, bytebin and paste.gg: the bodies that their clients send and read. */

const askedToken = ownerToken.meta({ description: "schemas.upload-answer.token" }).exactOptional();

export const pasteKey = z
  .object({ key: logId, token: askedToken })
  .meta({ id: "PasteKey", description: "schemas.paste-key" });

export const hastebinDocument = z
  .object({ data: z.string().meta({ description: "schemas.hastebin-document.data" }), key: logId })
  .meta({ id: "HastebinDocument", description: "schemas.hastebin-document" });

export const hastebinError = z
  .object({ message: z.string() })
  .meta({ id: "HastebinError", description: "schemas.hastebin-error" });

export const hastebinForm = z
  .object({ data: z.string().meta({ description: "schemas.hastebin-document.data" }) })
  .meta({ id: "HastebinForm", description: "schemas.hastebin-form" });

export const zeroForm = z
  .object({
    file: z.string().meta({ description: "schemas.zero-form.file", contentMediaType: "application/octet-stream" }),
  })
  .meta({ id: "ZeroForm", description: "schemas.zero-form" });

export const pasteGgContent = z.object(
  {
    value: z.string("The `value` of `content` must be a string.").meta({
      description: "schemas.paste-gg-request.files.item.content.value",
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
      .meta({ description: "schemas.paste-gg-request.files" }),
    name: z.string().nullish().meta({ description: "schemas.paste-gg-request.name" }),
    redact: redactOption.nullish(),
    expires: z.string().nullish().meta({ description: "schemas.paste-gg-request.expires" }),
  })
  .meta({ id: "PasteGgRequest", description: "schemas.paste-gg-request" });

export const pasteGgAnswer = z
  .object({ status: z.literal("success"), result: z.object({ id: logId, deletion_key: askedToken }).loose() })
  .meta({ id: "PasteGgAnswer", description: "schemas.mclogs-created" });

export const pasteGgError = z
  .object({ status: z.literal("error"), error: z.string(), message: z.string().optional() })
  .meta({ id: "PasteGgError", description: "schemas.paste-gg-error" });
