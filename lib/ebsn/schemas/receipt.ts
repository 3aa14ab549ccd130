import { z } from "zod";
import { markup } from "./lenient";

export const receiptSchema = z.object({ html: markup });
