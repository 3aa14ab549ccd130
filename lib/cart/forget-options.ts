import { removeItem } from "../browser/storage";

export const OPTIONS_KEY = "madia.options";

/** What the customer chose of products, as slice or ripeness, leaves the device with them. */
export const forgetOptions = (): void => removeItem("localStorage", OPTIONS_KEY);
