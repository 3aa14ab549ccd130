/** A call of the backend; several addresses of a kind, so that none is answered from a warm row alone. */
export type GrowthCall = {
  name: string;
  paths: string[];
  body?: (at: number) => unknown;
  isAnonymous?: true;
};

type Category = { categoryId: number; slug: string; categories?: Category[] };

export type Catalogue = { tree: Category[]; slugs: string[]; productIds: number[]; orderIds: number[] };

const api = (path: string) => `/ebsn/api/${path}`;
const listing = (id: number, rest = "") => api(`products?parent_category_id=${id}&page_size=24${rest}`);

export function growthCalls({ tree, slugs, productIds, orderIds }: Catalogue): GrowthCall[] {
  const departments = tree.slice(0, 6).map(({ categoryId }) => categoryId);
  const shelves = tree.flatMap(({ categories }) => categories ?? []).slice(0, 12);
  return [
    { name: "category tree", paths: [api("category?filtered=true")] },
    { name: "department page", paths: tree.slice(0, 6).map(({ slug }) => api(`category?slug=${slug}`)) },
    { name: "department, page 1", paths: departments.map((id) => listing(id)) },
    { name: "department, page 2", paths: departments.map((id) => listing(id, "&page=2")) },
    { name: "department, by name", paths: departments.map((id) => listing(id, "&order_by=name+asc")) },
    { name: "department, by price", paths: departments.map((id) => listing(id, "&order_by=price+asc")) },
    {
      name: "department, by unit price",
      paths: departments.map((id) => listing(id, "&order_by=price_um+asc")),
    },
    { name: "aisle, page 1", paths: shelves.map(({ categoryId }) => listing(categoryId)) },
    { name: "offers", paths: [api("products?promo=true&page_size=24")] },
    { name: "product", paths: slugs.map((slug) => api(`products?slug=${slug}`)) },
    { name: "similar products", paths: productIds.map((id) => api(`adv?product_id=${id}&limit=12`)) },
    { name: "bought before", paths: [api("adv?user_id=true&limit=12")] },
    {
      name: "search",
      paths: ["latte", "pasta", "yogurt greco", "acqua frizzante", "parmigiano"].map((q) =>
        api(`products?q=${encodeURIComponent(q)}&page_size=24`),
      ),
    },
    {
      name: "search, misspelt",
      paths: ["mozarella", "parmiggiano", "zuchine", "caffe"].map((q) => api(`products?q=${q}&page_size=24`)),
    },
    {
      name: "suggest",
      paths: ["la", "lat", "moz", "past", "yog", "acqua f", "mozar", "bisc"].map((q) =>
        api(`products/suggest?q=${encodeURIComponent(q)}`),
      ),
    },
    {
      name: "site map page",
      paths: [1, 6, 11].map((page) => api(`products?page=${page}&page_size=100&order_by=name+asc`)),
    },
    {
      name: "log in",
      paths: [api("auth/login")],
      isAnonymous: true,
      body: () => ({ login: "seconda@madia.test", password: "Madia2026!" }),
    },
    { name: "cart", paths: [api("cart/view")] },
    {
      name: "add to cart",
      paths: [api("cart/add")],
      body: (at) => ({ items: [{ productId: productIds[at % productIds.length], quantity: 1 + (at % 3) }] }),
    },
    { name: "slots", paths: [api("timeslot/list")] },
    { name: "orders", paths: [api("order/list?page_size=10")] },
    { name: "order", paths: orderIds.map((id) => api(`order/view?order_id=${id}`)) },
    { name: "most purchased", paths: [api("wishlist/most-purchased")] },
  ];
}
