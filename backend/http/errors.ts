import type { FastifyError, FastifyInstance } from "fastify";
import { isUnreachable } from "../db/unreachable";
import { EbsnError, errorEnvelope, ebsnError } from "../envelope";

const GENERIC = "Si è verificato un errore, riprova tra qualche minuto.";

const CLIENT_ERRORS: Record<number, [code: string, message: string]> = {
  400: ["error.input.unreadable", "La richiesta non è leggibile."],
  413: ["error.input.too_large", "La richiesta è troppo grande."],
  415: ["error.input.media_type", "Il formato della richiesta non è accettato."],
};

function clientError(status: number): EbsnError {
  const [code, message] = CLIENT_ERRORS[status] ?? [
    "error.input.rejected",
    "La richiesta non è stata accettata.",
  ];
  return new EbsnError([{ code, message }], status, status);
}

export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | EbsnError, request, reply) => {
    if (error instanceof EbsnError) return reply.code(error.httpStatus).send(errorEnvelope(error));
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(errorEnvelope(clientError(status)));
    request.log.error({ err: error }, "unexpected error");
    const serverStatus = isUnreachable(error) ? 503 : 500;
    return reply
      .code(serverStatus)
      .send(errorEnvelope(new EbsnError([{ code: "error.generic", message: GENERIC }], serverStatus)));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .send(errorEnvelope(ebsnError("error.call.not_found", "La chiamata richiesta non esiste."))),
  );
}
