import { HomePopup } from "@/components/category/home-popup";
import { categoryPageSchema } from "@/lib/ebsn/schemas/category";
import { toCategory } from "@/lib/ebsn/transforms/category";

const mockMetaData: { current: object } = { current: {} };

jest.mock("@/lib/ebsn/catalogue", () => ({
  getHomeCategory: () => {
    const { category } = categoryPageSchema.parse({
      category: { categoryId: 1, metaData: mockMetaData.current },
    });
    return Promise.resolve(category && toCategory(category));
  },
}));

function popupOf(fields: object) {
  const { category } = categoryPageSchema.parse({ category: { categoryId: 1, ...fields } });
  return category && toCategory(category).popup;
}

test("the home page shows the popup of its category while it is active", async () => {
  mockMetaData.current = { category_popup: { ACTIVE: true, TITLE: "Novità", CONTENT: "<p>La cassetta</p>" } };
  expect(JSON.stringify(await HomePopup())).toContain("Novità");
  mockMetaData.current = { category_popup: { ACTIVE: false, TITLE: "Novità" } };
  expect(JSON.stringify(await HomePopup())).not.toContain("Novità");
});

test.each([
  ["its own text", { TITLE: "Novità", CONTENT: "<p>Nuova</p>" }, "<p>Tutto</p>", "Novità", "<p>Nuova</p>"],
  ["the category's description", { TITLE: "Novità" }, "<p>Tutto</p>", "Novità", "<p>Tutto</p>"],
  ["the category's name as its title", { TITLE: "" }, "<p>Tutto</p>", "Home", "<p>Tutto</p>"],
])("a popup shows %s", (_, popup, description, title, content) => {
  const metaData = { category_popup: { ACTIVE: "true", ...popup } };
  expect(popupOf({ name: "Home", description, metaData })).toMatchObject({ title, content });
});

test("a popup without title and text is not opened", () => {
  expect(popupOf({ name: "Home", metaData: { category_popup: { ACTIVE: "true" } } })).toBeNull();
});
