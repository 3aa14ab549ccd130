/** Answers /api/settings in jsdom; everything else goes where it went before. */
export function setMapsSettings(maps: { key: string; mapId: string } | null): void {
  const original = globalThis.fetch;
  const response = { ok: true, json: async () => ({ maps }) } as Response;
  globalThis.fetch = async (input, init) =>
    String(input) === "/api/settings" ? response : original(input, init);
}
