import type { ApiResponse, Message, Messages } from "../ebsn/domain/envelope";
import { EbsnFailure } from "../ebsn/failure";

const GENERIC_MESSAGE = "Si è verificato un errore, riprova tra qualche minuto.";

const PRIVATE_HEADERS = { "cache-control": "private, no-store" };

const ERRORS = {
  notFound: { http: 404, code: "error.gateway.call_not_found", message: "La chiamata richiesta non esiste." },
  method: { http: 405, code: "error.gateway.method", message: "La chiamata richiesta non esiste." },
  origin: { http: 403, code: "error.gateway.origin", message: "La richiesta non arriva da questo sito." },
  size: { http: 413, code: "error.gateway.too_large", message: "La richiesta è troppo grande." },
  body: { http: 400, code: "error.gateway.unreadable", message: "La richiesta non è leggibile." },
  quantity: {
    http: 400,
    code: "error.input.quantity",
    message: "Il valore di «quantity» manca o non è valido.",
  },
  signedOut: {
    http: 403,
    code: "error.auth.required",
    message: "Per continuare è necessario accedere.",
  },
  notStaff: {
    http: 403,
    code: "error.auth.staff",
    message: "Questa parte è riservata a chi lavora nel negozio.",
  },
  tooManyForms: {
    http: 429,
    code: "error.form.too_many",
    message: "Hai inviato troppe richieste. Riprova tra qualche minuto.",
  },
  tooManyRequests: {
    http: 429,
    code: "error.registration.too_many",
    message: "Troppe richieste. Riprova tra qualche minuto.",
  },
  tooManyLogins: {
    http: 429,
    code: "error.login.too_many",
    message: "Troppi tentativi di accesso. Riprova tra qualche minuto.",
  },
} as const;

export type GatewayErrorReason = keyof typeof ERRORS;

type EnvelopeOptions = {
  status: number;
  messages: Messages;
  data: unknown;
  http: number;
  headers?: Record<string, string>;
};

/** `private, no-store` unless `headers` overrides it. */
export function envelopeResponse({ status, messages, data, http, headers = {} }: EnvelopeOptions): Response {
  const body: ApiResponse<unknown> = { response: { status, ...messages }, data };
  return Response.json(body, { status: http, headers: { ...PRIVATE_HEADERS, ...headers } });
}

function failedResponse(http: number, errors: Message[], headers: Record<string, string> = {}): Response {
  return envelopeResponse({
    status: http,
    messages: { errors, infos: [], warnings: [] },
    data: null,
    http,
    headers,
  });
}

export function errorResponse(reason: GatewayErrorReason, headers?: Record<string, string>): Response {
  const { http, code, message } = ERRORS[reason];
  return failedResponse(http, [{ code, message }], headers);
}

const FAILURE_STATUS = { network: 502, timeout: 504, contract: 502, domain: 502, http: 502 } as const;

export function failureResponse(failure: unknown): Response {
  if (!(failure instanceof EbsnFailure))
    return failedResponse(500, [{ code: "error.generic", message: GENERIC_MESSAGE }]);
  const messages = failure.messages.filter(({ message }) => message);
  const errors =
    messages.length > 0 ? messages : [{ code: `error.${failure.kind}`, message: GENERIC_MESSAGE }];
  const http = failure.http === 429 ? 429 : FAILURE_STATUS[failure.kind];
  const retryHeaders: Record<string, string> =
    failure.retryAfterMs > 0 ? { "retry-after": String(Math.ceil(failure.retryAfterMs / 1000)) } : {};
  return failedResponse(http, errors, retryHeaders);
}
