export type Position = { latitude: number; longitude: number };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function kilometresBetween(a: Position, b: Position): number {
  const [dLat, dLon] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Shops send 0, 0 for an unknown position. */
export function positionOf(
  at: { latitude: number | null; longitude: number | null } | null | undefined,
): Position | null {
  if (!at || at.latitude === null || at.longitude === null) return null;
  if (at.latitude === 0 && at.longitude === 0) return null;
  return { latitude: at.latitude, longitude: at.longitude };
}
