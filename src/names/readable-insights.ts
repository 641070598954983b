import type { AnalyseAnswer, ExceptionInsight, FrameInsight } from "../wire/insights-answer.ts";
import { namesIn } from "./glossary.ts";
import { isId } from "./ids.ts";
import type { Names } from "./names.ts";
import { readableMethod } from "./readable-method.ts";

/** An explanation with readable names beside those of the log: of every frame, and of what its sentences and messages name. */
export function withReadableNames<Answer extends AnalyseAnswer>(
  answer: Answer,
  minecraft: string,
  names: Names,
): Answer {
  const exceptions = answer.exceptions.map((exception) => ({
    ...exception,
    frames: readableFrames(exception.frames, names),
    outerFrames: readableFrames(exception.outerFrames, names),
    suppressedFrames: readableFrames(exception.suppressedFrames, names),
  }));
  const { glossary } = namesIn(textsOf(answer).join("\n"), names);
  const readable = Object.fromEntries(
    Object.entries(glossary)
      .filter(([key]) => isId(key) || !key.includes("#"))
      .map(([key, name]) => [key.replaceAll("/", "."), name.replaceAll("/", ".")]),
  );
  return { ...answer, exceptions, names: { minecraft, readable } };
}

function readableFrames(frames: readonly FrameInsight[], names: Names): FrameInsight[] {
  return frames.map((frame) => {
    const method = readableMethod(frame, names);
    return method === frame.method ? frame : { ...frame, readable: method };
  });
}

function textsOf({ exceptions, findings }: AnalyseAnswer): string[] {
  const thrown = (one: ExceptionInsight) => [one, ...one.causes, one.root, ...one.suppressed];
  return [
    ...exceptions.flatMap(thrown).map(({ type, message }) => `Caused by: ${type}: ${message}`),
    ...exceptions.flatMap(({ frames, outerFrames }) => [...frames, ...outerFrames]).map(({ method }) => method),
    ...findings.map(({ message }) => message),
  ];
}
