import { wishlistShare } from "@/backend/db/schema";
import { wishlistsSchema, wishlistViewSchema } from "@/lib/ebsn/schemas/list";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { buy, newShopper, plainProducts, readyShopper, told } from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let productId: number;

beforeAll(async () => {
  backend = await startBackend();
  [productId = 0] = await plainProducts(backend, 1);
});

afterAll(() => backend.stop());

const lists = ({ data }: { data: unknown }) => wishlistsSchema.parse(data).wishlists;
const viewed = ({ data }: { data: unknown }) => wishlistViewSchema.parse(data).wishlist;

describe("lists", () => {
  test("leave the default to the next one when they go", async () => {
    const shopper = await newShopper(backend);
    const [first] = lists(told(await shopper.get("wishlist/list")));
    await shopper.post("wishlist/create", { name: "Pizza" });
    const left = lists(told(await shopper.post("wishlist/delete", { list_id: first?.listId })));
    expect(left).toEqual([expect.objectContaining({ name: "Pizza", isDefault: true })]);
  });

  test("shared to be read are seen and bought, but not changed", async () => {
    const [owner, guest] = [await newShopper(backend), await newShopper(backend)];
    const listId = lists(told(await owner.post("wishlist/create", { name: "Grigliata" }))).find(
      ({ name }) => name === "Grigliata",
    )?.listId as number;
    await owner.post("wishlist/add", { list_id: listId, product_id: productId });
    await backend.context.db
      .insert(wishlistShare)
      .values({ listId, customerId: guest.customerId, grant: "READ" });
    expect(lists(told(await guest.get("wishlist/list"))).at(-1)).toMatchObject({
      listId,
      sharingData: { grant: "READ" },
    });
    expect(viewed(told(await guest.get(`wishlist/view?list_id=${listId}`)))?.wishlistItems).toHaveLength(1);
    for (const path of ["add", "remove", "rename", "delete", "set-default"])
      expect(
        told(await guest.post(`wishlist/${path}`, { list_id: listId, product_id: productId, name: "Mia" }))
          .codes,
      ).toEqual(["error.list.read_only"]);
  });

  test("name what was bought most often", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    await buy(shopper, cart.version);
    const often = viewed(told(await shopper.get("wishlist/most-purchased")));
    expect(often?.sharingData?.grant).toBe("READ");
    expect(often?.wishlistItems.map(({ product }) => product.productId)).toEqual([productId]);
  });
});
