import type { Warehouse } from "../ebsn/domain/delivery";
import { paths } from "../paths";
import { positionOf } from "../rules/distance";
import { rangesOn, WEEK } from "../rules/opening-hours";
import type { Address } from "./json-ld";
import { keeper } from "./keeper";
import type { GroceryStoreNode } from "./things";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const DAY_MINUTES = 1440;

const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Search engines dial from anywhere: an Italian number gets its country's prefix. */
const dialled = (phone: string) => (/^[03]/.test(phone) && !phone.startsWith("00") ? `+39 ${phone}` : phone);

/** A store with its opening hours; what the shop does not know is left out. */
export function groceryStoreJsonLd(store: Warehouse, address: Address): GroceryStoreNode {
  const url = address(paths.store(store.slug));
  const { address: at } = store;
  const geo = positionOf(at);
  const hours = WEEK.flatMap((weekDay) =>
    rangesOn(store.hours, weekDay).map(({ begin, end }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: `https://schema.org/${DAYS[weekDay - 1] ?? "Monday"}`,
      opens: time(begin),
      // Midnight to midnight would say closed.
      closes: begin === 0 && end === DAY_MINUTES ? "23:59" : time(end),
    })),
  );
  return {
    "@context": "https://schema.org",
    "@type": "GroceryStore",
    "@id": `${url}#store`,
    name: store.name,
    url,
    ...(store.description ? { description: store.description } : {}),
    ...(store.phone ? { telephone: dialled(store.phone) } : {}),
    ...(store.email ? { email: store.email } : {}),
    ...(at
      ? {
          address: {
            "@type": "PostalAddress",
            streetAddress: [at.address1, at.addressNumber].filter(Boolean).join(" "),
            postalCode: at.postalcode,
            addressLocality: at.city,
            addressRegion: at.province,
            addressCountry: "IT",
          },
        }
      : {}),
    ...(geo ? { geo: { "@type": "GeoCoordinates", ...geo } } : {}),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
    parentOrganization: keeper(address),
  };
}
