import { plainProtocol, type UploadProtocol } from "../../upload/upload-protocol.ts";
import { readBytebinBody } from "./body.ts";

export const bytebinProtocol: UploadProtocol = { ...plainProtocol, name: "bytebin", read: readBytebinBody };
