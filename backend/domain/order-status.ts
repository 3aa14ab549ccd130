export { ORDER_STATUS } from "../../lib/rules/order-status";
