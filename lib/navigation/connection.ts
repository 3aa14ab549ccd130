type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether links in view may be prefetched. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "");
}

export const readConnection = (): Connection | undefined =>
  "connection" in navigator ? (navigator.connection as Connection) : undefined;
