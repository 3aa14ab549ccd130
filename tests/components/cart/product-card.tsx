import { screen } from "@testing-library/react";
import { AddToCart } from "@/components/cart/add-to-cart";
import { compactSelling } from "@/lib/cart/compact-selling";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { makeCart, makeItem } from "@/tests/fixtures/cart";

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

export const addButton = (name: string) =>
  screen.getByRole("button", { name: `Aggiungi ${name} al carrello` });
