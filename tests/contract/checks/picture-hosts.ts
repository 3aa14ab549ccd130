const PICTURE_KEY = /^(?:mediaURL\w*|img|image|picture|thumb|medium|large|baseLocation|imageLocation)$/;

const hostOf = (address: string): string[] => {
  const url = address.replace(/^\/\//, "https://");
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? [new URL(url).host] : [];
};

function hostsBelow(value: unknown, key: string, parent: string): string[] {
  if (typeof value === "string")
    return PICTURE_KEY.test(key) || (key === "url" && parent === "media") ? hostOf(value) : [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => hostsBelow(item, key, parent));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => hostsBelow(item, name, key));
}

/** Of the pictures that an answer names with a whole address. */
export const pictureHosts = (answer: unknown): string[] => [...new Set(hostsBelow(answer, "", ""))];
