import type { FastifyInstance } from "fastify";
import { isWithinJsonLimits } from "../../lib/rules/json-limits";

const MAX_FIELDS = 1000;

const unreadable = () => Object.assign(new Error("unreadable body"), { statusCode: 400 });

/** Deeply nested or crowded bodies are rejected before they are parsed. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) =>
    isWithinJsonLimits(String(text)) ? parse(request, String(text), done) : done(unreadable()),
  );
}

export function registerFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, text, done) => {
      const fields: Record<string, string | string[]> = Object.create(null);
      const entries = [...new URLSearchParams(String(text))];
      if (entries.length > MAX_FIELDS) return done(unreadable());
      for (const [name, value] of entries) {
        const existing = fields[name];
        if (Array.isArray(existing)) existing.push(value);
        else fields[name] = existing === undefined ? value : [existing, value];
      }
      done(null, fields);
    },
  );
}
