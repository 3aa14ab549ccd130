import "server-only";

const TIMEOUT_MS = 2000;

export async function isReachable(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/ebsn/api/auth/test`, {
      cache: "no-store",
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
