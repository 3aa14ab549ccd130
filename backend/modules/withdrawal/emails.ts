import { romeTime } from "../../../lib/rules/rome-time";
import { formatItalianDate } from "../../rome";
import { composeEmail } from "../mail/email";
import type { Email } from "../mail/outbox";

type Acknowledgement = {
  name: string;
  email: string;
  orderId: number;
  refundId: number;
  orderedOn: string;
  lines: string[];
  receivedAt: Date;
};

function formatReceivedAt(instant: Date): string {
  const { dateIso, minutes } = romeTime(instant);
  const clock = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return `${formatItalianDate(dateIso)} alle ${clock}`;
}

/** The acknowledgement on a durable medium that art. 54-bis Codice del consumo asks for. */
export const acknowledgementEmail = (withdrawal: Acknowledgement): Email =>
  composeEmail(
    withdrawal.email,
    `Recesso ricevuto: ordine ${withdrawal.orderId}`,
    `Ciao ${withdrawal.name},`,
    `abbiamo ricevuto il ${formatReceivedAt(withdrawal.receivedAt)} la tua dichiarazione di recesso n. ${withdrawal.refundId}.`,
    `Contratto: ordine ${withdrawal.orderId} del ${formatItalianDate(withdrawal.orderedOn)}, intestato a ${withdrawal.name}.\nRecedi da:\n${withdrawal.lines.map((line) => `- ${line}`).join("\n")}`,
    "Ti rimborsiamo entro quattordici giorni da oggi, sullo stesso mezzo di pagamento. Ritiriamo i prodotti alla prossima consegna, o li riporti in negozio entro quattordici giorni.",
    "Conserva questa mail: è la ricevuta del tuo recesso.",
  );
