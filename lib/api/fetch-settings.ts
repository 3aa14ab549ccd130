export type MapsSettings = { key: string; mapId: string };
export type Settings = {
  maps: MapsSettings | null;
  tagManagerId: string | null;
  socialProviders: string[];
  /** "none", or a provider with its key after a colon. */
  botCheck: string;
};

const TIMEOUT_MS = 15_000;

const NO_SETTINGS: Settings = {
  maps: null,
  tagManagerId: null,
  socialProviders: [],
  botCheck: "none",
};

export async function fetchSettings(): Promise<Settings> {
  try {
    const response = await fetch("/api/settings", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as Settings) : NO_SETTINGS;
  } catch {
    return NO_SETTINGS;
  }
}
