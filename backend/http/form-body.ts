import type { FastifyInstance } from "fastify";

export function registerFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, text, done) => {
      const fields: Record<string, string | string[]> = Object.create(null);
      for (const [name, value] of new URLSearchParams(String(text))) {
        const existing = fields[name];
        fields[name] =
          existing === undefined ? value : [...(Array.isArray(existing) ? existing : [existing]), value];
      }
      done(null, fields);
    },
  );
}
