import { stockAlertsSchema } from "../../ebsn/schemas/stock-alert";
import { type Call, get, post, readWith } from "../call";

const productIds = readWith(stockAlertsSchema, (raw) => raw.productIds);

/** Of the embedded backend; other shops do not flag their products with `stockAlert`. */
export const stockAlertCalls: Call[] = [
  get("stock-alert/list", productIds),
  post("stock-alert/add", productIds, { body: ["product_id"] }),
  post("stock-alert/remove", productIds, { body: ["product_id"] }),
];
