import { z } from "zod";
import { int, number } from "../../http/number";

const quantity = number.pipe(z.number().positive());

export const requestedItems = z
  .array(z.object({ orderItemId: int, quantity, available: quantity.optional() }))
  .min(1)
  .max(200);
