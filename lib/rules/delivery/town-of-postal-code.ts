import type { Place } from "../../ebsn/domain/delivery";

type Town = Pick<Place, "city" | "province">;

const isSame = (a: string, b: string) =>
  a.trim().toLocaleLowerCase("it") === b.trim().toLocaleLowerCase("it");

/**
 * Town and province once a postal code is known to be that of `towns`.
 * A town or province of the previous postal code is replaced, another one stays as it was written;
 * where all towns are of one province, it is that.
 */
export function townOfPostalCode(towns: Town[], previousTowns: Town[], { city, province }: Town): Town {
  const isReplaceable = city === "" || previousTowns.some((town) => isSame(town.city, city));
  const written = towns.find((town) => isSame(town.city, city));
  const [only = null] = towns.length === 1 ? towns : [];
  const town = written ?? (isReplaceable ? only : null);
  const provinces = new Set(towns.map((other) => other.province));
  const isProvinceReplaceable =
    isReplaceable ||
    (!provinces.has(province) && previousTowns.some((other) => isSame(other.province, province)));
  const [onlyProvince = ""] = provinces.size === 1 ? provinces : [];
  return {
    city: town?.city ?? (isReplaceable ? "" : city),
    province: town?.province ?? (onlyProvince || (isProvinceReplaceable ? "" : province)),
  };
}
