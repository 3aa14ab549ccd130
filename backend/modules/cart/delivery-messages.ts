import type { Message } from "../../envelope";

export const NO_ADDRESS: Message = {
  code: "error.cart.address",
  message: "Scegli prima dove ricevere la spesa.",
};

export const NO_TIMESLOT: Message = {
  code: "error.cart.timeslot",
  message: "Scegli prima quando ricevere la spesa.",
};
