type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether pages may be asked for that nobody has pointed at yet. */
export function allowsGuesses(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "");
}

export const readConnection = (): Connection | undefined =>
  "connection" in navigator ? (navigator.connection as Connection) : undefined;
