import { kilometresBetween, type Position } from "../../../lib/rules/delivery/distance";

/** Distances are in metres. */
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
      const distance = kilometresBetween(origin, { latitude, longitude }) * 1000;
      return distance <= maxDistance ? [{ row, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
}
