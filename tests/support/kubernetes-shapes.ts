import { z } from "zod";

/**
 * The fields of Kubernetes that deploy/kubernetes uses, each kind exactly: a word that is not in here is a mistake there,
 * or has to be looked up and added.
 */
const name = z.string().regex(/^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/);
const strings = z.record(z.string(), z.string());
const metadata = z.strictObject({
  name,
  namespace: name.optional(),
  labels: strings.optional(),
  annotations: strings.optional(),
});
const selector = z.strictObject({ matchLabels: strings });
const count = z.int().nonnegative();
const port = z.union([z.int().min(1).max(65535), name]);
const quantity = z.string().regex(/^\d+(\.\d+)?(m|Ki|Mi|Gi)?$/);
const share = z.union([count, z.string().regex(/^\d{1,3}%$/)]);

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith("/"), port }),
  periodSeconds: z.int().positive(),
  timeoutSeconds: z.int().positive(),
  failureThreshold: z.int().positive(),
});

const container = z.strictObject({
  name,
  image: z.string(),
  ports: z.array(z.strictObject({ name, containerPort: z.int() })),
  // A number or a truth value without quotation marks would be refused by the server.
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name }) })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z.strictObject({ preStop: z.strictObject({ sleep: z.strictObject({ seconds: count }) }) }),
  resources: z.strictObject({ requests: z.record(z.string(), quantity), limits: z.record(z.string(), quantity) }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name, mountPath: z.string().startsWith("/") })),
});

const pod = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: count,
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().positive(),
    runAsGroup: z.int().positive(),
    fsGroup: z.int().positive(),
    seccompProfile: z.strictObject({ type: z.literal("RuntimeDefault") }),
  }),
  topologySpreadConstraints: z.array(
    z.strictObject({
      maxSkew: z.int().positive(),
      topologyKey: z.string(),
      whenUnsatisfiable: z.enum(["ScheduleAnyway", "DoNotSchedule"]),
      labelSelector: selector,
    }),
  ),
  containers: z.array(container),
  volumes: z.array(z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity }) })),
});

export const deployment = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata,
  spec: z.strictObject({
    revisionHistoryLimit: count,
    selector,
    strategy: z.strictObject({
      type: z.literal("RollingUpdate"),
      rollingUpdate: z.strictObject({ maxSurge: share, maxUnavailable: share }),
    }),
    template: z.strictObject({ metadata: z.strictObject({ labels: strings }), spec: pod }),
  }),
});

const podSecurity = pod.shape.securityContext;

export const cronJob = z.strictObject({
  apiVersion: z.literal("batch/v1"),
  kind: z.literal("CronJob"),
  metadata,
  spec: z.strictObject({
    schedule: z.string().regex(/^(?:[\d*/,-]+ ){4}[\d*/,-]+$/),
    concurrencyPolicy: z.enum(["Allow", "Forbid", "Replace"]),
    successfulJobsHistoryLimit: count,
    failedJobsHistoryLimit: count,
    jobTemplate: z.strictObject({
      spec: z.strictObject({
        backoffLimit: count,
        activeDeadlineSeconds: z.int().positive(),
        template: z.strictObject({
          metadata: z.strictObject({ labels: strings }),
          spec: z.strictObject({
            restartPolicy: z.enum(["OnFailure", "Never"]),
            automountServiceAccountToken: z.literal(false),
            enableServiceLinks: z.literal(false),
            securityContext: podSecurity,
            containers: z.array(
              container
                .pick({
                  name: true,
                  image: true,
                  envFrom: true,
                  resources: true,
                  securityContext: true,
                  volumeMounts: true,
                })
                .extend({ command: z.array(z.string()) })
                .strict(),
            ),
            volumes: z.array(
              z.union([
                z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: quantity }) }),
                z.strictObject({ name, persistentVolumeClaim: z.strictObject({ claimName: name }) }),
              ]),
            ),
          }),
        }),
      }),
    }),
  }),
});

export const autoscaler = z.strictObject({
  apiVersion: z.literal("autoscaling/v2"),
  kind: z.literal("HorizontalPodAutoscaler"),
  metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ apiVersion: z.literal("apps/v1"), kind: z.literal("Deployment"), name }),
    minReplicas: z.int().min(2),
    maxReplicas: z.int(),
    metrics: z.array(
      z.strictObject({
        type: z.literal("Resource"),
        resource: z.strictObject({
          name: z.enum(["cpu", "memory"]),
          target: z.strictObject({ type: z.literal("Utilization"), averageUtilization: z.int().min(1).max(100) }),
        }),
      }),
    ),
    behavior: z.strictObject({ scaleUp: scaling(), scaleDown: scaling() }),
  }),
});

function scaling() {
  return z.strictObject({
    stabilizationWindowSeconds: z.int().min(0).max(3600),
    policies: z.array(
      z.strictObject({
        type: z.enum(["Pods", "Percent"]),
        value: z.int().positive(),
        periodSeconds: z.int().min(1).max(1800),
      }),
    ),
    selectPolicy: z.enum(["Max", "Min", "Disabled"]).optional(),
  });
}

const policyPorts = z.array(z.strictObject({ port: z.int(), protocol: z.enum(["TCP", "UDP"]) }));
const peers = z.array(z.strictObject({ namespaceSelector: selector }));

const kinds = [
  deployment,
  cronJob,
  z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("PersistentVolumeClaim"),
    metadata,
    spec: z.strictObject({
      accessModes: z.array(z.enum(["ReadWriteOnce", "ReadWriteMany", "ReadWriteOncePod"])),
      resources: z.strictObject({ requests: z.strictObject({ storage: quantity }) }),
    }),
  }),
  autoscaler,
  z.strictObject({ apiVersion: z.literal("v1"), kind: z.literal("Namespace"), metadata }),
  z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Service"),
    metadata,
    spec: z.strictObject({
      type: z.literal("ClusterIP"),
      selector: strings,
      ports: z.array(z.strictObject({ name, port: z.int(), targetPort: port })),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal("v1"),
    kind: z.literal("Secret"),
    metadata,
    type: z.literal("Opaque"),
    stringData: strings,
  }),
  z.strictObject({
    apiVersion: z.literal("policy/v1"),
    kind: z.literal("PodDisruptionBudget"),
    metadata,
    spec: z.strictObject({ maxUnavailable: share, selector }),
  }),
  z.strictObject({
    apiVersion: z.literal("networking.k8s.io/v1"),
    kind: z.literal("NetworkPolicy"),
    metadata,
    spec: z.strictObject({
      podSelector: selector,
      policyTypes: z.array(z.enum(["Ingress", "Egress"])),
      ingress: z.array(z.strictObject({ from: peers, ports: policyPorts })),
      egress: z.array(z.strictObject({ to: peers.optional(), ports: policyPorts })),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal("networking.k8s.io/v1"),
    kind: z.literal("Ingress"),
    metadata,
    spec: z.strictObject({
      ingressClassName: name,
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: z.string(),
                pathType: z.enum(["Prefix", "Exact"]),
                backend: z.strictObject({
                  service: z.strictObject({
                    name,
                    port: z.union([z.strictObject({ name }), z.strictObject({ number: z.int() })]),
                  }),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal("kustomize.config.k8s.io/v1beta1"),
    kind: z.literal("Kustomization"),
    namespace: name,
    labels: z.array(z.strictObject({ pairs: strings, includeSelectors: z.boolean() })),
    resources: z.array(z.string()),
    images: z.array(z.strictObject({ name, newName: z.string(), newTag: z.string() })),
  }),
] as const;

export const manifest = z.discriminatedUnion("kind", kinds);
