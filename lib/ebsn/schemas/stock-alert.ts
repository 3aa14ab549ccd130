import { z } from "zod";
import { list, number } from "./lenient";

export const stockAlertsSchema = z.object({ productIds: list(number) });
