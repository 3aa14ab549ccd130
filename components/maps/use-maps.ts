"use client";

import { useEffect, useState } from "react";
import { fetchSettings, type MapsSettings } from "@/lib/api/fetch-settings";
import { canOfferMaps, disableMaps, mapsPermissionStore, mayLoadMaps } from "@/lib/maps/permission";
import { useStore } from "@/lib/state/use-store";

export const useMayLoadMaps = () => useStore(mapsPermissionStore, mayLoadMaps);

export const useCanOfferMaps = () => useStore(mapsPermissionStore, canOfferMaps);

/** null until loaded; without a key, maps are disabled. */
export function useMapsSettings(isWanted: boolean): MapsSettings | null {
  const [settings, setSettings] = useState<MapsSettings | null>(null);
  useEffect(() => {
    if (isWanted) void fetchSettings().then(({ maps }) => (maps ? setSettings(maps) : disableMaps()));
  }, [isWanted]);
  return settings;
}

/** Rendered where the script of a map does not load. */
export function DisableMaps(): null {
  useEffect(disableMaps, []);
  return null;
}
