import nock from "nock";
import { getWarehouse } from "@/lib/ebsn/warehouses";
import { envelope } from "@/tests/support/envelope";

const API_URL = "http://localhost:4000";
const store = { warehouseId: 501, name: "Milano Pagano", address: { city: "Milano" } };

afterEach(() => nock.cleanAll());

it("looks for a store by number as `parent_warehouse_id`", async () => {
  const search = nock(API_URL)
    .get("/ebsn/api/warehouse-locator/search")
    .query({ parent_warehouse_id: "501" })
    .reply(200, envelope({ warehouses: [store] }));
  await expect(getWarehouse("501")).resolves.toMatchObject({ warehouseId: 501, name: "Milano Pagano" });
  expect(search.isDone()).toBe(true);
});

it("gives the telephone of a store the zero back that the shop's platform lost", async () => {
  nock(API_URL)
    .get("/ebsn/api/warehouse-locator/search")
    .query(true)
    .reply(
      200,
      envelope({ warehouses: [{ ...store, metaData: { warehouse_locator: { PHONE: 124373983 } } }] }),
    );
  await expect(getWarehouse("501")).resolves.toMatchObject({ phone: "0124373983" });
});
