import { anyText, endpoint, nonEmpty, optional, yesOrNo } from "../parsers.ts";
import { setting } from "../setting.ts";

/** Who signs requests to the object store. The names are those of the AWS SDKs. */
export const credentialSettings = {
  s3AccessKeyId: setting<string | null>({
    env: "S3_ACCESS_KEY_ID",
    otherEnv: ["AWS_ACCESS_KEY_ID"],
    default: "",
    parse: anyText,
    doc: "Who signs requests to the object store. Without it, the profile `AWS_PROFILE` of `~/.aws/credentials` is used.",
  }),
  s3SecretAccessKey: setting<string | null>({
    env: "S3_SECRET_ACCESS_KEY",
    otherEnv: ["AWS_SECRET_ACCESS_KEY"],
    default: "",
    isSecret: true,
    parse: anyText,
    doc: "The secret that goes with it.",
  }),
  s3SessionToken: setting<string | null>({
    env: "S3_SESSION_TOKEN",
    otherEnv: ["AWS_SESSION_TOKEN"],
    default: "",
    isSecret: true,
    parse: anyText,
    doc: "The session token of temporary credentials.",
  }),
  awsProfile: setting({
    env: "AWS_PROFILE",
    default: "default",
    parse: nonEmpty,
    doc: "The profile of `~/.aws/credentials` whose keys are used where none are set.",
  }),
  awsRoleArn: setting<string | null>({
    env: "AWS_ROLE_ARN",
    default: "",
    parse: anyText,
    doc: "Set by EKS together with the next one: the role whose temporary credentials the pod gets. Keys that are set, or of a profile, come first.",
  }),
  awsWebIdentityTokenFile: setting<string | null>({
    env: "AWS_WEB_IDENTITY_TOKEN_FILE",
    default: "",
    parse: anyText,
    doc: "The file with the web identity token.",
  }),
  awsStsEndpoint: setting<string | null>({
    env: "AWS_ENDPOINT_URL_STS",
    default: "",
    parse: endpoint,
    doc: "The STS endpoint. Without it, Amazon's in `S3_REGION`.",
  }),
  awsContainerUri: setting<string | null>({
    env: "AWS_CONTAINER_CREDENTIALS_FULL_URI",
    default: "",
    parse: endpoint,
    doc: "Set by EKS: the credentials endpoint of the pod.",
  }),
  awsContainerPath: setting<string | null>({
    env: "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
    default: "",
    parse: optional(/^\//, "a path such as /v2/credentials/…"),
    doc: "Set by ECS: the path of the container's credentials endpoint.",
  }),
  awsContainerToken: setting<string | null>({
    env: "AWS_CONTAINER_AUTHORIZATION_TOKEN",
    default: "",
    isSecret: true,
    parse: anyText,
    doc: "Authorization token for the credentials endpoint.",
  }),
  awsContainerTokenFile: setting<string | null>({
    env: "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE",
    default: "",
    parse: anyText,
    doc: "A file with that token.",
  }),
  awsMetadataEndpoint: setting<string | null>({
    env: "AWS_EC2_METADATA_SERVICE_ENDPOINT",
    default: "",
    parse: endpoint,
    doc: "The metadata service of an EC2 instance, which is asked for credentials if there are none of the others and `S3_ENDPOINT` is not set. Without it, the usual address.",
  }),
  isAwsMetadataDisabled: setting({
    env: "AWS_EC2_METADATA_DISABLED",
    default: "false",
    parse: yesOrNo,
    doc: "`true`: the machine is not asked for keys.",
  }),
};
