import type { Warehouse } from "../ebsn/domain/delivery";
import { paths } from "../paths/paths";
import { formatMinutes, type HourRange } from "../rules/dates/clock-times";
import { DAY_MINUTES } from "../rules/dates/duration";
import { positionOf } from "../rules/delivery/distance";
import { rangesOn, sortedRanges, WEEK } from "../rules/delivery/opening-hours";
import { organisation } from "./organisation";
import { pictureRatios } from "./picture-ratios";
import type { GroceryStoreNode, ToUrl } from "./schema-org";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const timeOfDay = (minutes: number) => formatMinutes(minutes % DAY_MINUTES);

const CLOSED = { opens: "00:00", closes: "00:00" };

const openingTimes = ({ begin, end }: HourRange) => ({
  opens: timeOfDay(begin),
  // 00:00 to 00:00 would mean closed.
  closes: begin === 0 && end === DAY_MINUTES ? "23:59" : timeOfDay(end),
});

/** Italian numbers need a country prefix. */
const internationalPhone = (phone: string) =>
  /^[03]/.test(phone) && !phone.startsWith("00") ? `+39 ${phone}` : phone;

export function groceryStoreJsonLd(store: Warehouse, toUrl: ToUrl): GroceryStoreNode {
  const url = toUrl(paths.store(store.slug));
  const { address: location } = store;
  const geo = positionOf(location);
  const hours = WEEK.flatMap((weekDay) =>
    rangesOn(store.hours, weekDay).map((range) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: `https://schema.org/${DAYS[weekDay - 1] ?? "Monday"}`,
      ...openingTimes(range),
    })),
  );
  const specialHours = store.specialHours.flatMap(({ dateIso, hours: ofDay }) => {
    const ranges = sortedRanges(ofDay ?? []);
    return (ranges.length > 0 ? ranges.map(openingTimes) : [CLOSED]).map((times) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: dateIso,
      validThrough: dateIso,
      ...times,
    }));
  });
  return {
    "@context": "https://schema.org",
    "@type": "GroceryStore",
    "@id": `${url}#store`,
    name: store.name,
    url,
    ...(store.picture ? { image: pictureRatios(store.picture).map(toUrl) } : {}),
    ...(store.description ? { description: store.description } : {}),
    ...(store.phone ? { telephone: internationalPhone(store.phone) } : {}),
    ...(store.email ? { email: store.email } : {}),
    ...(location
      ? {
          address: {
            "@type": "PostalAddress",
            streetAddress: [location.address1, location.addressNumber].filter(Boolean).join(" "),
            postalCode: location.postalcode,
            addressLocality: location.city,
            addressRegion: location.province,
            addressCountry: "IT",
          },
        }
      : {}),
    ...(geo ? { geo: { "@type": "GeoCoordinates", ...geo } } : {}),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
    ...(specialHours.length > 0 ? { specialOpeningHoursSpecification: specialHours } : {}),
    parentOrganization: organisation(toUrl),
  };
}
