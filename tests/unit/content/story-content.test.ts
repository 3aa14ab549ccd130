import { readStoryContent } from "@/lib/content/story-content";

it("reads headings, texts and pictures in their order, through components that hold others", () => {
  expect(
    readStoryContent({
      name: "Il forno",
      content: {
        component: "page",
        headline: "Il forno di notte",
        intro: "Una notte in via Savona.",
        body: [
          { component: "text", text: "<p>Alle quattro.</p>" },
          { component: "heading", text: "Il lievito" },
          {
            component: "grid",
            columns: [
              { component: "picture", image: { filename: "https://cdn.example/pane.jpg", alt: "Pane" } },
            ],
          },
        ],
      },
    }),
  ).toEqual({
    title: "Il forno di notte",
    intro: "Una notte in via Savona.",
    pieces: [
      { kind: "text", html: "<p>Alle quattro.</p>" },
      { kind: "heading", text: "Il lievito" },
      { kind: "picture", src: "https://cdn.example/pane.jpg", alt: "Pane" },
    ],
  });
});

it.each([{}, { body: "text" }, { body: [null, 3, "x"] }, { title: 7, body: [{ image: 3 }] }])(
  "shows the name alone where there is nothing to read: %j",
  (content) =>
    expect(readStoryContent({ name: "Storia", content })).toEqual({ title: "Storia", intro: "", pieces: [] }),
);

it("reads no deeper than a page has levels", () => {
  const nested = (depth: number): Record<string, unknown> =>
    depth === 0 ? { text: "fondo" } : { body: [nested(depth - 1)] };
  expect(readStoryContent({ name: "x", content: nested(50) }).pieces).toEqual([]);
});
