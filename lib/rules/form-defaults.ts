type Data = { readonly [key: string]: Data | string | number | boolean | null | undefined };

const normalizeKey = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, "");

/** "$user.firstName" and "$user_first_name" refer to the data; others are literal. */
export function fieldDefault(value: string, data: Data): string {
  if (!value.startsWith("$")) return value;
  const [root = "", ...rest] = value.slice(1).split(/[._]/);
  const group = data[root];
  if (typeof group !== "object" || group === null) return "";
  const path = normalizeKey(rest.join(""));
  const key = Object.keys(group).find((name) => normalizeKey(name) === path);
  const found = key === undefined ? undefined : group[key];
  return found === null || found === undefined || typeof found === "object" ? "" : String(found);
}
