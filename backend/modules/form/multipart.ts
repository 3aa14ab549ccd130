import type { FastifyInstance } from "fastify";

export function registerMultipartParser(app: FastifyInstance, maxBytes: number): void {
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: maxBytes },
    (request, buffer, done) => {
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      new Response(new Uint8Array(buffer as Buffer), { headers }).formData().then(
        (data) => done(null, data),
        () => done(Object.assign(new Error("unreadable form"), { statusCode: 400 })),
      );
    },
  );
}
