"use client";

import { useSWR } from "@/lib/state/use-swr";
import { isPostalCode } from "@/lib/rules/delivery/addresses";
import { previewPlace } from "@/lib/cart/place-preview";
import type { PlacePreview } from "@/lib/ebsn/domain/delivery";
import type { VisitorPlace } from "@/lib/session/visitor-place";

type PreviewOfPlace = VisitorPlace & { preview: PlacePreview };

const findTown = ({ places }: PlacePreview, city: string) =>
  places.find((place) => place.city === city) ?? places.find(({ served }) => served) ?? places[0];

/** The towns of a postal code and the services of its town; undefined: not known yet. */
export function usePlacePreview({ postalcode, city }: VisitorPlace) {
  const { data, error, mutate } = useSWR<PreviewOfPlace, unknown>(
    isPostalCode(postalcode) ? ["user-address/preview", postalcode, city] : null,
    async () => ({ postalcode, city, preview: await previewPlace({ postalcode, city }) }),
    { keepPreviousData: true },
  );
  // The towns are those of the postal code, the services those of the town.
  const preview = data?.postalcode === postalcode ? data.preview : undefined;
  const services = data?.city === city ? preview?.services : undefined;
  return {
    preview,
    services,
    town: preview && findTown(preview, city),
    error: services ? undefined : error,
    reload: () => void mutate(),
  };
}
