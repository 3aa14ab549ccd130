"use client";

import { type Marker, MarkerClusterer } from "@googlemaps/markerclusterer";
import { AdvancedMarker, useMap } from "@vis.gl/react-google-maps";
import { useCallback, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { interpolate } from "@/lib/i18n/interpolate";
import type { MapPoint } from "@/lib/maps/map-point";
import styles from "./maps.module.css";

type Props = {
  points: MapPoint[];
  isClustered: boolean;
  clusterTitle: string;
  selectedId: string | null;
  onSelect: (id: string) => void;
};

export function PointMarkers({ points, isClustered, clusterTitle, selectedId, onSelect }: Props) {
  const map = useMap();
  const [markers, setMarkers] = useState<Record<string, Marker>>({});

  const register = useCallback((id: string, marker: Marker | null) => {
    setMarkers(({ [id]: _current, ...others }) => (marker ? { ...others, [id]: marker } : others));
  }, []);

  useEffect(() => {
    if (!map || !isClustered) return;
    const clusterer = new MarkerClusterer({
      map,
      markers: Object.values(markers),
      renderer: { render: ({ count, position }) => createClusterMarker(count, position, clusterTitle) },
    });
    return () => clusterer.setMap(null);
  }, [map, isClustered, markers, clusterTitle]);

  return points.map((point) => (
    <PointMarker
      key={point.id}
      point={point}
      isSelected={point.id === selectedId}
      onSelect={onSelect}
      onMarker={register}
    />
  ));
}

type PointMarkerProps = {
  point: MapPoint;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onMarker: (id: string, marker: Marker | null) => void;
};

function PointMarker({ point, isSelected, onSelect, onMarker }: PointMarkerProps) {
  const { id, name, latitude, longitude } = point;
  const ref = useCallback((marker: Marker | null) => onMarker(id, marker), [id, onMarker]);
  return (
    <AdvancedMarker
      ref={ref}
      position={{ lat: latitude, lng: longitude }}
      title={name}
      zIndex={isSelected ? 1 : 0}
      onClick={() => onSelect(id)}
    >
      <span className={styles.pin} data-selected={isSelected || undefined}>
        <Icon name="pin" size={22} />
      </span>
    </AdvancedMarker>
  );
}

function createClusterMarker(
  count: number,
  position: google.maps.LatLng,
  title: string,
): google.maps.marker.AdvancedMarkerElement {
  const content = document.createElement("span");
  content.className = styles.cluster ?? "";
  content.textContent = String(count);
  return new google.maps.marker.AdvancedMarkerElement({
    position,
    content,
    title: interpolate(title, { count }),
    gmpClickable: true,
    zIndex: count,
  });
}
