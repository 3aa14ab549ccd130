import { type Position, positionOf } from "../rules/delivery/distance";

export type MapPoint = Position & { id: string; name: string; text: string; href?: string };

type Coordinates = Parameters<typeof positionOf>[0];

export function toMapPoint(at: Coordinates, point: Omit<MapPoint, keyof Position>): MapPoint | null {
  const position = positionOf(at);
  return position && { ...position, ...point };
}

export type MapBounds = Record<"north" | "south" | "east" | "west", number>;

const ITALY: MapBounds = { north: 47.1, south: 36.6, east: 18.6, west: 6.6 };
/** Half a kilometre, so that one point is not shown at the closest zoom. */
const MARGIN_DEGREES = 0.005;

export function boundsOf(points: Position[]): MapBounds {
  if (points.length === 0) return ITALY;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    north: Math.max(...latitudes) + MARGIN_DEGREES,
    south: Math.min(...latitudes) - MARGIN_DEGREES,
    east: Math.max(...longitudes) + MARGIN_DEGREES,
    west: Math.min(...longitudes) - MARGIN_DEGREES,
  };
}
