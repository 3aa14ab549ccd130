import { Throttle } from "./throttle";

const perLogin = new Throttle({ name: "login", maxAttempts: 10 });
const perCall = new Throttle({ name: "call", maxAttempts: 30 });
const perForm = new Throttle({ name: "form", maxAttempts: 30 });
const perClientIp = new Throttle({ name: "address", maxAttempts: 50 });

const loginKey = (params: Record<string, unknown>, clientIp: string) =>
  `${clientIp} ${String(params.login ?? params.backoffice_user ?? "")
    .trim()
    .toLowerCase()
    .slice(0, 200)}`;

/** Returns the seconds to wait, 0 when allowed. */
export async function limitLogin(params: Record<string, unknown>, clientIp: string): Promise<number> {
  return Math.max(
    ...(await Promise.all([perLogin.consume(loginKey(params, clientIp)), perClientIp.consume(clientIp)])),
  );
}

export async function resetLogin(params: Record<string, unknown>, clientIp: string): Promise<void> {
  await Promise.all([perLogin.reset(loginKey(params, clientIp)), perClientIp.undo(clientIp)]);
}

/** Returns the seconds to wait, 0 when allowed. */
export function limitCall(path: string, clientIp: string): Promise<number> {
  return perCall.consume(`${path} ${clientIp}`);
}

export function limitForm(clientIp: string): Promise<number> {
  return perForm.consume(clientIp);
}
