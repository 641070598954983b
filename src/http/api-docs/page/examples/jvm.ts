import type { ExampleLanguage } from "./example.ts";

/** Java and Kotlin call the same library. This is what one writes differently. */
interface Dialect {
  /** Behind every statement. */
  end: string;
  declare: string;
  print: (expression: string) => string;
  statusAndBody: string;
  /** A whole file around the indented statements. */
  file: (imports: string, statements: string) => string;
  /** JSON as the source of a text, and the library that would write it. */
  json: string;
  jsonLibrary: string;
  sendUntilTaken: string;
}

const library = ["java.net.URI", "java.net.http.HttpClient", "java.net.http.HttpRequest"];
const json = `{"content":"[12:00:00] [Server thread/INFO]: Done (3.141s)!","name":"latest.log"}`;
const postFile = `.POST(HttpRequest.BodyPublishers.ofFile(Path.of("latest.log")))`;

function textsIn(dialect: Dialect): ExampleLanguage["texts"] {
  const { end, declare, print, statusAndBody, file, jsonLibrary } = dialect;
  const imports = [...library, "java.net.http.HttpResponse.BodyHandlers"]
    .map((name) => `import ${name}${end}\n`)
    .join("");
  const program = (statements: string[], more = "") =>
    file(imports + more, statements.join("\n").replace(/^(?=.)/gm, "    "));
  const request = (path: string, ...steps: string[]) => {
    const built = steps.length === 0 ? ".build()" : [...steps, ".build()"].map((step) => `\n    ${step}`).join("");
    return `${declare} request = HttpRequest.newBuilder(URI.create("{origin}${path}"))${built}${end}`;
  };
  const send = `${declare} answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())${end}`;
  const get = (path: string) => program([request(path), send, print(statusAndBody)]);
  const path = `import java.nio.file.Path${end}\n`;
  const sendFile = (to: string) => program([request(to, postFile), send, print("answer.body()")], path);
  return {
    uploadFile: sendFile("/api/upload?name=latest.log&format=plain"),
    uploadText: program([
      `// A library such as ${jsonLibrary} writes JSON for you; the log must be escaped.`,
      `${declare} json = ${dialect.json}${end}`,
      request(
        "/api/upload",
        `.header("Content-Type", "application/json")`,
        `.POST(HttpRequest.BodyPublishers.ofString(json))`,
      ),
      send,
      print("answer.body()"),
    ]),
    retry: program([request("/api/upload?format=plain", postFile), dialect.sendUntilTaken], path),
    read: get("/api/log/{id}"),
    raw: get("/raw/{id}"),
    stats: get("/api/stats/{id}"),
    remove: program([
      "// The token came with the upload, in the header Lectern-Token.",
      request("/api/log/{id}", `.header("Authorization", "Bearer {token}")`, ".DELETE()"),
      send,
      print(statusAndBody),
    ]),
    insights: get("/api/insights/{id}?lang=en"),
    analyse: sendFile("/api/analyse?lang=en"),
  };
}

/** Java 11 and newer, with nothing but its standard library. One class that runs as it is: `java Example.java`. */
export const java: ExampleLanguage = {
  id: "java",
  name: "Java",
  texts: textsIn({
    end: ";",
    declare: "var",
    print: (expression) => `System.out.println(${expression});`,
    statusAndBody: `answer.statusCode() + " " + answer.body()`,
    file: (imports, statements) => `${imports}
class Example {
  public static void main(String[] args) throws Exception {
${statements}
  }
}`,
    json: JSON.stringify(json),
    jsonLibrary: "Gson",
    sendUntilTaken: `for (int attempt = 1; ; attempt++) {
  var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
  var isPassing = answer.statusCode() == 429 || answer.statusCode() == 503;
  if (!isPassing || attempt == 5) {
    System.out.println(answer.body());
    return;
  }
  Thread.sleep(1000 * answer.headers().firstValueAsLong("Retry-After").orElse(5));
}`,
  }),
};

/** On the JVM, with nothing but the standard libraries. */
export const kotlin: ExampleLanguage = {
  id: "kotlin",
  name: "Kotlin",
  texts: textsIn({
    end: "",
    declare: "val",
    print: (expression) => `println(${expression})`,
    statusAndBody: `"\${answer.statusCode()} \${answer.body()}"`,
    file: (imports, statements) => `${imports}
fun main() {
${statements}
}`,
    json: `"""${json}"""`,
    jsonLibrary: "kotlinx.serialization",
    sendUntilTaken: `for (attempt in 1..5) {
    val answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    if (answer.statusCode() !in setOf(429, 503) || attempt == 5) {
        println(answer.body())
        return
    }
    Thread.sleep(1000 * answer.headers().firstValueAsLong("Retry-After").orElse(5))
}`,
  }),
};
