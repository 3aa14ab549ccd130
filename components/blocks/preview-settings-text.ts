import type { Block } from "@/lib/ebsn/domain/category";

const MAX_SETTING = 80;

export function settingsText({ proposals, settings }: Block): string {
  const slugs = proposals.map(({ slug }) => slug).filter(Boolean);
  const values = Object.entries(settings)
    .filter(([name, value]) => value !== "" && name !== "JSON_CONFIG")
    .map(([name, value]) => `${name}=${value.slice(0, MAX_SETTING)}`);
  return [...slugs, ...values].join(" · ");
}
