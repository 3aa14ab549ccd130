import fc from "fast-check";
import { createSession } from "@/backend/modules/session/session";
import type { Call } from "@/lib/gateway/call";
import { CALLS } from "@/lib/gateway/calls";
import { handleGateway } from "@/lib/gateway/handle-gateway";
import { NO_SESSION, sealSession, type Session } from "@/lib/session/session";
import { backendForFile } from "@/tests/support/file-backend";
import { fuzzCall, type FuzzedRequest, type KnownValues, largestRequests } from "@/tests/support/fuzz-values";
import { BAG, readyShopper, resetProducts } from "@/tests/support/shopper";
import { createStaffApi, GIULIA, STAFF_CUSTOMER } from "@/tests/support/staff";

const SITE = "http://localhost:3000";
const SECRET = "madia-development-only-secret-never-used-in-production";
/** No customer waits longer: the request is given up then. */
const ANSWER_MS = 2_000;
/** Of the shop's own calls: longer, so that what is late is seen as late and not as an outage. */
const DEADLINE_MS = 20_000;

let url = "";
jest.mock("@/lib/preview/server", () => ({ currentPreview: () => Promise.resolve(null) }));
jest.mock("@/lib/env", () => ({
  env: () => ({
    ebsnUrl: url,
    contentUrl: url,
    storefrontUrl: SITE,
    timeoutMs: DEADLINE_MS,
    pageBudgetMs: DEADLINE_MS,
    contentBudgetMs: DEADLINE_MS,
    client: "site",
    clientVersion: "1.5.1",
    uuidHeaders: ["x-ebsn-uuid"],
    trustedProxies: 1,
    sessionSecrets: [SECRET],
    linkHosts: ["localhost"],
    redisUrl: null,
    clock: null,
  }),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

/** Requests of each call. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 2);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

const backend = backendForFile();
let known: KnownValues;
let staff: Session["staff"];

beforeAll(async () => {
  url = backend.url;
  const ids = await resetProducts(backend, 3);
  await readyShopper(backend, ids[0] ?? 0);
  const member = await createStaffApi(backend).logInStaff();
  const session = member.headers["x-ebsn-session"] ?? "";
  staff = { session, username: "staff@madia.test", name: "Serena", roles: [] };
  known = {
    ids: [...ids, 1, 2, 5, 12, 700_001, 300_001, BAG, GIULIA, STAFF_CUSTOMER, 9002],
    texts: [
      "latte",
      "BENVENUTA10",
      "cliente@madia.test",
      "20121",
      "Milano",
      "24/11/2026",
      "2026-11-24",
      "45.46",
    ],
  };
});
const customerSession = async (userId: number): Promise<Session> => ({
  ...NO_SESSION,
  session: await createSession(backend.context.db, backend.clock.now(), userId),
  userId,
});

/** A new session each time: some calls end theirs. */
async function sessionOf(kind: string): Promise<Session> {
  if (kind === "visitor") return NO_SESSION;
  if (kind === "staff") return { ...NO_SESSION, staff };
  return customerSession(GIULIA);
}

let visitors = 0;

/** From a visitor nobody has counted yet. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

type Answer = { status: number; text: string; isLate: boolean };

async function send(method: string, { path, query, body }: FuzzedRequest, kind: string): Promise<Answer> {
  const session = await sealSession(await sessionOf(kind), [SECRET]);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const request = new Request(`${SITE}/ebsn/api/${path}?${query}`, {
    method,
    signal,
    headers: {
      host: "localhost:3000",
      origin: SITE,
      "content-type": "application/json",
      "x-forwarded-for": nextAddress(),
    },
    ...(body === undefined ? {} : { body }),
  });
  const response = await handleGateway(request, path, new Map([["madia_session", { value: session }]]));
  const text = await response.text();
  return { status: response.status, text, isLate: signal.aborted };
}

const expectAnswer = ({ status, text, isLate }: Answer) =>
  expect({ status, text, isLate }).toEqual({
    status: status < 500 ? status : "below 500",
    text,
    isLate: false,
  });

const kinds = fc.constantFrom("visitor", "customer", "customer", "staff");
const named = (call: Call) => [`${call.method} ${call.path}`, call] as const;

test.each(CALLS.map(named))(
  "%s answers whatever it is asked in time, and never with a server error",
  async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(fuzzCall(call, known), kinds, async (fuzzed, kind) => {
        expectAnswer(await send(call.method, fuzzed, kind));
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: RUNS < 20 },
    );
  },
);

test.each(CALLS.map(named))("%s answers the largest input that is allowed in time", async (_name, call) => {
  for (const request of largestRequests(call, known.ids))
    expectAnswer(await send(call.method, request, call.isStaffOnly ? "staff" : "customer"));
});
