import { address, optionalNumber, secret } from "../parsers.ts";
import { setting } from "../setting.ts";

/** Settings of `/metrics`. */
export const metricsSettings = {
  metricsPort: setting<number | null>({
    env: "METRICS_PORT",
    default: "",
    parse: optionalNumber(0, 65535),
    doc: "A port of its own for `GET /metrics`, in the text format of Prometheus. Without it and without `METRICS_TOKEN`, there are no metrics over the network.",
  }),
  metricsHost: setting({
    env: "METRICS_HOST",
    default: "127.0.0.1",
    parse: address,
    doc: "The address that `METRICS_PORT` is opened on. Metrics name no log and no visitor, but they tell how busy you are: open it to those who collect them, and to nobody else.",
  }),
  metricsToken: setting<string | null>({
    env: "METRICS_TOKEN",
    default: "",
    isSecret: true,
    parse: secret,
    doc: "Who asks for `/metrics` has to send `Authorization: Bearer` with it. Without `METRICS_PORT`, `/metrics` is then on the port of the service. At least 16 characters.",
  }),
};
