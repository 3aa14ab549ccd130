import type { Call } from "./call";
import { Throttle } from "./throttle";

const perLogin = new Throttle({ name: "login", maxAttempts: 10 });
const perCall = new Throttle({ name: "call", maxAttempts: 30 });
const perVisit = new Throttle({ name: "visit", maxAttempts: 300 });
const perForm = new Throttle({ name: "form", maxAttempts: 30 });
const perClientIp = new Throttle({ name: "address", maxAttempts: 50 });

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

/** Returns the seconds to wait, 0 when allowed. */
export function limitCall({ path, isRateLimited }: Call, clientIp: string): Promise<number> {
  return (isRateLimited === "visits" ? perVisit : perCall).consume(`${path} ${clientIp}`);
}

export function undoCall(path: string, clientIp: string): Promise<void> {
  return perCall.undo(`${path} ${clientIp}`);
}

export function limitForm(clientIp: string): Promise<number> {
  return perForm.consume(clientIp);
}
