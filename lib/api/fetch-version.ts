export async function fetchVersion(): Promise<string | null> {
  try {
    const response = await fetch("/version.json", { cache: "no-cache", signal: AbortSignal.timeout(10_000) });
    const { version } = (await response.json()) as { version?: string };
    return version ?? null;
  } catch {
    return null;
  }
}
