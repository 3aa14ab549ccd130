"use client";

import { Map, RenderingType } from "@vis.gl/react-google-maps";
import type { MapsSettings } from "@/lib/api/fetch-settings";
import { boundsOf, type MapPoint } from "@/lib/maps/map-point";
import { FitPoints } from "./fit-points";
import { MapsProvider } from "./maps-provider";
import { PointMarkers } from "./point-markers";
import styles from "./maps.module.css";

export type GoogleMapProps = {
  settings: MapsSettings;
  locale: string;
  points: MapPoint[];
  clusterTitle: string;
  selectedId: string | null;
  onSelect: (id: string) => void;
};

const CLUSTER_ABOVE = 8;

export function GoogleMap({ settings, locale, points, ...markers }: GoogleMapProps) {
  const isClustered = points.length > CLUSTER_ABOVE;
  return (
    <MapsProvider settings={settings} locale={locale}>
      <Map
        className={styles.canvas}
        mapId={settings.mapId}
        // Raster tiles need neither WebGL nor workers.
        renderingType={RenderingType.RASTER}
        defaultBounds={boundsOf(points)}
        gestureHandling="cooperative"
        clickableIcons={false}
        mapTypeControl={false}
        streetViewControl={false}
      >
        <FitPoints points={points} />
        <PointMarkers key={String(isClustered)} points={points} isClustered={isClustered} {...markers} />
      </Map>
    </MapsProvider>
  );
}
