import type { Value } from "@/lib/cache-handler/cache.mjs";

export const PAGE = { kind: "APP_PAGE" } as const;
export const kept = (revalidate: number | false = 900) => ({ cacheControl: { revalidate, expire: 604_800 } });

/** A page as Next hands it over: text, bytes and a map of bytes. */
export function page(words: string, { tags = "", status }: { tags?: string; status?: number } = {}): Value {
  return {
    kind: "APP_PAGE",
    html: `<p>${words} – 3,20 €</p>`,
    rscData: Buffer.from(`rsc ${words}`),
    segmentData: new Map([
      ["/_tree", Buffer.from([0, 255, 254, 13])],
      ["/~/__PAGE__", Buffer.from(words)],
    ]),
    headers: { "x-next-cache-tags": tags },
    ...(status ? { status } : {}),
  };
}

export function answer(text: string): Value {
  const body = Buffer.from(text).toString("base64");
  return { kind: "FETCH", data: { headers: {}, body, url: "http://shop/a", status: 200 }, revalidate: 300 };
}

/** Bytes that do not compress. */
export function noise(bytes: number, seed: number): string {
  let state = seed;
  return Array.from({ length: bytes }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(33 + ((state >> 16) % 90));
  }).join("");
}
