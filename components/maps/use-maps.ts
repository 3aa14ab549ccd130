"use client";

import { type ComponentType, useEffect, useState } from "react";
import { fetchSettings, type MapsSettings } from "@/lib/api/fetch-settings";
import { canOfferMaps, disableMaps, mapsPermission, mayLoadMaps } from "@/lib/maps/permission";
import { useStore } from "@/lib/use-store";

export const useMayLoadMaps = () => useStore(mapsPermission, mayLoadMaps);

export const useCanOfferMaps = () => useStore(mapsPermission, canOfferMaps);

/** null until loaded; without a key, maps are disabled. */
export function useMapsSettings(isWanted: boolean): MapsSettings | null {
  const [settings, setSettings] = useState<MapsSettings | null>(null);
  useEffect(() => {
    if (isWanted) void fetchSettings().then(({ maps }) => (maps ? setSettings(maps) : disableMaps()));
  }, [isWanted]);
  return settings;
}

/** For `lazy`: where its chunk does not load, the component renders nothing and maps are disabled. */
export function withEmptyFallback<Props>(
  component: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  return component.catch(renderNothing).then((loaded) => ({ default: loaded }));
}

function renderNothing(): () => null {
  disableMaps();
  return () => null;
}
