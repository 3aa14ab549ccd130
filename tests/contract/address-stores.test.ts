import { addressListSchema, addressViewSchema } from "@/lib/ebsn/schemas/delivery";
import { backendForFile } from "@/tests/support/file-backend";
import { recordQueries } from "@/tests/support/database-queries";
import { newShopper, parseAnswer } from "@/tests/support/shopper";

const ROAD = { address1: "Via Brera", addressNumber: "1" };
const MILANO = { ...ROAD, city: "Milano", province: "MI", postalcode: "20121" };
const MONZA = { ...ROAD, city: "Monza", province: "MB", postalcode: "20900" };

const backend = backendForFile();

test("an address carries the store that serves it", async () => {
  const shopper = await newShopper(backend);
  const saved = addressViewSchema.parse(
    parseAnswer(await shopper.post("user-address/update", MONZA)).data,
  ).address;
  expect(saved?.warehouse).toMatchObject({ storeId: 6, name: "Madia Monza Parco" });
  const { addresses } = addressListSchema.parse(
    parseAnswer(await shopper.get("user-address/list?delivery_service_id=2")).data,
  );
  expect(addresses.map(({ warehouse }) => warehouse?.storeId)).toEqual([6]);
});

test("the stores of all own addresses are asked for at once", async () => {
  const shopper = await newShopper(backend);
  for (const town of [MILANO, MONZA, MILANO]) await shopper.post("user-address/update", town);
  let stores: unknown[] = [];
  const queries = await recordQueries(backend, async () => {
    const { data } = parseAnswer(await shopper.get("user-address/list?delivery_service_id=2"));
    stores = addressListSchema.parse(data).addresses.map(({ warehouse }) => warehouse?.name);
  });
  expect(stores).toEqual(["Madia Milano Navigli", "Madia Monza Parco", "Madia Milano Navigli"]);
  expect(queries.filter((text) => text.includes('from "place"'))).toHaveLength(1);
  expect(queries.filter((text) => text.includes('from "warehouse"'))).toEqual([]);
});
