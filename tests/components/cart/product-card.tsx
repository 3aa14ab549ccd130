import { screen } from "@testing-library/react";
import { AddToCart } from "@/components/cart/add-to-cart";
import { compactSelling } from "@/lib/cart/compact-selling";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";

export const card = (product: ProductDetail) => (
  <AddToCart
    id={product.productId}
    name={product.name}
    selling={compactSelling(product.selling)}
    stock={product.available}
  />
);

export const cartWith = (product: ProductDetail, quantity: number) =>
  makeCart([makeItem({ itemId: 7, product, quantity })], { version: 2 });

/** A gateway with an empty cart, to which one of the product is added. */
export const stubAdd = (product: ProductDetail, responses: Parameters<typeof stubGateway>[0] = {}) =>
  stubGateway({
    "cart/view": { data: makeCart() },
    "products/101": { data: product },
    "cart/add": { data: cartWith(product, 1) },
    ...responses,
  });

export const addButton = (name: string) =>
  screen.getByRole("button", { name: `Aggiungi ${name} al carrello` });
