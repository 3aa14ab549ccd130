import type { Shop } from "./e2e-shop";

const STAFF = `Basic ${Buffer.from("staff@madia.test:Madia2026!").toString("base64")}`;

/** Path of the link in the newest email to a recipient, from the staff's mail outbox. */
export async function emailedPath({ backendUrl }: Shop, recipient: string): Promise<string> {
  const response = await fetch(`${backendUrl}/outbox`, { headers: { authorization: STAFF } });
  const emails = (await response.text()).split("<article>");
  const email = emails.find((text) => text.includes(`A ${recipient} `)) ?? "";
  const [, href = ""] = /href="([^"]+)"/.exec(email) ?? [];
  const { pathname, search } = new URL(href.replaceAll("&#38;", "&"));
  return `${pathname}${search}`;
}
