import type { z } from "zod";
import { cartItemSchema, sectorSchema } from "@/lib/ebsn/schemas/cart";
import { categoryBlockSchema, categoryNodeSchema, proposalSchema } from "@/lib/ebsn/schemas/category";
import {
  addressSchema,
  deliveryServiceSchema,
  timeslotDaySchema,
  timeslotSchema,
  warehouseSchema,
} from "@/lib/ebsn/schemas/delivery";
import { orderItemSchema, orderSchema } from "@/lib/ebsn/schemas/order";
import { facetSchema, productSchema } from "@/lib/ebsn/schemas/product";

/** What the elements of a list are read by; a broken one is left out on a page, so here it is named. */
const ELEMENTS: Record<string, z.ZodType> = {
  products: productSchema,
  items: productSchema,
  product: productSchema,
  facets: facetSchema,
  categories: categoryNodeSchema,
  children: categoryNodeSchema,
  categoryBlocks: categoryBlockSchema,
  proposals: proposalSchema,
  warehouses: warehouseSchema,
  timetable: timeslotDaySchema,
  timeslots: timeslotSchema,
  addresses: addressSchema,
  deliveryServices: deliveryServiceSchema,
  orders: orderSchema,
  orderItems: orderItemSchema,
  cartItems: cartItemSchema,
  sectors: sectorSchema,
};

export function issuesOf(error: z.ZodError, prefix = ""): string[] {
  return error.issues.map((issue) => {
    const where = [prefix, ...issue.path.map(String)].filter(Boolean).join(".");
    return `${where || "data"}: ${issue.message}`;
  });
}

/** Broken elements anywhere in `data`, with the path of each issue. */
export function brokenElements(value: unknown, path = "", schema?: z.ZodType): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => brokenElements(item, `${path}[${at}]`, schema));
  const parsed = schema?.safeParse(value);
  const own = parsed && !parsed.success ? issuesOf(parsed.error, path) : [];
  if (value === null || typeof value !== "object") return own;
  const inner = Object.entries(value).flatMap(([key, next]) =>
    next !== null && typeof next === "object"
      ? brokenElements(next, path ? `${path}.${key}` : key, ELEMENTS[key])
      : [],
  );
  return [...own, ...inner];
}

/** Whether the broken elements of the list at this path are named one by one. */
export const namesItsElements = (line: string): boolean => {
  const key = /([A-Za-z]+): \d+ of \d+ left out$/.exec(line)?.[1];
  return key !== undefined && key in ELEMENTS;
};
