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
