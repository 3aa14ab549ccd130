type ParkingInfo = { car: string; place: string };

/** What was typed for an announcement in the language of the page; `prefixes` come before either in its text. */
export function readParkingInfo(info: string, prefixes: ParkingInfo): ParkingInfo {
  if (!info.startsWith(prefixes.car)) return { car: "", place: "" };
  const [car = "", ...places] = info.slice(prefixes.car.length).split(`, ${prefixes.place}`);
  return { car, place: places.join(`, ${prefixes.place}`) };
}
