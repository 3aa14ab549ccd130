import { createStore } from "../state/store";

/** Says why address and timeslot are fixed while the page shown is one of the payment (requirements/checkout#steps); "" elsewhere. */
export const deliveryLockStore = createStore("");
