/**
 * Names that mean the same wherever they stand, in every version: `class_1937`, `method_8320`, `field_9236` and `comp_127` of Fabric;
 * `m_46745_`, `f_46443_`, `C_12_`, `func_70071_h_` and `field_70170_p` of Forge.
 */
const id = /^(?:(?:class|method|field|comp)_\d{1,9}|(?:C|m|f)_\d{1,9}_|(?:func|field)_\d{1,9}_[A-Za-z]{1,3}_?)$/;

export function isId(name: string): boolean {
  return id.test(name);
}

/** What stands behind the last package, and of an inner class its own name. */
export function simpleName(type: string): string {
  return type.slice(Math.max(type.lastIndexOf("/"), type.lastIndexOf("$")) + 1);
}
