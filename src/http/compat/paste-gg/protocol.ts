import { plainProtocol, type UploadProtocol } from "../../upload/upload-protocol.ts";
import { readPasteGgBody } from "./body.ts";

export const pasteGgProtocol: UploadProtocol = {
  ...plainProtocol,
  name: "paste-gg",
  read: readPasteGgBody,
  holdsPacked: true,
};
