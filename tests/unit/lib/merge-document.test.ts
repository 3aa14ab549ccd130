import { inOrder, mergeDocument, moveBlock } from "@/lib/content-edit/merge-document";
import type { EditableDocument, EditedBlock } from "@/lib/ebsn/domain/content-edit";

const block = (categoryBlockId: number, codInt: string): EditedBlock => ({
  categoryBlockId,
  codInt,
  modeName: "BannerGrid",
  name: `Blocco ${categoryBlockId}`,
  proposals: [],
  settings: { TITLE: "Stagione", LOOP: "true" },
});

const banner = {
  id: 9,
  slug: "zucche",
  name: "Zucche",
  descr: "",
  content: "",
  proposalUrl: "/frutta",
  img: "/z.webp",
  imgAlt: "Zucche",
  imgDescription: "",
  priority: 10,
  clickable: true,
  display: { button_text: "Vai" },
};

const page: EditableDocument = {
  title: "Home",
  blocks: [{ ...block(1, "0"), proposals: [banner] }, block(2, "4"), block(3, "4"), block(4, "7")],
};

const read = (fields: Record<string, string>) => (name: string) => fields[name] ?? null;

test("what is not in the form stays as it is", () => {
  expect(mergeDocument(page, read({}))).toEqual(page);
});

test("takes over texts, banners and dates", () => {
  const { blocks } = mergeDocument(
    page,
    read({
      "block-1-title": "Inverno",
      "block-1-from": "2026-12-15T08:00",
      "block-1-stores": "3, 5, x",
      "proposal-9-url": "",
      "proposal-9-button": "Scopri",
    }),
  );
  expect(blocks?.[0]).toMatchObject({
    settings: { TITLE: "Inverno", LOOP: "true" },
    visibility: { from: "2026-12-15T08:00", to: "", warehouseIds: [3, 5], segmentIds: [] },
    proposals: [{ proposalUrl: "", clickable: false, display: { button_text: "Scopri" } }],
  });
});

test("an empty line ends a paragraph of a banner's and of a block's text", () => {
  const fields = read({
    "proposal-9-descr": "Zucche.\r\n\r\nCastagne.",
    "proposal-9-content": "<p>Uve.</p>",
  });
  expect(mergeDocument(page, fields).blocks?.[0]?.proposals[0]).toMatchObject({
    descr: "<p>Zucche.</p>\n<p>Castagne.</p>",
    content: "<p>Uve.</p>",
  });
});

test.each([
  ["to its slug", { proposalUrl: "", clickable: true }],
  ["nowhere", { proposalUrl: "/frutta", clickable: false }],
])("a banner that leads %s still does after its text is changed", (_, target) => {
  const document = { ...page, blocks: [{ ...block(1, "0"), proposals: [{ ...banner, ...target }] }] };
  const fields = read({ "proposal-9-name": "Uve", "proposal-9-url": target.proposalUrl });
  expect(mergeDocument(document, fields).blocks?.[0]?.proposals[0]).toMatchObject({ name: "Uve", ...target });
});

test("limits that are emptied are gone", () => {
  const limited = mergeDocument(page, read({ "block-2-to": "2026-12-24T12:00" }));
  expect(mergeDocument(limited, read({ "block-2-to": "" }))).toEqual(page);
});

test("an article without a date is a draft", () => {
  const article = { title: "Riso", abstract: "", content: "<p>Uno</p>", published: "2026-11-12" };
  expect(mergeDocument(article, read({ content: "<p>Due</p>", published: "" }))).toEqual({
    ...article,
    content: "<p>Due</p>",
    published: null,
  });
});

test("a row of blocks changes places with its neighbour", () => {
  const order = (document: EditableDocument) =>
    inOrder(document.blocks ?? []).map(({ categoryBlockId, codInt }) => [categoryBlockId, codInt]);
  expect(order(moveBlock(page, 4, -1))).toEqual([
    [1, "0"],
    [4, "4"],
    [2, "7"],
    [3, "7"],
  ]);
  expect(moveBlock(page, 1, -1)).toEqual(page);
  expect(moveBlock(page, 99, 1)).toEqual(page);
});

test("a recipe takes over its rows; an ingredient whose row was not touched stays what it was", () => {
  const rice = {
    text: "320 g del miglior riso",
    amount: { value: 320, unit: "g" },
    name: "riso",
    product: { slug: "riso", quantity: 1 },
  };
  const recipe = {
    portions: 4,
    preparation: 15,
    cooking: 30,
    rest: 0,
    difficulty: "Facile",
    tip: "",
    ingredients: [rice],
    steps: ["Tosta il riso."],
  };
  const document: EditableDocument = { title: "Risotto", content: "", scene: "uno", imgAlt: "", recipe };
  expect(
    mergeDocument(
      document,
      read({
        cooking: "25",
        rest: "10",
        scene: "due",
        imgAlt: "Un risotto",
        ingredients: "320 g | riso | riso | 1\r\nquanto basta | sale",
        steps: "Tosta il riso.\r\n\r\nManteca.",
      }),
    ),
  ).toMatchObject({
    scene: "due",
    imgAlt: "Un risotto",
    recipe: {
      portions: 4,
      cooking: 25,
      rest: 10,
      steps: ["Tosta il riso.", "Manteca."],
      ingredients: [rice, { text: "sale, quanto basta", amount: null, name: "sale", product: null }],
    },
  });
});
