import type { z } from "zod";
import { dataWithUser, type Envelope, readEnvelope } from "@/lib/ebsn/envelope";
import { type Finding, finding, groupSimilar, isOffered, outcomeOf } from "./finding";
import { compareKeys, droppedPaths } from "./keys";
import { pictureHosts } from "./picture-hosts";
import type { Params, RawResponse, RequestOptions, ShopClient } from "./shop";
import { brokenElements, issuesOf, hasElementSchema } from "./unreadable";

export type Check<S extends z.ZodType, D> = {
  path: string;
  method?: "GET" | "POST";
  params?: Params;
  send?: RequestOptions;
  schema: S;
  /** Throwing counts as unreadable. */
  transform: (raw: z.output<S>) => D;
  inspect?: (result: { raw: z.output<S>; wire: unknown; domain: D; unknownHeaders: string[] }) => {
    surprises?: string[];
    facts?: string[];
  };
  /** Any kind of rejection is fine: a status, a message or empty data. */
  mayBeRejected?: boolean;
};

export type CheckResult<D> = { finding: Finding; domain: D | null; wire: unknown };

const formatCall = ({ path, method = "GET", params = {} }: Check<z.ZodType, unknown>) =>
  `${method} ${path}${Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([key, value], at) => `${at === 0 ? "?" : "&"}${key}=${value}`)
    .join("")}`;

function formatMessages(answer: Envelope): string {
  const details = answer.messages.errors.map(({ code, message }) =>
    [code, message].filter(Boolean).join(" "),
  );
  return `status ${answer.status}${details.length > 0 ? `: ${details.join("; ")}` : ", without a message"}`;
}

/** Node hides why a connection failed behind "fetch failed". */
export function causeOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as {
    message?: string;
    cause?: { code?: string; message?: string };
  };
  const reason = [cause?.code, cause?.message].filter(Boolean).join(" ");
  return [message ?? String(error), reason].filter(Boolean).join(": ");
}

const describeBody = (body: string) =>
  /^\s*</.test(body) ? "a page (HTML) in place of data" : "the body is not an EBSN envelope";

/** Never rejects. */
export async function runCheck<S extends z.ZodType, D>(
  shop: ShopClient,
  check: Check<S, D>,
): Promise<CheckResult<D>> {
  const call = formatCall(check as unknown as Check<z.ZodType, unknown>);
  const failedResult = (outcome: Finding["outcome"], overrides: Partial<Finding> = {}): CheckResult<D> => ({
    finding: finding(call, outcome, overrides),
    domain: null,
    wire: null,
  });
  let response: RawResponse;
  try {
    const sendRequest = check.method === "POST" ? shop.post : shop.get;
    response = await sendRequest(check.path, { ...check.send, params: check.params });
  } catch (error) {
    return failedResult("no answer", { facts: [causeOf(error)] });
  }
  const sizes = { http: response.http, ms: response.ms, bytes: Buffer.byteLength(response.body) };
  if (!isOffered(response.http) && !check.mayBeRejected) return failedResult("not offered", sizes);
  let answer: Envelope;
  try {
    answer = readEnvelope(check.path, response.http, response.body);
  } catch {
    if (check.mayBeRejected && !isOffered(response.http)) return failedResult("rejected", sizes);
    const outcome = outcomeOf(response.http);
    const unreadable = outcome === "unreadable" ? [describeBody(response.body)] : [];
    return failedResult(outcome, { ...sizes, unreadable, facts: [`HTTP ${response.http}`] });
  }
  if (answer.status !== 0 || response.http >= 400)
    return failedResult("rejected", { ...sizes, facts: [formatMessages(answer)] });
  return readAnswer(check, answer, response, finding(call, "fits", sizes));
}

function readAnswer<S extends z.ZodType, D>(
  check: Check<S, D>,
  answer: Envelope,
  response: RawResponse,
  base: Finding,
): CheckResult<D> {
  const wire = dataWithUser(answer);
  const parsed = check.schema.safeParse(wire);
  const unreadable = groupSimilar(brokenElements(wire));
  if (!parsed.success) {
    const issues = [...new Set([...groupSimilar(issuesOf(parsed.error)), ...unreadable])];
    return { finding: { ...base, outcome: "unreadable", unreadable: issues }, domain: null, wire };
  }
  let domain: D;
  try {
    domain = check.transform(parsed.data);
  } catch (error) {
    const why = `the transform failed: ${error instanceof Error ? error.message : String(error)}`;
    return {
      finding: { ...base, outcome: "unreadable", unreadable: [...unreadable, why] },
      domain: null,
      wire,
    };
  }
  const inspected =
    check.inspect?.({ raw: parsed.data, wire, domain, unknownHeaders: response.unknownHeaders }) ?? {};
  const dropped = droppedPaths(wire, parsed.data);
  const droppedElements = dropped.filter((line) => line.endsWith("dropped"));
  const unreadableLines = [
    ...unreadable,
    ...groupSimilar(droppedElements.filter((line) => !hasElementSchema(line))),
  ];
  const surprises = [
    ...(/^\s/.test(response.body) ? ["blank lines before the JSON"] : []),
    ...groupSimilar(dropped.filter((line) => !droppedElements.includes(line))),
    ...(inspected.surprises ?? []),
  ];
  return {
    finding: {
      ...base,
      ...compareKeys(wire, parsed.data),
      outcome: unreadableLines.length > 0 ? "unreadable" : "fits",
      unreadable: unreadableLines,
      surprises,
      facts: inspected.facts ?? [],
      pictureHosts: pictureHosts(wire),
    },
    domain,
    wire,
  };
}
