import { config } from "../config";
import { categoryTreeSchema } from "./schemas/category";

/** `w<warehouseId>d<YYYY-MM-DD>t<timeslotId>` where nothing has been chosen. */
const ANONYMOUS_CONTEXT_HASH = "w0d0t0";

/** `filtered` leaves out empty categories. */
export const categoryTreeRequest = () => ({
  path: "/ebsn/api/category",
  params: { filtered: true, depth: config.categoryTreeDepth, hash: ANONYMOUS_CONTEXT_HASH },
  schema: categoryTreeSchema,
});
