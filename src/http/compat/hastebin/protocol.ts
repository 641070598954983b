import { plainProtocol, type UploadProtocol } from "../../upload/upload-protocol.ts";
import { readHastebinBody } from "./body.ts";

export const hastebinProtocol: UploadProtocol = { ...plainProtocol, name: "hastebin", read: readHastebinBody };
