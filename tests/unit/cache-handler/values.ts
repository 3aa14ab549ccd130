import type { Value } from "@/lib/cache-handler/types";

export const PAGE = { kind: "APP_PAGE" } as const;
export const cacheContext = (revalidate: number | false = 900) => ({
  cacheControl: { revalidate, expire: 604_800 },
});

export function page(content: string, { tags = "", status }: { tags?: string; status?: number } = {}): Value {
  return {
    kind: "APP_PAGE",
    html: `<p>${content} – 3,20 €</p>`,
    rscData: Buffer.from(`rsc ${content}`),
    segmentData: new Map([
      ["/_tree", Buffer.from([0, 255, 254, 13])],
      ["/~/__PAGE__", Buffer.from(content)],
    ]),
    headers: { "x-next-cache-tags": tags },
    ...(status ? { status } : {}),
  };
}

export function fetchValue(text: string): Value {
  const body = Buffer.from(text).toString("base64");
  return { kind: "FETCH", data: { headers: {}, body, url: "http://shop/a", status: 200 }, revalidate: 300 };
}

/** Incompressible text. */
export function noise(bytes: number, seed: number): string {
  let state = seed;
  return Array.from({ length: bytes }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(33 + ((state >> 16) % 90));
  }).join("");
}
