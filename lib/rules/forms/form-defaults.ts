type Data = { readonly [key: string]: Data | string | number | boolean | null | undefined };

const normalizeKey = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, "");

function findDefault(value: string, data: Data): Data[string] {
  const [root = "", ...rest] = value.slice(1).split(/[._]/);
  const group = data[root];
  if (typeof group !== "object" || group === null) return undefined;
  const path = normalizeKey(rest.join(""));
  const key = Object.keys(group).find((name) => normalizeKey(name) === path);
  return key === undefined ? undefined : group[key];
}

/** "$user.firstName" and "$user_first_name" refer to the data; others are literal. */
export function fieldDefault(value: string, data: Data): string {
  if (!value.startsWith("$")) return value;
  const found = findDefault(value, data);
  return found === null || found === undefined || typeof found === "object" ? "" : String(found);
}

/** Whether the value refers to the user and to none of the data that are known. */
export const isUnknownUserDefault = (value: string, data: Data): boolean =>
  /^\$user[._]/.test(value) && findDefault(value, data) === undefined;
