import { z } from "zod";
import { number } from "./number";

export const pageNumber = number.pipe(z.number().int().min(1).max(10_000)).default(1);
