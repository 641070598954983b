import { platformOf } from "../../owners/platform-packages.ts";

/** Whether a trace has frames that are not of the server, of Java or of a library that both use. */
export function hasOthersCode(text: string): boolean {
  const methods = [...text.matchAll(/^\s{1,20}at ([^\s()]{3,300})/gm)].map(([, path]) =>
    path!.slice(path!.lastIndexOf("/") + 1),
  );
  return methods.some((method) => platformOf(method) === null && !/^com\.google\.|^it\.unimi\./.test(method));
}
