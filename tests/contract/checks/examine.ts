import type { z } from "zod";
import { type Answer, readEnvelope } from "@/lib/ebsn/envelope";
import { type Finding, finding, folded } from "./finding";
import { compareKeys, lostPaths } from "./keys";
import type { Params, Reply, Send, Shop } from "./shop";
import { brokenElements, issuesOf, namesItsElements } from "./unreadable";

export type Question<S extends z.ZodType, D> = {
  path: string;
  method?: "GET" | "POST";
  params?: Params;
  send?: Send;
  schema: S;
  /** What the storefront makes of it; throwing counts as unreadable. */
  transform: (raw: z.output<S>) => D;
  inspect?: (seen: { raw: z.output<S>; wire: unknown; domain: D }) => {
    surprises?: string[];
    facts?: string[];
  };
  /** An unknown thing may be refused in any way: with a status, a message or empty data. */
  mayRefuse?: boolean;
};

export type Examined<D> = { finding: Finding; domain: D | null; wire: unknown };

const label = ({ path, method = "GET", params = {} }: Question<z.ZodType, unknown>) =>
  `${method} ${path}${Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([key, value], at) => `${at === 0 ? "?" : "&"}${key}=${value}`)
    .join("")}`;

function messages(answer: Answer): string {
  const said = answer.messages.errors.map(({ code, message }) => [code, message].filter(Boolean).join(" "));
  return `status ${answer.status}${said.length > 0 ? `: ${said.join("; ")}` : ", without a message"}`;
}

const isOffered = (http: number) => ![404, 405, 501].includes(http);

/** Asks one thing and says how the answer fits. Never rejects. */
export async function examine<S extends z.ZodType, D>(
  shop: Shop,
  question: Question<S, D>,
): Promise<Examined<D>> {
  const call = label(question as unknown as Question<z.ZodType, unknown>);
  const nothing = (outcome: Finding["outcome"], more: Partial<Finding> = {}): Examined<D> => ({
    finding: finding(call, outcome, more),
    domain: null,
    wire: null,
  });
  let reply: Reply;
  try {
    const ask = question.method === "POST" ? shop.post : shop.get;
    reply = await ask(question.path, { ...question.send, params: question.params });
  } catch (error) {
    return nothing("no answer", { facts: [error instanceof Error ? error.message : String(error)] });
  }
  const sizes = { http: reply.http, ms: reply.ms, bytes: Buffer.byteLength(reply.body) };
  if (!isOffered(reply.http) && !question.mayRefuse) return nothing("not offered", sizes);
  let answer: Answer;
  try {
    answer = readEnvelope(question.path, reply.http, reply.body);
  } catch {
    if (question.mayRefuse && !isOffered(reply.http)) return nothing("refused", sizes);
    const outcome = reply.http >= 400 ? "no answer" : "unreadable";
    const unreadable = outcome === "unreadable" ? ["the body is no EBSN envelope"] : [];
    return nothing(outcome, { ...sizes, unreadable, facts: [`HTTP ${reply.http}`] });
  }
  if (answer.status !== 0 || reply.http >= 400)
    return nothing("refused", { ...sizes, facts: [messages(answer)] });
  return read(question, answer, reply, finding(call, "fits", sizes));
}

function read<S extends z.ZodType, D>(
  question: Question<S, D>,
  answer: Answer,
  reply: Reply,
  so: Finding,
): Examined<D> {
  const wire = answer.data ?? {};
  const parsed = question.schema.safeParse(wire);
  const unreadable = folded(brokenElements(wire));
  if (!parsed.success) {
    const said = [...new Set([...folded(issuesOf(parsed.error)), ...unreadable])];
    return { finding: { ...so, outcome: "unreadable", unreadable: said }, domain: null, wire };
  }
  let domain: D;
  try {
    domain = question.transform(parsed.data);
  } catch (error) {
    const why = `the transform gave up: ${error instanceof Error ? error.message : String(error)}`;
    return {
      finding: { ...so, outcome: "unreadable", unreadable: [...unreadable, why] },
      domain: null,
      wire,
    };
  }
  const seen = question.inspect?.({ raw: parsed.data, wire, domain }) ?? {};
  const lost = lostPaths(wire, parsed.data);
  const leftOut = lost.filter((line) => line.endsWith("left out"));
  const broken = [...unreadable, ...folded(leftOut.filter((line) => !namesItsElements(line)))];
  const surprises = [
    ...(/^\s/.test(reply.body) ? ["blank lines before the JSON"] : []),
    ...folded(lost.filter((line) => !leftOut.includes(line))),
    ...(seen.surprises ?? []),
  ];
  return {
    finding: {
      ...so,
      ...compareKeys(wire, parsed.data),
      outcome: broken.length > 0 ? "unreadable" : "fits",
      unreadable: broken,
      surprises,
      facts: seen.facts ?? [],
    },
    domain,
    wire,
  };
}
