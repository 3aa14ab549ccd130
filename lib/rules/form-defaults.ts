type Data = { readonly [key: string]: Data | string | number | boolean | null | undefined };

const plain = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * A field's default: what begins with $ names a place in the data ("$user.firstName", "$user_first_name"),
 * "" where there is none; any other text stands for itself.
 */
export function fieldDefault(said: string, data: Data): string {
  if (!said.startsWith("$")) return said;
  const [root = "", ...rest] = said.slice(1).split(/[._]/);
  const group = data[root];
  if (typeof group !== "object" || group === null) return "";
  const wanted = plain(rest.join(""));
  const key = Object.keys(group).find((name) => plain(name) === wanted);
  const found = key === undefined ? undefined : group[key];
  return found === null || found === undefined || typeof found === "object" ? "" : String(found);
}
