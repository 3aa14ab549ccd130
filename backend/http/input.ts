import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { EbsnError } from "../envelope";

function parameterName({ path }: z.core.$ZodIssue): string {
  return path.filter((key) => typeof key === "string").join(".") || "richiesta";
}

const invalidInput = (names: string[]) =>
  new EbsnError(
    [...new Set(names)].map((name) => ({
      code: `error.input.${name}`,
      message: `Il valore di «${name}» manca o non è valido.`,
    })),
    400,
    400,
  );

/** PostgreSQL rejects null characters and lone surrogates. */
const isUnstorable = (text: string) => text.includes("\u0000") || /\p{Cs}/u.test(text);

function findUnstorable(input: unknown, name: string): string | null {
  if (typeof input === "string") return isUnstorable(input) ? name : null;
  if (typeof input !== "object" || input === null) return null;
  for (const [key, value] of Object.entries(input)) {
    if (isUnstorable(key)) return name;
    const found = findUnstorable(value, Array.isArray(input) ? name : key);
    if (found !== null) return found;
  }
  return null;
}

/** `issue` is null where the database could not store the text. */
export type InvalidParameter = { name: string; issue: z.core.$ZodIssue | null };

export function checkInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
): { data: z.output<S> } | { invalid: InvalidParameter[] } {
  const name = findUnstorable(input, "richiesta");
  if (name !== null) return { invalid: [{ name, issue: null }] };
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return { data: parsed.data };
  return { invalid: parsed.error.issues.map((issue) => ({ name: parameterName(issue), issue })) };
}

function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const checked = checkInput(schema, input);
  if ("data" in checked) return checked.data;
  throw invalidInput(checked.invalid.map(({ name }) => name));
}

/** Throws 400 naming invalid parameters. Repeated parameters arrive as arrays. */
export function parseQuery<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parseInput(schema, request.query);
}

export function parseBody<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parseInput(schema, request.body);
}

export function parseParams<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parseInput(schema, request.params);
}

/** The body wins over the query. */
export function parseFields<S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> {
  return parseInput(schema, { ...(request.query as object), ...(request.body as object | null) });
}
