import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { checkInput, type InvalidParameter } from "../../http/input";

/** An error of WordPress' REST API. */
export class WordPressError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly data: object = {},
  ) {
    super(message);
  }
}

const send = (reply: FastifyReply, { status, code, message, data }: WordPressError) =>
  reply.code(status).send({ code, message, data: { status, ...data } });

export const sendNotFound = (reply: FastifyReply) =>
  send(reply, new WordPressError(404, "rest_no_route", "Il contenuto richiesto non esiste."));

export const pageOutOfRange = () =>
  new WordPressError(
    400,
    "rest_post_invalid_page_number",
    "Il numero di pagina richiesto è più grande del numero di pagine disponibili.",
  );

/** A `custom` issue names its code in `params`. */
function detailCode(issue: z.core.$ZodIssue | null): string {
  switch (issue?.code) {
    case "too_big":
    case "too_small":
      return "rest_out_of_bounds";
    case "invalid_value":
      return "rest_not_in_enum";
    case "custom":
      return String(issue.params?.code ?? "rest_invalid_param");
    default:
      return "rest_invalid_type";
  }
}

function invalidParameters(invalid: InvalidParameter[]): WordPressError {
  const names = [...new Set(invalid.map(({ name }) => name))];
  const messageOf = (name: string) => `Il valore di «${name}» non è valido.`;
  const detailOf = (name: string) => {
    const issue = invalid.find((parameter) => parameter.name === name)?.issue ?? null;
    return { code: detailCode(issue), message: messageOf(name), data: null };
  };
  return new WordPressError(400, "rest_invalid_param", `Parametri non validi: ${names.join(", ")}`, {
    params: Object.fromEntries(names.map((name) => [name, messageOf(name)])),
    details: Object.fromEntries(names.map((name) => [name, detailOf(name)])),
  });
}

function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = checkInput(schema, input);
  if ("data" in result) return result.data;
  throw invalidParameters(result.invalid);
}

export const parseWpQuery = <S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> =>
  checked(schema, request.query);

export const parseWpParams = <S extends z.ZodType>(request: FastifyRequest, schema: S): z.output<S> =>
  checked(schema, request.params);

/** For the routes of this plugin; other errors are answered as everywhere. */
export function sendWordPressErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof WordPressError) return send(reply, error);
    if (error.statusCode === 400 && request.url.startsWith("/p/wp-json/"))
      return send(reply, new WordPressError(400, "rest_invalid_json", "Il corpo JSON non è valido."));
    throw error;
  });
}
