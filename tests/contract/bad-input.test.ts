import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, type Shopper, parseAnswer } from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;

beforeAll(async () => {
  shopper = await newShopper(backend);
});

const TOO_LARGE = 2_147_483_648;

describe("ids out of range return 400 and name the parameter", () => {
  test.each([
    ["order/view", "order_id"],
    ["wishlist/view", "list_id"],
    ["user-address/view", "address_id"],
    ["store/view", "store_id"],
    ["timeslot/list", "delivery_service_id"],
    ["address/list", "address_type"],
    ["registration-disclaimer/list", "store_id"],
    ["checkout/prebilled-amount", "order_id"],
  ])("GET %s, %s", async (path, name) => {
    const answer = parseAnswer(await shopper.get(`${path}?${name}=${TOO_LARGE}`));
    expect(answer).toMatchObject({ http: 400, codes: [`error.input.${name}`] });
  });

  test.each([
    ["order/delete", "order_id"],
    ["cart/add-all-from-order", "order_id"],
    ["user-address/select", "address_id"],
  ])("POST %s, %s", async (path, name) => {
    const answer = parseAnswer(await shopper.post(path, { [name]: TOO_LARGE }));
    expect(answer).toMatchObject({ http: 400, codes: [`error.input.${name}`] });
  });
});

describe("text the database cannot store returns 400 and names the parameter", () => {
  test.each(["products?slug=", "products?q=", "products?barcode=", "category?slug=", "article/view?slug="])(
    "GET %s",
    async (path) => {
      const { http, messages } = parseAnswer(await shopper.get(`${path}a%00b`));
      expect(http).toBe(400);
      expect(messages[0]).toMatch(/^Il valore di «(?:slug|q|barcode)»/);
    },
  );

  test.each(["\u0000", "metà \ud83c"])("POST %j", async (value) => {
    const infos = [{ itemId: 1, infos: { note: value } }];
    for (const [path, payload, name] of [
      ["cart/update-cart-info", { property: "note", value }, "value"],
      ["wishlist/create", { name: `x${value}` }, "name"],
      ["cart/update-infos", { items: infos }, "note"],
    ] as const) {
      expect(parseAnswer(await shopper.post(path, payload))).toMatchObject({
        http: 400,
        codes: [`error.input.${name}`],
      });
    }
  });
});

describe("malformed numbers return 400 and name the parameter", () => {
  test.each([
    ["category-block/info?categoryBlockId=", "categoryBlockId"],
    ["products?page=%20", "page"],
    ["products?product_ids=1e1", "product_ids"],
    ["category?depth=0x2", "depth"],
    ["order/list?page=", "page"],
    ["order/view?order_id=%20", "order_id"],
  ])("GET %s", async (path, name) => {
    const answer = parseAnswer(await shopper.get(path));
    expect(answer).toMatchObject({ http: 400, codes: [`error.input.${name}`] });
  });

  test.each([true, [], [2], null, ""])("a list's quantity %j", async (quantity) => {
    const answer = parseAnswer(await shopper.post("wishlist/add", { list_id: 1, product_id: 1, quantity }));
    expect(answer).toMatchObject({ http: 400, codes: ["error.input.quantity"] });
  });
});

describe("bodies are bounded before they are parsed", () => {
  const send = (path: string, type: string, body: string) =>
    fetch(`${backend.url}/ebsn/api/${path}`, { method: "POST", headers: { "content-type": type }, body });

  test("in depth and number of values", async () => {
    for (const body of ["[".repeat(33) + "]".repeat(33), `[${"1,".repeat(10_000)}1]`])
      expect((await send("cart/addItems", "application/json", body)).status).toBe(400);
  });

  test("in number of fields", async () => {
    const body = "a=1&".repeat(1001);
    expect((await send("auth/login", "application/x-www-form-urlencoded", body)).status).toBe(400);
  });

  test("in size, where a form has no place for files or nobody is signed in", async () => {
    const body = JSON.stringify({ content: { note: "A".repeat(200_000) } });
    expect((await send("cu-form/insert?cuform_type_id=2", "application/json", body)).status).toBe(413);
    expect((await send("order-refund/add", "application/json", body)).status).toBe(403);
  });
});
