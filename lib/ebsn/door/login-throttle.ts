import { Throttle } from "./throttle";

const perLogin = new Throttle(10);
const perAsking = new Throttle(30);
const perAddress = new Throttle(50);

const loginOf = (bag: Record<string, unknown>, address: string) =>
  `${address} ${String(bag.login ?? bag.backoffice_user ?? "")
    .trim()
    .toLowerCase()
    .slice(0, 200)}`;

/** Counts an attempt to log in by address and log-in; answers the seconds to wait, 0 when it may go on. */
export function admitLogin(bag: Record<string, unknown>, address: string): number {
  return Math.max(perLogin.admit(loginOf(bag, address)), perAddress.admit(address));
}

/** A right log-in clears its own attempts, and only itself from those of the address. */
export function forgiveLogin(bag: Record<string, unknown>, address: string): void {
  perLogin.forgive(loginOf(bag, address));
  perAddress.takeBack(address);
}

/** Counts a call of a counted kind by address; answers the seconds to wait, 0 when it may go on. */
export function admitCounted(path: string, address: string): number {
  return perAsking.admit(`${path} ${address}`);
}
