import { createServer } from "node:http";

// Serves stored responses unchanged: the least work a Node process can do per page.
const pages = new Map();

const server = createServer((request, response) => {
  if (request.method === "PUT") {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      pages.set(request.url, {
        headers: JSON.parse(request.headers["x-page-headers"]),
        body: Buffer.concat(chunks),
      });
      response.end();
    });
    return;
  }
  const page = pages.get(request.url);
  response.writeHead(page ? 200 : 404, page?.headers);
  response.end(page?.body);
});

server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.on("SIGTERM", () => process.exit(0));
