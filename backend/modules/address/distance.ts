const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Position = { latitude: number; longitude: number };

function distanceInMetres(a: Position, b: Position): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export function filterByDistance<Row extends { latitude: number | null; longitude: number | null }>(
  rows: Row[],
  origin: Position | null,
  maxDistance: number,
): { row: Row; distance: number | null }[] {
  if (!origin) return rows.map((row) => ({ row, distance: null }));
  return rows
    .flatMap((row) => {
      const { latitude, longitude } = row;
      if (latitude === null || longitude === null) return [];
      const distance = distanceInMetres(origin, { latitude, longitude });
      return distance <= maxDistance ? [{ row, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
}
