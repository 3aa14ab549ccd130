import type { DoorAnswer, Message, Messages } from "../domain/envelope";
import { EbsnFailure } from "../failure";

const GENERIC = "Si è verificato un errore, riprova tra qualche minuto.";

const PRIVATE = { "cache-control": "private, no-store" };

const REFUSALS = {
  notFound: { http: 404, code: "error.door.call_not_found", message: "La chiamata richiesta non esiste." },
  method: { http: 405, code: "error.door.method", message: "La chiamata richiesta non esiste." },
  origin: { http: 403, code: "error.door.origin", message: "La richiesta non arriva da questo sito." },
  size: { http: 413, code: "error.door.too_large", message: "La richiesta è troppo grande." },
  body: { http: 400, code: "error.door.unreadable", message: "La richiesta non è leggibile." },
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
  tooManyAsked: {
    http: 429,
    code: "error.registration.too_many",
    message: "Troppe richieste. Riprova tra qualche minuto.",
  },
  throttled: {
    http: 429,
    code: "error.login.too_many",
    message: "Troppi tentativi di accesso. Riprova tra qualche minuto.",
  },
} as const;

export type Refusal = keyof typeof REFUSALS;

type Sent = {
  status: number;
  messages: Messages;
  data: unknown;
  http: number;
  headers?: Record<string, string>;
};

/** EBSN's envelope towards the browser; never kept unless `headers` says so. */
export function answer({ status, messages, data, http, headers = {} }: Sent): Response {
  const body: DoorAnswer<unknown> = { response: { status, ...messages }, data };
  return Response.json(body, { status: http, headers: { ...PRIVATE, ...headers } });
}

function failed(http: number, errors: Message[], headers: Record<string, string> = {}): Response {
  return answer({ status: http, messages: { errors, infos: [], warnings: [] }, data: null, http, headers });
}

export function refuse(reason: Refusal, headers?: Record<string, string>): Response {
  const { http, code, message } = REFUSALS[reason];
  return failed(http, [{ code, message }], headers);
}

const UNREACHED = { network: 502, timeout: 504, contract: 502, domain: 502, http: 502 } as const;

/** What the browser learns of a call that brought no answer: the shop's words if it had any, else the common ones. */
export function answerFailure(failure: unknown): Response {
  if (!(failure instanceof EbsnFailure)) return failed(500, [{ code: "error.generic", message: GENERIC }]);
  const messages = failure.messages.filter(({ message }) => message);
  const errors = messages.length > 0 ? messages : [{ code: `error.${failure.kind}`, message: GENERIC }];
  const http = failure.http === 429 ? 429 : UNREACHED[failure.kind];
  const wait: Record<string, string> =
    failure.retryAfterMs > 0 ? { "retry-after": String(Math.ceil(failure.retryAfterMs / 1000)) } : {};
  return failed(http, errors, wait);
}
