import { timeslotListSchema } from "@/lib/ebsn/schemas/delivery";
import { placePreviewSchema } from "@/lib/ebsn/schemas/place-preview";
import { backendForFile } from "@/tests/support/file-backend";
import { addToCart, parseAnswer, parseCart, resetProducts, shopperWithToken } from "@/tests/support/shopper";

const backend = backendForFile();

test("a place has the lowest fee of the open slots, and from which amount there is none", async () => {
  const answer = await backend.get("/ebsn/api/user-address/preview?postalcode=20121");
  const { deliveryServices } = placePreviewSchema.parse(parseAnswer(answer).data);
  const home = deliveryServices.find(({ deliveryServiceId }) => deliveryServiceId === 2);
  const selected = await backend.post("/ebsn/api/user-address/select?postalcode=20121&city=Milano");
  const visitor = shopperWithToken(backend, -1, selected.headers.get("x-ebsn-session") ?? "");
  const [productId = 0] = await resetProducts(backend, 1);
  await addToCart(visitor, productId, 2);
  const { timetable } = timeslotListSchema.parse(parseAnswer(await visitor.get("timeslot/list")).data);
  const open = timetable.flatMap(({ timeslots }) => timeslots).filter(({ active }) => (active ?? 0) > 0);
  expect(home?.lowestFee).toBe(Math.min(...open.map(({ deliveryFee }) => deliveryFee?.amount ?? 0)));
  expect(home?.lowestFee).toBeLessThan(home?.fee ?? 0);
  const { freeDeliveryFrom } = parseCart(await visitor.get("cart/view"));
  expect(home?.freeDeliveryFrom).toBe(freeDeliveryFrom);
});
