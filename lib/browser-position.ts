import type { Position } from "./rules/distance";

const TIMEOUT_MS = 10_000;

/** Hundred metres are near enough to find a store, and say less about the visitor. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asked on a tap only and kept nowhere. */
export async function readPosition(): Promise<Position> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: 60_000 }),
  );
  return { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) };
}

export const isPositionDenied = (cause: unknown): boolean =>
  typeof GeolocationPositionError !== "undefined" && cause instanceof GeolocationPositionError;
