const primitives: Record<string, string> = {
  Z: "boolean",
  B: "byte",
  C: "char",
  S: "short",
  I: "int",
  J: "long",
  F: "float",
  D: "double",
};

/** The same descriptor with other names of classes. */
export function renamedDescriptor(descriptor: string, type: (name: string) => string | undefined): string {
  return descriptor.replace(/L([^;]{1,512});/g, (whole, name: string) => {
    const other = type(name);
    return other === undefined ? whole : `L${other};`;
  });
}

/** The parameters of a descriptor as Java's messages have them: `java.lang.String, int[]`. */
export function shownParameters(descriptor: string): string {
  const inside = descriptor.slice(1, Math.max(1, descriptor.indexOf(")")));
  const types = inside.match(/\[*(?:[ZBCSIJFD]|L[^;]{1,512};)/g) ?? [];
  return types
    .map((type) => {
      const bare = type.replaceAll("[", "");
      const name = primitives[bare] ?? bare.slice(1, -1).replaceAll("/", ".");
      return name + "[]".repeat(type.length - bare.length);
    })
    .join(", ");
}

/** Such parameters with other names of classes. */
export function renamedParameters(parameters: string, type: (name: string) => string | undefined): string {
  return parameters.replace(/[\w$.]{1,300}/g, (name) => {
    const other = type(name.replaceAll(".", "/"));
    return other === undefined ? name : other.replaceAll("/", ".");
  });
}
