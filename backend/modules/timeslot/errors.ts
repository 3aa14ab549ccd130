import { fail } from "../../envelope";

export const timeslotNotFound = () =>
  fail("error.timeslot.unknown", "In quel giorno non c'è una fascia per la tua consegna: scegline un'altra.");

export const timeslotClosed = () =>
  fail(
    "error.timeslot.closed",
    "Il tempo per ordinare in questa fascia oraria è scaduto: scegline un'altra.",
  );
