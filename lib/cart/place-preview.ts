import { readJson, writeJson } from "../browser/storage";
import type { NextSlot, PlacePreview } from "../ebsn/domain/delivery";
import { HOME_DELIVERY } from "../rules/delivery/delivery-services";
import { apiFetch } from "../api/api-fetch";
import type { VisitorPlace } from "../session/visitor-place";

const KEY = "madia.preview";
const PREVIEW_TTL_MS = 5 * 60_000;

type StoredPreview = { place: string; at: number; preview: PlacePreview };

let running: { place: string; answer: Promise<PlacePreview> } | null = null;

/** The names of the services are in the language of the page. */
const nameOf = ({ postalcode, city }: VisitorPlace) =>
  `${document.documentElement.lang} ${postalcode} ${city}`;

function readStored(place: string): PlacePreview | null {
  const stored = readJson("sessionStorage", KEY) as StoredPreview | null;
  return stored?.place === place && Date.now() - stored.at < PREVIEW_TTL_MS ? stored.preview : null;
}

async function fetchPreview(place: VisitorPlace): Promise<PlacePreview> {
  const preview = await apiFetch<PlacePreview>("user-address/preview", { params: { ...place } });
  writeJson("sessionStorage", KEY, { place: nameOf(place), at: Date.now(), preview } satisfies StoredPreview);
  return preview;
}

/** Cached for five minutes and shared between callers. */
export function previewPlace(place: VisitorPlace): Promise<PlacePreview> {
  const stored = readStored(nameOf(place));
  if (stored) return Promise.resolve(stored);
  if (running?.place !== nameOf(place)) {
    const request = { place: nameOf(place), answer: fetchPreview(place) };
    running = request;
    const forget = () => {
      if (running === request) running = null;
    };
    request.answer.then(forget, forget);
  }
  return running.answer;
}

/** Of the chosen service at the chosen pick-up point; at home, or else anywhere, for a visitor who has not chosen. */
export function nextSlotOf(
  { services }: PlacePreview,
  chosen?: { serviceId: number; addressId: number | undefined },
): NextSlot | null {
  const serviceId = chosen?.serviceId ?? HOME_DELIVERY;
  const found = services.find(({ deliveryServiceId }) => deliveryServiceId === serviceId);
  if (!chosen) return (found ?? services[0])?.nextSlot ?? null;
  const isOtherPoint = Boolean(found?.addressId && found.addressId !== chosen.addressId);
  return found && !isOtherPoint ? found.nextSlot : null;
}
