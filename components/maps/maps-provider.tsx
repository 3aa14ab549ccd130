"use client";

import { APIProvider } from "@vis.gl/react-google-maps";
import { type ReactNode, useEffect } from "react";
import type { MapsSettings } from "@/lib/api/fetch-settings";
import { disableMaps } from "@/lib/maps/permission";

const LIBRARIES = ["marker", "places"];

type Props = { settings: MapsSettings; locale: string; children: ReactNode };

/** Used for every map, as Google's script can be loaded with one set of parameters only. */
export function MapsProvider({ settings, locale, children }: Props) {
  useEffect(() => {
    // Google calls it by this name when it rejects the key.
    Object.assign(window, { gm_authFailure: disableMaps });
  }, []);
  return (
    <APIProvider
      apiKey={settings.key}
      libraries={LIBRARIES}
      language={locale}
      region="IT"
      solutionChannel=""
      disableUsageAttribution
      onError={disableMaps}
    >
      {children}
    </APIProvider>
  );
}
