import "server-only";
import { cookies } from "next/headers";

/** Hands the Set-Cookie lines of the door on to the answer of a form sent without scripts. */
export async function keepCookies(lines: string[]): Promise<void> {
  const jar = await cookies();
  for (const line of lines) {
    const [pair = "", ...attributes] = line.split("; ");
    const cut = pair.indexOf("=");
    const values = new Map(attributes.map((text) => [text.split("=")[0], text.split("=")[1] ?? ""]));
    const age = values.get("Max-Age");
    jar.set(pair.slice(0, cut), pair.slice(cut + 1), {
      path: "/",
      sameSite: "lax",
      secure: values.has("Secure"),
      httpOnly: values.has("HttpOnly"),
      ...(age === undefined ? {} : { maxAge: Number(age) }),
    });
  }
}
