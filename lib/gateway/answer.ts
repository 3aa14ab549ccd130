import type { ApiResponse, Message, Messages } from "../ebsn/domain/envelope";
import { EbsnFailure } from "../ebsn/failure";

const GENERIC_MESSAGE = "Si è verificato un errore, riprova tra qualche minuto.";

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

export type GatewayAnswer<T = unknown> = ApiResponse<T> & {
  http: number;
  retryAfterSeconds?: number;
  /** Only for answers that may be cached publicly. */
  maxAgeSeconds?: number;
};

export const isSuccess = ({ http, response }: GatewayAnswer): boolean => http < 400 && response.status === 0;

type AnswerOptions = { status: number; messages: Messages; data: unknown; http: number };

export function createAnswer({ status, messages, data, http }: AnswerOptions): GatewayAnswer {
  return { response: { status, ...messages }, data, http };
}

function failedAnswer(http: number, errors: Message[], retryAfterSeconds = 0): GatewayAnswer {
  return {
    ...createAnswer({ status: http, messages: { errors, infos: [], warnings: [] }, data: null, http }),
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  };
}

export function errorAnswer(reason: GatewayErrorReason, retryAfterSeconds?: number): GatewayAnswer {
  const { http, code, message } = ERRORS[reason];
  return failedAnswer(http, [{ code, message }], retryAfterSeconds);
}

const FAILURE_STATUS = { network: 502, timeout: 504, contract: 502, domain: 502, http: 502 } as const;

export function failureAnswer(failure: unknown): GatewayAnswer {
  if (!(failure instanceof EbsnFailure))
    return failedAnswer(500, [{ code: "error.generic", message: GENERIC_MESSAGE }]);
  const messages = failure.messages.filter(({ message }) => message);
  const errors =
    messages.length > 0 ? messages : [{ code: `error.${failure.kind}`, message: GENERIC_MESSAGE }];
  const http = failure.http === 429 ? 429 : FAILURE_STATUS[failure.kind];
  return failedAnswer(http, errors, Math.ceil(failure.retryAfterMs / 1000));
}
