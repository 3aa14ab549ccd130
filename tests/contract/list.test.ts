import { eq } from "drizzle-orm";
import { order, wishlistShare } from "@/backend/db/schema";
import { wishlistsSchema, wishlistViewSchema } from "@/lib/ebsn/schemas/list";
import { backendForFile } from "@/tests/support/file-backend";
import { buy, newShopper, resetProducts, readyShopper, parseAnswer } from "@/tests/support/shopper";

const backend = backendForFile();
let productId: number;

beforeAll(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

const parseLists = ({ data }: { data: unknown }) => wishlistsSchema.parse(data).wishlists;
const parseList = ({ data }: { data: unknown }) => wishlistViewSchema.parse(data).wishlist;

describe("lists", () => {
  test("pass the default to the next list when deleted", async () => {
    const shopper = await newShopper(backend);
    const [first] = parseLists(parseAnswer(await shopper.get("wishlist/list")));
    await shopper.post("wishlist/create", { name: "Pizza" });
    const remaining = parseLists(
      parseAnswer(await shopper.post("wishlist/delete", { list_id: first?.listId })),
    );
    expect(remaining).toEqual([expect.objectContaining({ name: "Pizza", isDefault: true })]);
  });

  test("are thirty at most", async () => {
    const shopper = await newShopper(backend);
    const create = async (name: string) => parseAnswer(await shopper.post("wishlist/create", { name })).codes;
    const answers = [];
    for (let number = 1; number <= 31; number += 1) answers.push(...(await create(`Lista ${number}`)));
    expect(new Set(answers)).toEqual(new Set(["error.list.too_many"]));
    expect(parseLists(parseAnswer(await shopper.get("wishlist/list")))).toHaveLength(30);
  });

  test("shared read-only can be viewed and bought, not changed", async () => {
    const [owner, guest] = [await newShopper(backend), await newShopper(backend)];
    const listId = parseLists(parseAnswer(await owner.post("wishlist/create", { name: "Grigliata" }))).find(
      ({ name }) => name === "Grigliata",
    )?.listId as number;
    await owner.post("wishlist/add", { list_id: listId, product_id: productId });
    await backend.context.db
      .insert(wishlistShare)
      .values({ listId, customerId: guest.customerId, grant: "READ" });
    expect(parseLists(parseAnswer(await guest.get("wishlist/list"))).at(-1)).toMatchObject({
      listId,
      sharingData: { grant: "READ" },
    });
    expect(
      parseList(parseAnswer(await guest.get(`wishlist/view?list_id=${listId}`)))?.wishlistItems,
    ).toHaveLength(1);
    for (const path of ["add", "remove", "rename", "delete", "set-default"])
      expect(
        parseAnswer(
          await guest.post(`wishlist/${path}`, { list_id: listId, product_id: productId, name: "Mia" }),
        ).codes,
      ).toEqual(["error.list.read_only"]);
  });

  test("return the most purchased products", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    await buy(shopper, cart.version);
    const mostPurchased = parseList(parseAnswer(await shopper.get("wishlist/most-purchased")));
    expect(mostPurchased?.sharingData?.grant).toBe("READ");
    expect(mostPurchased?.wishlistItems.map(({ product }) => product.productId)).toEqual([productId]);
    await backend.context.db
      .update(order)
      .set({ orderStatusId: 21 })
      .where(eq(order.customerId, shopper.customerId));
    const rejected = parseList(parseAnswer(await shopper.get("wishlist/most-purchased")));
    expect(rejected?.wishlistItems).toEqual([]);
  });
});
