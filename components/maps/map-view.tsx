"use client";

import { type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { lazyOptional } from "@/components/ui/lazy-optional";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { MapPoint } from "@/lib/maps/map-point";
import { allowMaps } from "@/lib/maps/permission";
import { DisableMaps, useCanOfferMaps, useMapsSettings, useMayLoadMaps } from "./use-maps";
import styles from "./maps.module.css";

/** `cluster` holds `{count}`. */
export type MapLabels = Record<"title" | "show" | "note" | "cluster" | "open", string>;

type Props = {
  points: MapPoint[];
  labels: MapLabels;
  locale: string;
  /** Action of the selected point; a link to its page by default. */
  renderAction?: (point: MapPoint) => ReactNode;
};

const GoogleMap = lazyOptional(() => import("./google-map").then((module) => module.GoogleMap), DisableMaps);
const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Nothing of Google's loads before a click. */
export function MapView({ points, labels, locale, renderAction }: Props) {
  const isAllowed = useMayLoadMaps();
  const isOffered = useCanOfferMaps();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen && isAllowed;
  const settings = useMapsSettings(isShown);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = points.find(({ id }) => id === selectedId);

  if (!isOffered || (points.length === 0 && !isShown)) return null;
  if (!isShown) {
    return (
      <div className={styles.offer}>
        <Icon name="pin" size={32} />
        <Button
          small
          onClick={() => {
            allowMaps();
            setIsOpen(true);
          }}
        >
          {labels.show}
        </Button>
        <p>{labels.note}</p>
      </div>
    );
  }
  return (
    <section className={styles.map} aria-label={labels.title} tabIndex={-1} ref={focusOnMount}>
      <div className={styles.frame}>
        <Suspense fallback={<Skeleton height="100%" />}>
          {settings && (
            <GoogleMap
              settings={settings}
              locale={locale}
              points={points}
              clusterTitle={labels.cluster}
              selectedId={selectedId}
              onSelect={setSelectedId}
            />
          )}
        </Suspense>
      </div>
      {selected && (
        <div
          key={selected.id}
          className={styles.selected}
          role="group"
          aria-label={selected.name}
          tabIndex={-1}
          ref={focusOnMount}
        >
          <strong>{selected.name}</strong>
          <span>{selected.text}</span>
          {renderAction
            ? renderAction(selected)
            : selected.href && <Link href={selected.href}>{labels.open}</Link>}
        </div>
      )}
    </section>
  );
}
