import { readNativeBody } from "./native-body.ts";
import { plainProtocol, type UploadProtocol } from "./upload-protocol.ts";

/** `POST /api/upload`, and the form of the home page. */
export const nativeProtocol: UploadProtocol = { ...plainProtocol, name: "native", read: readNativeBody };
