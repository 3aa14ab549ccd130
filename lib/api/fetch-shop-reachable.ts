/** Whether the shop behind the storefront answers. */
export async function fetchShopReachable(): Promise<boolean> {
  try {
    const response = await fetch("/api/health?deep", {
      cache: "no-store",
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
