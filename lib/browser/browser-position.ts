import type { Position } from "../rules/delivery/distance";

const TIMEOUT_MS = 10_000;

/** Rounded to about 100 m for the visitor's privacy. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Only on a tap; the position is not stored. */
export async function readPosition(): Promise<Position> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: 60_000 }),
  );
  return { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) };
}

export const isPositionDenied = (cause: unknown): boolean =>
  typeof GeolocationPositionError !== "undefined" && cause instanceof GeolocationPositionError;
