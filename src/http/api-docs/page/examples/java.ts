import type { ExampleLanguage } from "./example.ts";

const imports = `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;`;

/** One class that runs as it is: `java Example.java`. */
function program(body: string, more = ""): string {
  const indented = body.replace(/^(?=.)/gm, "    ");
  return `${imports}
${more}
class Example {
  public static void main(String[] args) throws Exception {
${indented}
  }
}`;
}

function get(path: string): string {
  return program(`var request = HttpRequest.newBuilder(URI.create("{origin}${path}")).build();
var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
System.out.println(answer.statusCode() + " " + answer.body());`);
}

function sendFile(path: string): string {
  return program(
    `var request = HttpRequest.newBuilder(URI.create("{origin}${path}"))
    .POST(HttpRequest.BodyPublishers.ofFile(Path.of("latest.log")))
    .build();
var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
System.out.println(answer.body());`,
    "import java.nio.file.Path;\n",
  );
}

/** Java 11 and newer, with nothing but its standard library. */
export const java: ExampleLanguage = {
  id: "java",
  name: "Java",
  texts: {
    uploadFile: sendFile("/api/upload?name=latest.log&format=plain"),
    uploadText: program(`// A library such as Gson writes JSON for you; the log must be escaped.
var json = "{\\"content\\":\\"[12:00:00] [Server thread/INFO]: Done (3.141s)!\\",\\"name\\":\\"latest.log\\"}";
var request = HttpRequest.newBuilder(URI.create("{origin}/api/upload"))
    .header("Content-Type", "application/json")
    .POST(HttpRequest.BodyPublishers.ofString(json))
    .build();
var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
System.out.println(answer.body());`),
    retry: program(
      `var request = HttpRequest.newBuilder(URI.create("{origin}/api/upload?format=plain"))
    .POST(HttpRequest.BodyPublishers.ofFile(Path.of("latest.log")))
    .build();
for (int attempt = 1; ; attempt++) {
  var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
  var isPassing = answer.statusCode() == 429 || answer.statusCode() == 503;
  if (!isPassing || attempt == 5) {
    System.out.println(answer.body());
    return;
  }
  Thread.sleep(1000 * answer.headers().firstValueAsLong("Retry-After").orElse(5));
}`,
      "import java.nio.file.Path;\n",
    ),
    read: get("/api/log/{id}"),
    raw: get("/raw/{id}"),
    stats: get("/api/stats/{id}"),
    remove: program(`// The token came with the upload, in the header Lectern-Token.
var request = HttpRequest.newBuilder(URI.create("{origin}/api/log/{id}"))
    .header("Authorization", "Bearer {token}")
    .DELETE()
    .build();
var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
System.out.println(answer.statusCode() + " " + answer.body());`),
    insights: get("/api/insights/{id}?lang=en"),
    analyse: sendFile("/api/analyse?lang=en"),
  },
};
