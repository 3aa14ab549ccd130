import { stockAlertsSchema } from "../../ebsn/schemas/stock-alert";
import { type Call, readWith } from "../call";

const productIds = readWith(stockAlertsSchema, (raw) => raw.productIds);

const write = (name: string): Call => ({
  path: `stock-alert/${name}`,
  method: "POST",
  body: ["product_id"],
  access: "session",
  read: productIds,
});

/** Of the embedded backend; other shops do not flag their products with `stockAlert`. */
export const stockAlertCalls: Call[] = [
  { path: "stock-alert/list", method: "GET", access: "session", read: productIds },
  write("add"),
  write("remove"),
];
