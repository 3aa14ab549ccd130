import type { WireResponse } from "../lib/ebsn/schemas/envelope";
import type { WireUser } from "../lib/ebsn/schemas/user";

/** `english`: the English text of a message with numbers or names; other texts are found by code. */
export type Message = { code: string; message: string; english?: string };

export type Messages = { infos?: Message[]; warnings?: Message[] };

function response(status: number, errors: Message[], { infos = [], warnings = [] }: Messages): WireResponse {
  return {
    status,
    errors,
    infos,
    warnings,
    errorsMessage: errors.map((error) => error.message),
    infosMessage: infos.map((info) => info.message),
    warningsMessage: warnings.map((warning) => warning.message),
  };
}

export type Envelope<T> = { response: WireResponse; user?: WireUser; data: T };

/** Messages in `infos` and `warnings` are shown to the customer. */
export function ok<T>(data: T, messages: Messages = {}, user?: WireUser): Envelope<T> {
  return { response: response(0, [], messages), ...(user ? { user } : {}), data };
}

export function errorEnvelope(error: EbsnError): Envelope<Record<string, never>> {
  return { response: response(error.status, error.messages, {}), data: {} };
}

/**
 * EBSN reports business failures with HTTP 200, except 400 bad input, 403, 404, 409 conflict, 413 too large,
 * 419 session and 429 too many attempts.
 */
export class EbsnError extends Error {
  constructor(
    readonly messages: Message[],
    readonly status = 1,
    readonly httpStatus = 200,
  ) {
    super(messages.map((message) => message.message).join("; "));
  }
}

export function ebsnError(code: string, message: string, httpStatus = 200): EbsnError {
  return new EbsnError([{ code, message }], 1, httpStatus);
}

export const sessionExpired = () =>
  new EbsnError(
    [
      {
        code: "error.session.expired",
        message: "La sessione è scaduta, si prega di rieffettuare il login per continuare.",
      },
    ],
    419,
    419,
  );
