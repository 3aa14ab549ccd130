import type { Shop } from "./e2e-shop";

const STAFF = `Basic ${Buffer.from("staff@madia.test:Madia2026!").toString("base64")}`;

/** The address in the newest letter to somebody, out of the outbox that staff may open; paths only, whatever the host. */
export async function mailedLink({ backendUrl }: Shop, recipient: string): Promise<string> {
  const response = await fetch(`${backendUrl}/outbox`, { headers: { authorization: STAFF } });
  const letters = (await response.text()).split("<article>");
  const letter = letters.find((text) => text.includes(`A ${recipient} `)) ?? "";
  const [, href = ""] = /href="([^"]+)"/.exec(letter) ?? [];
  const { pathname, search } = new URL(href.replaceAll("&#38;", "&"));
  return `${pathname}${search}`;
}
