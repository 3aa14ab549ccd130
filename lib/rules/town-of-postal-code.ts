import type { Place } from "../ebsn/domain/delivery";

type Town = Pick<Place, "city" | "province">;

const isSame = (a: string, b: string) =>
  a.trim().toLocaleLowerCase("it") === b.trim().toLocaleLowerCase("it");

/**
 * Town and province once a postal code is known to be that of `towns`.
 * A town of the previous postal code is replaced, another one stays as it was written.
 */
export function townOfPostalCode(towns: Town[], previousTowns: Town[], { city, province }: Town): Town {
  const isReplaceable = city === "" || previousTowns.some((town) => isSame(town.city, city));
  const written = towns.find((town) => isSame(town.city, city));
  const [only = null] = towns.length === 1 ? towns : [];
  const town = written ?? (isReplaceable ? only : null);
  const provinces = new Set(towns.map((other) => other.province));
  const [onlyProvince = ""] = provinces.size === 1 ? provinces : [];
  return {
    city: town?.city ?? (isReplaceable ? "" : city),
    province: town?.province ?? (provinces.has(province) && !isReplaceable ? province : onlyProvince),
  };
}
