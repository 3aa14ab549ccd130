import { kilometreText } from "@/lib/kilometre-text";

export function distanceText(metres: number, locale: string): string {
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${kilometreText(metres / 1000, locale)} km`;
}
