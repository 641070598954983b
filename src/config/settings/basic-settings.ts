import type { Network } from "../../http/core/ip.ts";
import { address, networks, nonEmpty, origin, wholeNumber } from "../parsers.ts";
import { setting } from "../setting.ts";

/** What every installation sets: where the service listens, how it is reached, and where it keeps its data. */
export const basicSettings = {
  port: setting({
    env: "PORT",
    default: "3000",
    parse: wholeNumber(0, 65535),
    doc: "The port to listen on. `0` takes any free one.",
  }),
  host: setting({
    env: "HOST",
    default: "::",
    parse: address,
    doc: "The address to listen on. `::` is every address of both families (`0.0.0.0` where there is no IPv6); `127.0.0.1` only this machine, for a proxy in front.",
  }),
  dataDir: setting({
    env: "DATA_DIR",
    default: "./data",
    parse: nonEmpty,
    doc: "Where everything is kept. Made at the first start, readable only by the user that runs the server. Back this up.",
  }),
  publicUrl: setting<string | null>({
    env: "PUBLIC_URL",
    default: "",
    parse: origin,
    doc: "The address that people reach the service by, such as `https://logs.example.org`: share links begin with it. Without it, each request's own scheme and host are used.",
  }),
  trustedProxies: setting<Network[]>({
    env: "TRUSTED_PROXIES",
    default: "",
    parse: networks,
    doc: "Comma-separated addresses and CIDRs of the proxies in front, such as `127.0.0.1, ::1, 10.0.0.0/8`. Only they are believed when they say who the client is (`X-Forwarded-For`, `-Proto`, `-Host`).",
  }),
};
