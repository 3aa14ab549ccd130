import { proposalTarget } from "@/components/blocks/proposal-target";
import { categoryBlockSchema } from "@/lib/ebsn/schemas/category";
import { toBlock } from "@/lib/ebsn/transforms/category";

const english = (path: string) => `/en${path}`;

function targetOf(raw: Record<string, unknown>) {
  const block = toBlock(categoryBlockSchema.parse({ proposals: [raw] }));
  return block.proposals.map((proposal) => proposalTarget(proposal, english))[0];
}

const newWindow = { target: "_blank", rel: "noopener noreferrer" };

test.each([
  ["a slug", { slug: "frutta/mele" }, { href: "/en/frutta/mele" }],
  ["a slug with a leading slash", { slug: "/frutta" }, { href: "/en/frutta" }],
  ["a slug with two", { slug: "//altrove.test" }, { href: "/en/altrove.test" }],
  ["a path", { slug: "frutta", proposalUrl: "/category/pane" }, { href: "/en/pane" }],
  ["a path without its slash", { proposalUrl: "category/pane" }, { href: "/en/pane" }],
  ["a telephone number", { proposalUrl: "tel:800123" }, { href: "tel:800123" }],
  [
    "another host",
    { proposalUrl: "http://www.esempio.test/x" },
    { href: "http://www.esempio.test/x", ...newWindow },
  ],
  [
    "a video",
    { proposalUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
    { href: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", ...newWindow, "data-video": "dQw4w9WgXcQ" },
  ],
])("a banner with %s links there", (_, raw, target) => {
  expect(targetOf(raw)).toEqual(target);
});

test.each([
  { slug: "" },
  { proposalUrl: "javascript:alert(1)" },
  { slug: "frutta", clickable: false },
  { slug: "frutta", clickable: "false" },
  { slug: "frutta", clickable: 0 },
  { slug: "frutta", clickable: "0" },
])("a banner with %j is no link", (raw) => {
  expect(targetOf(raw)).toBeNull();
});
