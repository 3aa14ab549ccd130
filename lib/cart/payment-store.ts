import { createStore } from "../store";

/** Whether the customer is paying, by the page shown: address and timeslot are fixed meanwhile (requirements/checkout#steps). */
export const paymentStore = createStore(false);
