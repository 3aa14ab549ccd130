import type { Locale } from "@/lib/i18n/locales";

type ParkingInfo = { car: string; place: string };

/** `infoCar` and `infoPlace` of the messages: the announcement may have been made in another language than the page's. */
const PREFIXES: Record<Locale, ParkingInfo> = {
  it: { car: "Auto: ", place: "posto: " },
  en: { car: "Car: ", place: "space: " },
};

/** What was typed for an announcement. */
export function readParkingInfo(info: string): ParkingInfo {
  const prefixes = Object.values(PREFIXES).find(({ car }) => info.startsWith(car));
  if (!prefixes) return { car: "", place: "" };
  const [car = "", ...places] = info.slice(prefixes.car.length).split(`, ${prefixes.place}`);
  return { car, place: places.join(`, ${prefixes.place}`) };
}
