import type { SchemaOrgNode } from "@/lib/seo/schema-org";

export function JsonLd({ data }: { data: SchemaOrgNode }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll("<", "\\u003c")}</script>;
}
