import { Throttle } from "./throttle";

const perLogin = new Throttle(10);
const perCall = new Throttle(30);
const perClientIp = new Throttle(50);

const loginKey = (params: Record<string, unknown>, clientIp: string) =>
  `${clientIp} ${String(params.login ?? params.backoffice_user ?? "")
    .trim()
    .toLowerCase()
    .slice(0, 200)}`;

/** Returns the seconds to wait, 0 when allowed. */
export function consumeLogin(params: Record<string, unknown>, clientIp: string): number {
  return Math.max(perLogin.consume(loginKey(params, clientIp)), perClientIp.consume(clientIp));
}

export function resetLogin(params: Record<string, unknown>, clientIp: string): void {
  perLogin.reset(loginKey(params, clientIp));
  perClientIp.undo(clientIp);
}

/** Returns the seconds to wait, 0 when allowed. */
export function consumeCall(path: string, clientIp: string): number {
  return perCall.consume(`${path} ${clientIp}`);
}
