import "server-only";
import { cookies } from "next/headers";

/** For forms sent without JavaScript. */
export async function forwardCookies(setCookieHeaders: string[]): Promise<void> {
  const cookieStore = await cookies();
  for (const header of setCookieHeaders) {
    const [nameAndValue = "", ...attributes] = header.split("; ");
    const separator = nameAndValue.indexOf("=");
    const attributeMap = new Map(attributes.map((text) => [text.split("=")[0], text.split("=")[1] ?? ""]));
    const maxAge = attributeMap.get("Max-Age");
    cookieStore.set(nameAndValue.slice(0, separator), nameAndValue.slice(separator + 1), {
      path: "/",
      sameSite: "lax",
      secure: attributeMap.has("Secure"),
      httpOnly: attributeMap.has("HttpOnly"),
      ...(maxAge === undefined ? {} : { maxAge: Number(maxAge) }),
    });
  }
}
