import { processWide } from "../../config/process-wide.mjs";
import { isSignedIn, type Session } from "../session/session";
import type { Call } from "./call";
import { Throttle } from "./throttle";

const throttle = (name: string, maxAttempts: number) =>
  processWide(`throttle.${name}`, () => new Throttle({ name, maxAttempts }));

const perLogin = throttle("login", 10);
const perCall = throttle("call", 30);
const perVisit = throttle("visit", 300);
/** Whole towns share the address of a mobile network. */
const perNewSession = throttle("session", 1000);
const perForm = throttle("form", 30);
const perClientIp = throttle("address", 50);

const loginKey = (login: unknown, clientIp: string) =>
  `${clientIp} ${String(login ?? "")
    .trim()
    .toLowerCase()
    .slice(0, 200)}`;

/** Returns the seconds to wait, 0 when allowed. */
export async function limitLogin(login: unknown, clientIp: string): Promise<number> {
  return Math.max(
    ...(await Promise.all([perLogin.consume(loginKey(login, clientIp)), perClientIp.consume(clientIp)])),
  );
}

export async function resetLogin(login: unknown, clientIp: string): Promise<void> {
  await Promise.all([perLogin.reset(loginKey(login, clientIp)), perClientIp.undo(clientIp)]);
}

/** Of an attempt that the shop has not looked at. */
export async function undoLogin(login: unknown, clientIp: string): Promise<void> {
  await Promise.all([perLogin.undo(loginKey(login, clientIp)), perClientIp.undo(clientIp)]);
}

type Caller = { session: Session; clientIp: string };

/** Colleagues share an address, not an account; whoever has many accounts still has one address. */
function limitsOf({ path, access, rateLimit }: Call, { session, clientIp }: Caller): [Throttle, string][] {
  const byAddress = `${path} ${clientIp}`;
  if (access === "session" && isSignedIn(session))
    return [
      [perCall, `${path} customer ${session.userId}`],
      [perVisit, byAddress],
    ];
  return [[rateLimit === "visits" ? perVisit : perCall, byAddress]];
}

/** Returns the seconds to wait, 0 when allowed. */
export async function limitCall(call: Call, caller: Caller): Promise<number> {
  return Math.max(...(await Promise.all(limitsOf(call, caller).map(([limit, key]) => limit.consume(key)))));
}

export async function undoCall(call: Call, caller: Caller): Promise<void> {
  await Promise.all(limitsOf(call, caller).map(([limit, key]) => limit.undo(key)));
}

/** Of visitors without a session, whose next write may start one. Returns the seconds to wait, 0 when allowed. */
export function limitNewSession(clientIp: string): Promise<number> {
  return perNewSession.consume(clientIp);
}

export function limitForm(clientIp: string): Promise<number> {
  return perForm.consume(clientIp);
}
