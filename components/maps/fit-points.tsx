"use client";

import { useMap } from "@vis.gl/react-google-maps";
import { useEffect, useRef } from "react";
import { boundsOf, type MapPoint } from "@/lib/maps/map-point";

const MARGIN_PX = 40;

/** Moves the map when other points are shown, not when the visitor has moved it. */
export function FitPoints({ points }: { points: MapPoint[] }) {
  const map = useMap();
  const bounds = boundsOf(points);
  const fitted = useRef(bounds);
  useEffect(() => {
    const isSame = JSON.stringify(bounds) === JSON.stringify(fitted.current);
    if (!map || points.length === 0 || isSame) return;
    fitted.current = bounds;
    map.fitBounds(bounds, MARGIN_PX);
  }, [map, points, bounds]);
  return null;
}
