import { hasLoggedOut } from "./log-out-hint";

/** After a log-out that no script has seen. */
export async function clearLoggedOutCustomer(): Promise<void> {
  if (!hasLoggedOut()) return;
  const { clearStoredCustomer } = await import("./clear-customer");
  clearStoredCustomer();
}
