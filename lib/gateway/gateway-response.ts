import type { ApiResponse, Messages } from "../ebsn/domain/envelope";
import { EbsnFailure } from "../ebsn/failure";
import { NO_MESSAGES } from "../ebsn/no-messages";
import { NOT_OFFERED } from "../ebsn/not-offered";
import type { Locale } from "../i18n/locales";
import { SESSION_EXPIRED } from "../session/expired-status";
import { ABSENT_STATUSES } from "../upstream/absent-statuses";
import { formatMessages } from "./format-messages";
import { gatewayMessages } from "./messages";

const ERRORS = {
  notFound: { http: 404, code: "error.gateway.call_not_found" },
  notOffered: { http: 404, code: NOT_OFFERED },
  method: { http: 405, code: "error.gateway.method" },
  origin: { http: 403, code: "error.gateway.origin" },
  size: { http: 413, code: "error.gateway.too_large" },
  busy: { http: 503, code: "error.gateway.busy" },
  body: { http: 400, code: "error.gateway.unreadable" },
  quantity: { http: 400, code: "error.input.quantity" },
  signedOut: { http: 403, code: "error.auth.required" },
  notStaff: { http: 403, code: "error.auth.staff" },
  tooManyForms: { http: 429, code: "error.form.too_many" },
  tooManyRequests: { http: 429, code: "error.gateway.too_many" },
  tooManyLogins: { http: 429, code: "error.login.too_many" },
} as const;

export type GatewayErrorReason = keyof typeof ERRORS;

export type GatewayResponse<T = unknown> = ApiResponse<T> & {
  http: number;
  retryAfterSeconds?: number;
  /** Only for answers that may be cached publicly. */
  maxAgeSeconds?: number;
};

export const isSuccess = ({ http, response }: GatewayResponse): boolean =>
  http < 400 && response.status === 0;

/** Somebody else has changed it since it was read. */
export const isConflict = ({ http }: GatewayResponse): boolean => http === 409;

/** The shop does not have the call; an outage does not say so. */
export const isCallUnsupported = ({ http, response }: GatewayResponse): boolean =>
  ABSENT_STATUSES.includes(http) || (http < 400 && response.status !== 0);

type ResponseOptions = { status: number; messages: Messages; data: unknown; http: number };

export function createResponse({ status, messages, data, http }: ResponseOptions): GatewayResponse {
  return { response: { status, ...formatMessages(messages) }, data, http };
}

/** A session's end has a text of its own where the shop gives none. */
export function rejectedResponse({ status, messages, http }: Omit<ResponseOptions, "data">, locale: Locale) {
  const errors =
    http === SESSION_EXPIRED && messages.errors.length === 0
      ? [{ code: "error.session.expired", message: gatewayMessages(locale).sessionExpired }]
      : messages.errors;
  return createResponse({
    status: status || http,
    messages: { ...messages, errors },
    data: null,
    http,
  });
}

function failedResponse(http: number, messages: Messages, retryAfterSeconds = 0): GatewayResponse {
  return {
    ...createResponse({ status: http, messages, data: null, http }),
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  };
}

export function errorResponse(
  reason: GatewayErrorReason,
  locale: Locale,
  retryAfterSeconds?: number,
): GatewayResponse {
  const { http, code } = ERRORS[reason];
  const errors = [{ code, message: gatewayMessages(locale)[reason] }];
  return failedResponse(http, { ...NO_MESSAGES, errors }, retryAfterSeconds);
}

const FAILURE_STATUS = { network: 502, timeout: 504, contract: 502, domain: 502, http: 502 } as const;

export function failureResponse(failure: unknown, locale: Locale): GatewayResponse {
  const message = gatewayMessages(locale).generic;
  if (!(failure instanceof EbsnFailure))
    return failedResponse(500, { ...NO_MESSAGES, errors: [{ code: "error.generic", message }] });
  const { messages, kind } = failure;
  const errors = messages.errors.length > 0 ? messages.errors : [{ code: `error.${kind}`, message }];
  const http = failure.http === 429 ? 429 : FAILURE_STATUS[kind];
  return failedResponse(http, { ...messages, errors }, Math.ceil(failure.retryAfterMs / 1000));
}

/** Of a missing or foreign document; after other errors the browser retries. */
export const isAnswerMissing = (response: GatewayResponse): boolean =>
  isSuccess(response) ? response.data === null : response.http < 400;
