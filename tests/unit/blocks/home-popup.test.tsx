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

test("the home page shows the popup of its category while it is active", async () => {
  mockMetaData.current = { category_popup: { ACTIVE: true, TITLE: "Novità", CONTENT: "<p>La cassetta</p>" } };
  expect(JSON.stringify(await HomePopup())).toContain("Novità");
  mockMetaData.current = { category_popup: { ACTIVE: false, TITLE: "Novità" } };
  expect(JSON.stringify(await HomePopup())).not.toContain("Novità");
});
