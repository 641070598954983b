import { plainProtocol, type UploadProtocol } from "../../upload/upload-protocol.ts";
import { readZeroXZeroBody } from "./body.ts";

export const zeroXZeroProtocol: UploadProtocol = { ...plainProtocol, name: "zero-x-zero", read: readZeroXZeroBody };
