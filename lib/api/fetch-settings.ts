export type MapsSettings = { key: string; mapId: string };
export type Settings = {
  maps: MapsSettings | null;
  tagManagerId: string | null;
  socialProviders: string[];
  samlLogin: boolean;
  /** "none", or a provider with its key after a colon. */
  botCheck: string;
};

const NO_SETTINGS: Settings = {
  maps: null,
  tagManagerId: null,
  socialProviders: [],
  samlLogin: false,
  botCheck: "none",
};

export async function fetchSettings(): Promise<Settings> {
  try {
    const response = await fetch("/api/settings");
    return response.ok ? ((await response.json()) as Settings) : NO_SETTINGS;
  } catch {
    return NO_SETTINGS;
  }
}
