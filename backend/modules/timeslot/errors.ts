import { EbsnError, ebsnError, type Message } from "../../envelope";

export const TIMESLOT_CLOSED: Message = {
  code: "error.timeslot.closed",
  message: "Il tempo per ordinare in questa fascia oraria è scaduto: scegline un'altra.",
};

export const TIMESLOT_FULL: Message = {
  code: "error.checkout.timeslot_full",
  message: "La fascia oraria scelta è appena andata esaurita: scegline un'altra.",
};

export const timeslotNotFound = () =>
  ebsnError(
    "error.timeslot.unknown",
    "In quel giorno non c'è una fascia per la tua consegna: scegline un'altra.",
  );

export const timeslotClosed = () => new EbsnError([TIMESLOT_CLOSED]);
export const timeslotFull = () => new EbsnError([TIMESLOT_FULL]);
