interface Instruction {
  name: string;
  rest: string;
}

/** A Dockerfile as its instructions: comments are gone, continued lines are one. */
function instructionsOf(text: string): Instruction[] {
  const joined = text.replace(/^\s*#.*\n/gm, "").replace(/\\\n/g, " ");
  return [...joined.matchAll(/^([A-Za-z]+)[ \t]+(.*)$/gm)].map(([, name, rest]) => ({
    name: name!.toUpperCase(),
    rest: rest!.trim(),
  }));
}

/** What is wrong with a Dockerfile, one sentence each. The rules are those that matter for an image that is published. */
export function dockerfileFaults(text: string): string[] {
  const instructions = instructionsOf(text);
  const stages = stagesOf(instructions);
  const last = stages.at(-1)?.instructions ?? [];
  const find = (name: string) => last.filter((instruction) => instruction.name === name);
  const faults: string[] = [];
  const rule = (isBroken: boolean, fault: string) => {
    if (isBroken) faults.push(fault);
  };
  const names = stages.flatMap(({ name }) => (name ? [name] : []));
  for (const { image } of stages) {
    if (names.includes(image)) continue;
    const base = baseOf(image, instructions);
    rule(base === image, `${image} cannot be given by its digest: it is no argument of the build`);
    rule(!/:[^:/@]*\d+\.\d+/.test(base), `${base} has no exact version`);
    rule(/:latest\b/.test(base), `${base} is whatever is latest`);
    rule(base.includes("@") && !/@sha256:[0-9a-f]{64}$/.test(base), `${base} has a digest that is none`);
  }
  rule(stages.length < 2, "there is one stage: what builds would be shipped");
  const user = find("USER").at(-1)?.rest ?? "root";
  rule(!/^[1-9]\d*(:[1-9]\d*)?$/.test(user), `the user is ${user}, not a number over 0`);
  const userAt = last.findIndex(({ name }) => name === "USER");
  rule(
    last.slice(userAt).some(({ name }) => name === "RUN" || name === "COPY"),
    "USER comes before the image is complete",
  );
  rule(find("HEALTHCHECK").length !== 1 || find("HEALTHCHECK")[0]!.rest === "NONE", "there is no HEALTHCHECK");
  rule(find("ENTRYPOINT").length + find("CMD").length === 0, "nothing is started");
  for (const { name, rest } of instructions) {
    rule(name === "ADD", `ADD ${rest}: COPY says what it does`);
    rule(name === "MAINTAINER", "MAINTAINER is gone from Docker");
    rule(
      (name === "CMD" || name === "ENTRYPOINT") && !rest.startsWith("["),
      `${name} runs in a shell, which swallows signals`,
    );
    rule(name === "WORKDIR" && !rest.startsWith("/"), `WORKDIR ${rest} depends on the one before`);
    rule(name === "ENV" && /(PASSWORD|SECRET|TOKEN|KEY)\w*=/.test(rest), "a secret would be in the image");
    if (name === "RUN") runFaults(rest, rule);
  }
  for (const { instructions: steps } of stages) {
    const install = steps.findIndex(({ name, rest }) => name === "RUN" && /\bnpm (ci|install)\b/.test(rest));
    const sources = steps.findIndex(({ name, rest }) => name === "COPY" && !/--from=|package/.test(rest));
    rule(
      install !== -1 && sources !== -1 && sources < install,
      "the sources are copied before what changes less often",
    );
  }
  return faults;
}

/** `${NAME}` is what `ARG NAME=` before the first stage says, unless a build says something else. */
function baseOf(image: string, instructions: Instruction[]): string {
  const name = /^\$\{(\w+)\}$/.exec(image)?.[1];
  const first = instructions.findIndex((instruction) => instruction.name === "FROM");
  const given = instructions.slice(0, first).find(({ name: is, rest }) => is === "ARG" && rest.startsWith(`${name}=`));
  return given ? given.rest.slice(given.rest.indexOf("=") + 1) : image;
}

function runFaults(command: string, rule: (isBroken: boolean, fault: string) => void): void {
  rule(/\bnpm (?:i|install|update)\b/.test(command), "npm install takes what the lock file does not name: npm ci");
  rule(/\bsudo\b/.test(command), "sudo in an image");
  rule(/\b(curl|wget)\b/.test(command), "something is fetched that no lock file knows");
  rule(/\bchmod\s+(-R\s+)?0?777\b/.test(command), "everybody may write there");
  if (!/\bapt-get install\b/.test(command)) return;
  rule(!command.includes("--no-install-recommends"), "apt-get install takes more than is asked for");
  rule(!/rm -rf \/var\/lib\/apt\/lists/.test(command), "the lists of apt stay in the layer");
}

function stagesOf(instructions: Instruction[]): { image: string; name: string | null; instructions: Instruction[] }[] {
  const stages: ReturnType<typeof stagesOf> = [];
  for (const instruction of instructions) {
    if (instruction.name !== "FROM") {
      stages.at(-1)?.instructions.push(instruction);
      continue;
    }
    const [image = "", , name = null] = instruction.rest.replace(/^--platform=\S+\s+/, "").split(/\s+/);
    stages.push({ image, name, instructions: [] });
  }
  return stages;
}
