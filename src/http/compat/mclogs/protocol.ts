import type { UploadProtocol } from "../../upload/upload-protocol.ts";
import { readMclogsBody } from "./body.ts";

/** `POST /1/log` of the mclo.gs API. */
export const mclogsProtocol: UploadProtocol = {
  name: "mclogs",
  read: readMclogsBody,
  redacts: true,
  countsLines: true,
  holdsPacked: false,
};
