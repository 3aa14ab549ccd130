type Translate = (
  key: "minutes" | "hours" | "hoursMinutes",
  values: { hours: number; minutes: number },
) => string;

export function formatDuration(totalMinutes: number, t: Translate): string {
  const values = { hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60 };
  if (values.hours === 0) return t("minutes", values);
  return values.minutes === 0 ? t("hours", values) : t("hoursMinutes", values);
}
