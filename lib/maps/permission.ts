type Permission = "unasked" | "allowed" | "failed";

let permission: Permission = "unasked";
const listeners = new Set<() => void>();

function setPermission(next: Permission): void {
  permission = next;
  for (const listener of listeners) listener();
}

/** The only place that decides whether anything of Google's is loaded; today a click on a map's button decides. */
export const mayLoadMaps = (): boolean => permission === "allowed";

export const canOfferMaps = (): boolean => permission !== "failed";

export const allowMaps = (): void => setPermission("allowed");

/** Until the next document: Google's script is not asked for twice. */
export const giveUpMaps = (): void => setPermission("failed");

export function subscribeToMaps(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
