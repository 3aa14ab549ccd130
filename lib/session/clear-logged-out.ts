import { hasLoggedOut } from "./log-out-hint";

/** After a log-out that no script has seen. */
export async function clearLoggedOutCustomer(): Promise<void> {
  if (!hasLoggedOut()) return;
  const { clearLoggedOut } = await import("./clear-customer");
  clearLoggedOut();
}
