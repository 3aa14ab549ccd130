import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { EbsnError } from "../envelope";

/** The parameter a fault lies in, without its place in a list. */
function nameOf({ path }: z.core.$ZodIssue): string {
  return path.filter((key) => typeof key === "string").join(".") || "richiesta";
}

const wrong = (names: string[]) =>
  new EbsnError(
    [...new Set(names)].map((name) => ({
      code: `error.input.${name}`,
      message: `Il valore di «${name}» manca o non è valido.`,
    })),
    400,
    400,
  );

/** Texts no database takes: with a null character or half a pair of surrogates. */
const isUnstorable = (text: string) => text.includes("\u0000") || /\p{Cs}/u.test(text);

/** The name under which an unstorable text lies in the input; null: there is none. */
function unstorable(input: unknown, name: string): string | null {
  if (typeof input === "string") return isUnstorable(input) ? name : null;
  if (typeof input !== "object" || input === null) return null;
  for (const [key, value] of Object.entries(input)) {
    if (isUnstorable(key)) return name;
    const found = unstorable(value, Array.isArray(input) ? name : key);
    if (found !== null) return found;
  }
  return null;
}

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const name = unstorable(input, "richiesta");
  if (name !== null) throw wrong([name]);
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return parsed.data;
  throw wrong(parsed.error.issues.map(nameOf));
}

/** The query parameters; a wrong one is a 400 envelope that names it. A repeated parameter arrives as an array. */
export function query<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parse(schema, request.query);
}

/** The body, JSON or form; a wrong field is a 400 envelope that names it. */
export function body<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parse(schema, request.body);
}

/** The parameters in the path. */
export function params<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parse(schema, request.params);
}

/** Parameters that callers send in the query or in the body; the body wins. */
export function fields<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parse(schema, { ...(request.query as object), ...(request.body as object | null) });
}
