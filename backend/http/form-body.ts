import type { FastifyInstance } from "fastify";

/** Reads x-www-form-urlencoded bodies as objects; a repeated field becomes an array. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, text, done) => {
      const fields: Record<string, string | string[]> = Object.create(null);
      for (const [name, value] of new URLSearchParams(String(text))) {
        const before = fields[name];
        fields[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
      }
      done(null, fields);
    },
  );
}
