import type { z } from "zod";
import type { Message, Messages } from "./domain/envelope";
import { EbsnFailure } from "./failure";
import { envelopeSchema } from "./schemas/envelope";

export type Answer = {
  status: number;
  messages: Messages;
  user: z.output<typeof envelopeSchema>["user"];
  data: unknown;
};

type RawResponse = z.output<typeof envelopeSchema>["response"];

/** Pairs coded messages with the texts for people, which win where both are given. */
function pair(coded: Message[], shown: string[]): Message[] {
  const length = Math.max(coded.length, shown.length);
  return Array.from({ length }, (_, index) => ({
    code: coded[index]?.code ?? "",
    message: shown[index] || coded[index]?.message || "",
  })).filter(({ code, message }) => code || message);
}

function toMessages(response: RawResponse): Messages {
  return {
    errors: pair(response.errors, response.errorsMessage),
    infos: pair(response.infos, response.infosMessage),
    warnings: pair(response.warnings, response.warningsMessage),
  };
}

/** Reads the text of an answer; leading blank lines and doubled keys are harmless. */
export function readEnvelope(path: string, http: number, body: string): Answer {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new EbsnFailure({ kind: http >= 400 ? "http" : "contract", path, http });
  }
  const parsed = envelopeSchema.safeParse(json);
  if (!parsed.success) throw new EbsnFailure({ kind: http >= 400 ? "http" : "contract", path, http });
  const { response, user, data } = parsed.data;
  return { status: response.status, messages: toMessages(response), user, data };
}

/** Nothing found comes as null, as nothing at all or as an empty list, whatever was asked for. */
const orNothing = (data: unknown) => (Array.isArray(data) && data.length === 0 ? {} : (data ?? {}));

/** Parses `data`; a shape the schema cannot read is a `contract` failure. */
export function readData<S extends z.ZodType>(path: string, schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(orNothing(data));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
  throw new EbsnFailure({ kind: "contract", path: `${path}: ${where}` });
}
