import type { FastifyInstance } from "fastify";

/** Reads multipart/form-data bodies of at most `mostBytes` as `FormData`. */
export function acceptMultipart(app: FastifyInstance, mostBytes: number): void {
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: mostBytes },
    (request, buffer, done) => {
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      new Response(new Uint8Array(buffer as Buffer), { headers }).formData().then(
        (data) => done(null, data),
        () => done(Object.assign(new Error("unreadable form"), { statusCode: 400 })),
      );
    },
  );
}
