import type { ExampleLanguage } from "./example.ts";

const imports = `import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers`;

function program(body: string, more = ""): string {
  const indented = body.replace(/^(?=.)/gm, "    ");
  return `${imports}
${more}
fun main() {
${indented}
}`;
}

function get(path: string): string {
  return program(`val request = HttpRequest.newBuilder(URI.create("{origin}${path}")).build()
val answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
println("\${answer.statusCode()} \${answer.body()}")`);
}

function sendFile(path: string): string {
  return program(
    `val request = HttpRequest.newBuilder(URI.create("{origin}${path}"))
    .POST(HttpRequest.BodyPublishers.ofFile(Path.of("latest.log")))
    .build()
val answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
println(answer.body())`,
    "import java.nio.file.Path\n",
  );
}

/** On the JVM, with nothing but the standard libraries. */
export const kotlin: ExampleLanguage = {
  id: "kotlin",
  name: "Kotlin",
  texts: {
    uploadFile: sendFile("/api/upload?name=latest.log&format=plain"),
    uploadText: program(`// A library such as kotlinx.serialization writes JSON for you; the log must be escaped.
val json = """{"content":"[12:00:00] [Server thread/INFO]: Done (3.141s)!","name":"latest.log"}"""
val request = HttpRequest.newBuilder(URI.create("{origin}/api/upload"))
    .header("Content-Type", "application/json")
    .POST(HttpRequest.BodyPublishers.ofString(json))
    .build()
val answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
println(answer.body())`),
    retry: program(
      `val request = HttpRequest.newBuilder(URI.create("{origin}/api/upload?format=plain"))
    .POST(HttpRequest.BodyPublishers.ofFile(Path.of("latest.log")))
    .build()
for (attempt in 1..5) {
    val answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    if (answer.statusCode() !in setOf(429, 503) || attempt == 5) {
        println(answer.body())
        return
    }
    Thread.sleep(1000 * answer.headers().firstValueAsLong("Retry-After").orElse(5))
}`,
      "import java.nio.file.Path\n",
    ),
    read: get("/api/log/{id}"),
    raw: get("/raw/{id}"),
    stats: get("/api/stats/{id}"),
    remove: program(`// The token came with the upload, in the header Lectern-Token.
val request = HttpRequest.newBuilder(URI.create("{origin}/api/log/{id}"))
    .header("Authorization", "Bearer {token}")
    .DELETE()
    .build()
val answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
println("\${answer.statusCode()} \${answer.body()}")`),
    insights: get("/api/insights/{id}?lang=en"),
    analyse: sendFile("/api/analyse?lang=en"),
  },
};
