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
  .meta({ description: "The log. Needs at least one character that is not white space.", minLength: 1 });

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
    description: "A file name, as a label. None where it is absent, null or empty.",
    maxLength: maxNameCharacters,
  });

export const uploadFormat = z
  .enum(["json", "plain"], '`format` must be "json" or "plain".')
  .meta({ description: "What the answer looks like: JSON, or the bare link." });

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
    description:
      "Whether addresses, names, tokens and other private data are masked before the log is stored. " +
      "With `strict`, also what is only possible: an address that could as well be a version.",
  });

const tokenMessage = "`token` must be true or false.";
export const tokenWish = z
  .union([z.boolean(), z.string().regex(/^(?:[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])$/, tokenMessage)], tokenMessage)
  .transform((said): boolean => (typeof said === "boolean" ? said : said.toLowerCase() === "true"))
  .meta({
    description:
      "Whether the answer's body has the token that removes the log. The header `Lectern-Token` has it in any case.",
  });

export const fileListMessage = "`files` must be a list of files, each an object with its `name` and its `content`.";

/** Its name is made fit, like that of a file in a form: a list of files is a list of what was found. */
export const listedFile = z
  .object({ name: z.string("The `name` of a file must be a string.").nullish(), content: logContent }, fileListMessage)
  .meta({ description: "A file: its name, and the log in it." });

export const uploadRequest = z
  .object({
    content: logContent.exactOptional(),
    files: z
      .array(listedFile)
      .min(1)
      .max(10)
      .meta({ description: "Instead of `content`: several files, each a log of its own. They get one link." })
      .nullish(),
    name: logName.nullish(),
    format: uploadFormat.nullish(),
    redact: redactOption.nullish(),
    token: tokenWish.nullish(),
  })
  .meta({ id: "UploadRequest", description: "A log, or several files, and what is said about it." });

/** What check boxes and scripts send in forms and queries. */
export const formRedact = z.enum(["true", "false", "on", "off", "yes", "no", "1", "0", "strict"]).meta({
  description: "Whether private data is masked before the log is stored; `strict`: also what is only possible.",
});

export const formToken = z.enum(["true", "false", "on", "off", "yes", "no", "1", "0"]).meta({
  description: "Whether the answer's body has the token that removes the log.",
});

export const uploadForm = z
  .object({
    content: logContent,
    name: logName.optional(),
    format: uploadFormat.optional(),
    redact: formRedact.optional(),
    token: formToken.optional(),
  })
  .meta({ id: "UploadForm", description: "The same fields as in JSON, from an HTML form." });

const file = z.string().meta({
  description:
    "The log as a file. Its name is the log's name where no other is given. It may be packed with gzip, or be an archive of logs. Up to ten files, under whatever names of fields, get one link.",
  contentMediaType: "application/octet-stream",
});

export const uploadFileForm = z
  .object({
    file,
    name: logName.optional(),
    format: uploadFormat.optional(),
    redact: formRedact.optional(),
    token: formToken.optional(),
  })
  .meta({ id: "UploadFileForm", description: "A form with a file." });

const shared = {
  url: z.url().meta({ description: "The page of the log." }),
  shortUrl: z.url().meta({ description: "Another link, which redirects to the page." }),
  id: logId,
  createdAt: moment,
  redacted: z
    .record(z.string(), z.int().min(1))
    .meta({ description: "How often each kind of private data was masked. Only where that was asked for." })
    .exactOptional(),
};

const sharedFile = z
  .object({ name: z.string().meta({ description: "Its name, which no other file of the bundle has." }), ...shared })
  .meta({ description: "A file of a bundle: a log of its own." });

true satisfies Same<z.output<typeof sharedFile>, SharedFileAnswer>;

const leftOut = z
  .object({
    name: z.string(),
    reason: z.string().meta({ description: "A code.", enum: Object.keys(leftOutSentences) }),
    message: z.string().meta({ description: "The same as a sentence." }),
  })
  .meta({ description: "A file that was not taken." });

true satisfies Same<z.output<typeof leftOut>, LeftOutAnswer>;

export const uploadAnswer = z
  .object({
    success: yes,
    ...shared,
    token: ownerToken.meta({ description: "Removes the log. Only where that was asked for." }).exactOptional(),
    files: z
      .array(sharedFile)
      .meta({
        description:
          "Only of several files: each is a log of its own, the most telling one first. Everything else is then of their bundle.",
      })
      .exactOptional(),
    leftOut: z
      .array(leftOut)
      .meta({ description: "What was not taken, and why. Only where there is such." })
      .exactOptional(),
  })
  .meta({ id: "UploadAnswer", description: "The log is stored, and safe on the disk." });

true satisfies Same<z.output<typeof uploadAnswer>, UploadAnswer>;
