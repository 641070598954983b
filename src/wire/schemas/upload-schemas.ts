import { z } from "zod";
import type { LeftOutAnswer, SharedFileAnswer, UploadAnswer } from "../answers.ts";
import { leftOutSentences } from "../left-out.ts";
import { maxNameCharacters } from "../upload-names.ts";
import { logId, moment, ownerToken, type Same, yes } from "./shared-schemas.ts";

/** `POST /api/upload`. The fields are checked with these; their messages are what a sender reads. */

export const emptyContentMessage = "Content cannot be empty";

/** Only its type is looked at: ten megabytes are not walked through for a form's sake. */
export const logContent = z
  .string({
    error: ({ input }) => (input === undefined || input === null ? emptyContentMessage : "`content` must be a string."),
  })
  .meta({ description: "schemas.upload-request.content", minLength: 1 });

/** A cheap bound first: nobody counts the code points of a megabyte to refuse it. */
function isShortEnough(name: string): boolean {
  return name.length <= maxNameCharacters * 2 && [...name].length <= maxNameCharacters;
}

export const logName = z
  .string("`name` must be a string.")
  .refine(isShortEnough, {
    error: `\`name\` must not be longer than ${maxNameCharacters} characters.`,
    abort: true,
  })
  .overwrite((name) => name.toWellFormed())
  .regex(/^\P{Cc}*$/u, "`name` must not contain control characters.")
  .meta({
    description: "schemas.upload-request.name",
    maxLength: maxNameCharacters,
  });

export const uploadFormat = z
  .enum(["json", "plain"], '`format` must be "json" or "plain".')
  .meta({ description: "schemas.upload-request.format" });

const redactMessage = '`redact` must be true, false or "strict".';
export const redactOption = z
  .union(
    [
      z.boolean(),
      z.string().regex(/^(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Ss][Tt][Rr][Ii][Cc][Tt])$/, redactMessage),
    ],
    redactMessage,
  )
  .transform((said): boolean | "strict" => {
    if (typeof said === "boolean") return said;
    return said.toLowerCase() === "strict" ? "strict" : said.toLowerCase() === "true";
  })
  .meta({
    description: "schemas.upload-request.redact",
  });

/** As many as somebody names by hand. */
const maxHidden = 50;
const maxHiddenCharacters = 1000;
const hideMessage = `\`hide\` must be at most ${maxHidden} words, ${maxHiddenCharacters} characters together, as a list or with commas between.`;
export const hiddenWords = z
  .union([z.string(), z.array(z.string())], hideMessage)
  .transform((said) => (typeof said === "string" ? said.split(/[,，、;；\r\n]/) : said))
  .transform((list) => list.map((word) => word.trim()).filter((word) => word !== ""))
  .refine((list) => list.length <= maxHidden && list.join("").length <= maxHiddenCharacters, hideMessage)
  .refine(
    (list) => list.every((word) => word.length > 1),
    "`hide` must have no single letters: one would mask half of the log.",
  )
  .meta({
    description: "schemas.upload.hide",
  });

/** What is masked of players beside what is private of anybody. */
export const playerMasks = ["names", "chat", "coordinates"] as const;
export type PlayerMask = (typeof playerMasks)[number];

const playersMessage = "`players` must be true, false, or some of names, chat and coordinates.";
const saidOfPlayers: Record<string, readonly PlayerMask[]> = { true: ["names"], false: [], all: playerMasks };
export const playersOption = z
  .union([z.boolean(), z.string(), z.array(z.string())], playersMessage)
  .transform((said): readonly string[] => {
    const list = Array.isArray(said)
      ? said
      : String(said)
          .toLowerCase()
          .split(/[,，;\s]+/);
    return [...new Set(list.flatMap((one) => saidOfPlayers[one] ?? one))].filter((one) => one !== "");
  })
  .refine((list) => list.every((one) => (playerMasks as readonly string[]).includes(one)), playersMessage)
  .transform((list) => list as readonly PlayerMask[])
  .meta({
    description: "schemas.upload.players",
  });

function trueOrFalse(field: string) {
  const rule = `\`${field}\` must be true or false.`;
  return z
    .union([z.boolean(), z.string().regex(/^(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$/, rule)], rule)
    .transform((said): boolean => (typeof said === "boolean" ? said : said.toLowerCase() === "true"));
}

export const tokenWish = trueOrFalse("token").meta({ description: "schemas.upload-request.token" });
export const knownWish = trueOrFalse("known").meta({ description: "schemas.upload.known" });

export const fileListMessage = "`files` must be a list of files, each an object with its `name` and its `content`.";

/** Its name is made fit, like that of a file in a form: a list of files is a list of what was found. */
export const listedFile = z
  .object({ name: z.string("The `name` of a file must be a string.").nullish(), content: logContent }, fileListMessage)
  .meta({ description: "schemas.upload-request.files.item" });

export const uploadRequest = z
  .object({
    content: logContent.exactOptional(),
    files: z.array(listedFile).min(1).max(10).meta({ description: "schemas.upload-request.files" }).nullish(),
    name: logName.nullish(),
    format: uploadFormat.nullish(),
    redact: redactOption.nullish(),
    hide: hiddenWords.nullish(),
    players: playersOption.nullish(),
    token: tokenWish.nullish(),
    known: knownWish.nullish(),
  })
  .meta({ id: "UploadRequest", description: "schemas.upload-request" });

/** What check boxes and scripts send in forms and queries. */
const checked = ["true", "false", "on", "off", "yes", "no", "1", "0"] as const;
export const formRedact = z.enum([...checked, "strict"]).meta({ description: "schemas.upload-form.redact" });
export const formToken = z.enum(checked).meta({ description: "schemas.upload-form.token" });
export const formKnown = z.enum(checked).meta({ description: "parameters.known" });

/** In a form, where a list has commas between. */
const formFields = {
  name: logName.optional(),
  format: uploadFormat.optional(),
  redact: formRedact.optional(),
  hide: z.string().meta({ description: "schemas.form.hide" }).optional(),
  players: z.string().meta({ description: "schemas.form.players" }).optional(),
  token: formToken.optional(),
  known: formKnown.optional(),
};

export const uploadForm = z
  .object({ content: logContent, ...formFields })
  .meta({ id: "UploadForm", description: "schemas.upload-form" });

const file = z.string().meta({
  description: "schemas.upload-file-form.file",
  contentMediaType: "application/octet-stream",
});

export const uploadFileForm = z
  .object({ file, ...formFields })
  .meta({ id: "UploadFileForm", description: "schemas.upload-file-form" });

const shared = {
  url: z.url().meta({ description: "schemas.upload-answer.url" }),
  shortUrl: z.url().meta({ description: "schemas.bundle-answer.short-url" }),
  id: logId,
  createdAt: moment,
  redacted: z
    .record(z.string(), z.int().min(1))
    .meta({ description: "schemas.upload-answer.redacted" })
    .exactOptional(),
};

const sharedFile = z
  .object({ name: z.string().meta({ description: "schemas.upload-answer.files.item.name" }), ...shared })
  .meta({ description: "schemas.bundle-answer.files.item" });

true satisfies Same<z.output<typeof sharedFile>, SharedFileAnswer>;

const leftOut = z
  .object({
    name: z.string(),
    reason: z
      .string()
      .meta({ description: "schemas.upload-answer.left-out.item.reason", enum: Object.keys(leftOutSentences) }),
    message: z.string().meta({ description: "schemas.upload-answer.left-out.item.message" }),
  })
  .meta({ description: "schemas.upload-answer.left-out.item" });

true satisfies Same<z.output<typeof leftOut>, LeftOutAnswer>;

export const uploadAnswer = z
  .object({
    success: yes,
    ...shared,
    token: ownerToken.meta({ description: "schemas.upload-answer.token" }).exactOptional(),
    files: z
      .array(sharedFile)
      .meta({
        description: "schemas.upload-answer.files",
      })
      .exactOptional(),
    leftOut: z.array(leftOut).meta({ description: "schemas.upload-answer.left-out" }).exactOptional(),
  })
  .meta({ id: "UploadAnswer", description: "schemas.upload-answer" });

true satisfies Same<z.output<typeof uploadAnswer>, UploadAnswer>;
