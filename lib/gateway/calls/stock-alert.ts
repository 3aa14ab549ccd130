import { stockAlertsSchema } from "../../ebsn/schemas/stock-alert";
import { type Call, get, readWith, writesOf } from "../call";

const productIds = readWith(stockAlertsSchema, (raw) => raw.productIds);

const list = get("stock-alert/list", productIds);
const write = writesOf(list);

/** Of the embedded backend; other shops do not flag their products with `stockAlert`. */
export const stockAlertCalls: Call[] = [
  list,
  write("stock-alert/add", { body: ["product_id"] }),
  write("stock-alert/remove", { body: ["product_id"] }),
];
