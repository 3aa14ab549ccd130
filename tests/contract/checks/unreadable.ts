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

/** Schemas of list elements: pages drop broken elements silently, so the report names them. */
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
    const location = [prefix, ...issue.path.map(String)].filter(Boolean).join(".");
    return `${location || "data"}: ${issue.message}`;
  });
}

export function brokenElements(value: unknown, path = "", schema?: z.ZodType): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, at) => brokenElements(item, `${path}[${at}]`, schema));
  const parsed = schema?.safeParse(value);
  const issues = parsed && !parsed.success ? issuesOf(parsed.error, path) : [];
  if (value === null || typeof value !== "object") return issues;
  const childIssues = Object.entries(value).flatMap(([key, child]) =>
    child !== null && typeof child === "object"
      ? brokenElements(child, path ? `${path}.${key}` : key, ELEMENTS[key])
      : [],
  );
  return [...issues, ...childIssues];
}

export const hasElementSchema = (line: string): boolean => {
  const key = /([A-Za-z]+): \d+ of \d+ dropped$/.exec(line)?.[1];
  return key !== undefined && key in ELEMENTS;
};
