import { createServer } from "node:http";

// Serves what was put, as it was put: the least a Node process can do for a page.
const kept = new Map();

const server = createServer((request, response) => {
  if (request.method === "PUT") {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      kept.set(request.url, {
        headers: JSON.parse(request.headers["x-page-headers"]),
        body: Buffer.concat(chunks),
      });
      response.end();
    });
    return;
  }
  const page = kept.get(request.url);
  response.writeHead(page ? 200 : 404, page?.headers);
  response.end(page?.body);
});

server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.on("SIGTERM", () => process.exit(0));
