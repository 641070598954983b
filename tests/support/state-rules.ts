import { type AnyNode, type Pattern, parse } from "acorn";

const transpiler = new Bun.Transpiler({ loader: "ts" });

/** What calls on a collection change in it. */
const changing = /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/**
 * The variables of a module that its functions write to, so that what one call leaves is there in the next. A table
 * that the module fills while it is loaded is none of them.
 */
export function stateOf(source: string): string[] {
  // Macros run when the program is built.
  const code = transpiler.transformSync(source.replaceAll(' with { type: "macro" }', ""));
  const { body } = parse(code, { ecmaVersion: "latest", sourceType: "module" });
  const known = new Set<string>();
  for (const statement of body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "VariableDeclaration") for (const { id } of declared.declarations) addNames(id, known);
  }
  const written = new Set<string>();
  for (const statement of body) visit(statement, known, false, written);
  return [...written].sort();
}

function addNames(pattern: Pattern, names: Set<string>): void {
  if (pattern.type === "Identifier") names.add(pattern.name);
  else if (pattern.type === "ArrayPattern") for (const one of pattern.elements) if (one) addNames(one, names);
}

function visit(node: AnyNode, known: ReadonlySet<string>, isInFunction: boolean, written: Set<string>): void {
  if (isInFunction) for (const name of writtenBy(node)) if (known.has(name)) written.add(name);
  const isFunction = /Function|MethodDefinition|StaticBlock/.test(node.type);
  const inner = isFunction ? without(known, namesWithin(node)) : known;
  for (const child of childrenOf(node)) visit(child, inner, isInFunction || isFunction, written);
}

/** The variables whose value, or whose content, this node changes. */
function writtenBy(node: AnyNode): string[] {
  if (node.type === "AssignmentExpression") {
    const targets = node.left.type === "ArrayPattern" ? node.left.elements : [node.left];
    return targets.flatMap((one) => (one ? rootOf(one) : []));
  }
  if (node.type === "UpdateExpression") return rootOf(node.argument);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const { object, property } = node.callee;
  return property.type === "Identifier" && changing.test(property.name) ? rootOf(object) : [];
}

/** `a` of `a.b[0].c`. Where a pattern is to begin is set before each of its matches, so it leaves nothing. */
function rootOf(node: AnyNode): string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type !== "MemberExpression") return [];
  return node.property.type === "Identifier" && node.property.name === "lastIndex" ? [] : rootOf(node.object);
}

/** The names that a function declares itself: its parameters and its own variables. */
function namesWithin(node: AnyNode): Set<string> {
  const names = new Set<string>();
  const collect = (one: AnyNode) => {
    if (one.type === "VariableDeclarator") addNames(one.id, names);
    if ("params" in one) for (const parameter of one.params) addNames(parameter as Pattern, names);
    for (const child of childrenOf(one)) collect(child);
  };
  collect(node);
  return names;
}

function without(known: ReadonlySet<string>, names: ReadonlySet<string>): Set<string> {
  return new Set([...known].filter((name) => !names.has(name)));
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((one): one is AnyNode => typeof one === "object" && one !== null && typeof one.type === "string");
}
