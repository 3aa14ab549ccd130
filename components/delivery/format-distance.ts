import { formatKilometres } from "@/lib/format/format-kilometres";

export function formatDistance(metres: number, locale: string): string {
  return metres < 1000
    ? `${Math.round(metres / 10) * 10} m`
    : `${formatKilometres(metres / 1000, locale)} km`;
}
