import type { UploadProtocol } from "../../upload/upload-protocol.ts";
import { mclogsProtocol } from "../mclogs/protocol.ts";
import { readLogshareBody } from "./body.ts";

/** `POST /v1/log` of LogShare.CN. */
export const logshareProtocol: UploadProtocol = { ...mclogsProtocol, name: "logshare", read: readLogshareBody };
