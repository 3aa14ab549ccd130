import { screen } from "@testing-library/react";
import { ProductGallery } from "@/components/product/product-gallery";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { renderWithProviders } from "../render-with-providers";

jest.mock("next-intl/server", () => ({
  getTranslations: () =>
    Promise.resolve((_key: string, { n, count }: { n: number; count: number }) => `${n}/${count}`),
}));

const observe = jest.fn();

beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      observe = observe;
      disconnect = () => undefined;
    },
  });
});

async function renderGallery(names: string[]): Promise<HTMLImageElement[]> {
  const media = names.map((name) => ({ medium: `/photo/p/photo/${name}.webp`, alt: name }));
  const raw = productSchema.parse({ productId: 1, name: "Passata", slug: "passata", media });
  renderWithProviders(await ProductGallery({ product: toProductDetail(raw) }));
  return screen.findAllByRole<HTMLImageElement>("img");
}

test("several pictures are slides with their own labels, and the first one loads eagerly", async () => {
  const pictures = await renderGallery(["Passata", "Passata, in tavola", "Passata, valori nutrizionali"]);
  expect(pictures.map(({ alt }) => alt)).toEqual([
    "Passata",
    "Passata, in tavola",
    "Passata, valori nutrizionali",
  ]);
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual(["eager", "lazy", "lazy"]);
  expect(screen.getByRole("group", { name: "Passata" })).toBeInTheDocument();
  expect(screen.getByRole("listitem", { name: "2/3" })).toContainElement(pictures[1] ?? null);
});

test("one picture is no carousel", async () => {
  expect(await renderGallery(["Passata"])).toHaveLength(1);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});
