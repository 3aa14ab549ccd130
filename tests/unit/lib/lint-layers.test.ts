import { layerBreach } from "@/config/eslint/layers.mjs";

test.each([
  ["components/ui/button", "components/cart/cart-page"],
  ["components/cart/cart-page", "app/[locale]/layout"],
  ["components/ui/button", "lib/ebsn/schemas/product"],
  ["lib/cart/change-lines", "components/cart/cart-page"],
  ["lib/rules/quantities/quantity", "lib/dates"],
  ["backend/periodic-work", "lib/upstream/with-timeout"],
  ["backend/modules/order/wire", "lib/env"],
  ["backend/modules/order/lines/prices", "server/headers.mjs"],
])("lint forbids %s to import %s", (from, to) => {
  expect(layerBreach(from, to, false)).toEqual(expect.any(String));
});

test.each([
  ["components/cart/cart-page", "components/ui/button"],
  ["components/cart/cart-page", "lib/rules/quantities/quantity"],
  ["app/[locale]/layout", "components/layout/header"],
  ["backend/modules/order/wire", "lib/rules/orders/order-status"],
  ["backend/modules/order/wire", "lib/ebsn/schemas/order"],
  ["backend/field-error-message", "messages/it.json"],
  ["backend/main", "config/load-env.mjs"],
])("lint allows %s to import %s", (from, to) => {
  expect(layerBreach(from, to, false)).toBeNull();
});
