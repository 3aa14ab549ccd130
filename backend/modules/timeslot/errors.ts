import { ebsnError } from "../../envelope";

export const timeslotNotFound = () =>
  ebsnError(
    "error.timeslot.unknown",
    "In quel giorno non c'è una fascia per la tua consegna: scegline un'altra.",
  );

export const timeslotClosed = () =>
  ebsnError(
    "error.timeslot.closed",
    "Il tempo per ordinare in questa fascia oraria è scaduto: scegline un'altra.",
  );
