import fc from "fast-check";
import { createSession } from "@/backend/modules/session/session";
import { CALLS } from "@/lib/gateway/calls";
import { handleGateway } from "@/lib/gateway/handle-gateway";
import { NO_SESSION, sealSession, type Session } from "@/lib/session/session";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { fuzzCall, type FuzzedRequest, type Known } from "@/tests/support/fuzz-values";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { BAG, readyShopper, resetProducts } from "@/tests/support/shopper";
import { createStaffApi, GIULIA, STAFF_CUSTOMER } from "@/tests/support/staff";

const SITE = "http://localhost:3000";
const SECRET = "madia-development-only-secret-never-used-in-production";
/** An answer that takes longer is a 504: far more than the 2 s a customer would wait, for machines under load. */
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

allowLocalhost();

/** Requests of each call. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

let backend: TestBackend;
let known: Known;
let staff: Session["staff"];

beforeAll(async () => {
  backend = await startBackend();
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
afterAll(() => backend.stop());

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

async function send(method: string, { path, query, body }: FuzzedRequest, kind: string): Promise<Response> {
  const request = new Request(`${SITE}/ebsn/api/${path}?${query}`, {
    method,
    headers: {
      host: "localhost:3000",
      origin: SITE,
      "content-type": "application/json",
      "x-forwarded-for": nextAddress(),
    },
    ...(body === undefined ? {} : { body }),
  });
  return handleGateway(request, path, await sealSession(await sessionOf(kind), [SECRET]));
}

const kinds = fc.constantFrom("visitor", "customer", "customer", "staff");

test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s answers whatever it is asked, and never with a fault of the shop",
  async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(fuzzCall(call, known), kinds, async (fuzzed, kind) => {
        const response = await send(call.method, fuzzed, kind);
        const text = await response.text();
        expect({ status: response.status, text }).toEqual({
          status: response.status < 500 ? response.status : "below 500",
          text,
        });
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: RUNS < 20 },
    );
  },
);
