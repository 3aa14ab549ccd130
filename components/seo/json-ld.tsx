import type { Thing } from "@/lib/seo/things";

/** Facts for search engines; no text in them can end the script. */
export function JsonLd({ data }: { data: Thing }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
