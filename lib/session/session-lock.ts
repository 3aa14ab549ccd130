/**
 * One at a time in all tabs: changing the session, and ending it because it has expired. Otherwise the answer about
 * the old one could arrive after the new one's cookie, and replace it.
 */
export async function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  // Browsers have locks in secure contexts only.
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request("session", work) : work();
}
