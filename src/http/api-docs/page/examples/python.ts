import type { ExampleLanguage } from "./example.ts";

/** Python 3, with nothing but its standard library. */
export const python: ExampleLanguage = {
  id: "python",
  name: "Python",
  texts: {
    uploadFile: `import json
from urllib.request import Request, urlopen

with open("latest.log", "rb") as file:
    request = Request("{origin}/api/upload?name=latest.log", file.read(), {"Content-Type": "text/plain"})
with urlopen(request) as answer:
    print(json.load(answer)["url"])`,
    uploadText: `import json
from urllib.request import Request, urlopen

log = {"content": "[12:00:00] [Server thread/INFO]: Done (3.141s)!", "name": "latest.log"}
request = Request("{origin}/api/upload", json.dumps(log).encode(), {"Content-Type": "application/json"})
with urlopen(request) as answer:
    print(json.load(answer)["url"])`,
    retry: `import json
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def share(content):
    body = json.dumps({"content": content}).encode()
    for attempt in range(5):
        try:
            request = Request("{origin}/api/upload", body, {"Content-Type": "application/json"})
            with urlopen(request) as answer:
                return json.load(answer)["url"]
        except HTTPError as error:
            if error.code not in (429, 503) or attempt == 4:
                raise RuntimeError(json.load(error)["error"]) from error
            time.sleep(int(error.headers.get("Retry-After", 5)))


print(share("[12:00:00] [Server thread/INFO]: Done (3.141s)!"))`,
    read: `import json
from urllib.request import urlopen

with urlopen("{origin}/api/log/{id}") as answer:
    log = json.load(answer)
print(log["name"], log["views"], len(log["content"]))`,
    raw: `from urllib.request import urlopen

with urlopen("{origin}/raw/{id}") as answer:
    print(answer.read().decode("utf-8"))`,
    stats: `import json
from urllib.request import urlopen

with urlopen("{origin}/api/stats/{id}") as answer:
    stats = json.load(answer)
print(stats["views"], stats["uniqueViews"])`,
    remove: `import json
from urllib.request import Request, urlopen

# The token came with the upload: answer.headers["Lectern-Token"].
headers = {"Authorization": "Bearer {token}"}
with urlopen(Request("{origin}/api/log/{id}", headers=headers, method="DELETE")) as answer:
    print(json.load(answer))`,
    insights: `import json
from urllib.request import urlopen

with urlopen("{origin}/api/insights/{id}?lang=en") as answer:
    insights = json.load(answer)
print(insights["title"])
for finding in insights["findings"]:
    print(finding["message"], finding["advice"][0])`,
    analyse: `import json
from urllib.request import Request, urlopen

with open("latest.log", "rb") as file:
    request = Request("{origin}/api/analyse?lang=en", file.read(), {"Content-Type": "text/plain"})
with urlopen(request) as answer:
    insights = json.load(answer)
print(insights["title"], insights["headline"])`,
  },
};
