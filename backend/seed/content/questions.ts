import { brand } from "../../../brand.config";

const QUESTIONS: [question: string, answer: string][] = [
  [
    "Quanto costa la consegna?",
    `A casa 6,90 euro, che scendono con la spesa; da 120 euro non paghi nulla. Alcune fasce costano un euro in più o in meno:
     il prezzo è scritto accanto a ognuna. Tutti gli importi, ritiro e locker compresi, sono in
     <a href="/page/spedizioni">Come funziona la consegna</a>.`,
  ],
  [
    "Arrivate da me?",
    `Scrivi il CAP in <a href="/service-discovery">Dove consegniamo</a>: vedi se portiamo la spesa a casa e quali negozi e
     locker hai vicino. Se non arriviamo ancora, puoi lasciare il tuo CAP e ti avvisiamo per e-mail.`,
  ],
  [
    "Posso cambiare un ordine già fatto?",
    `Sì, finché non cominciamo a prepararlo: fino a quando, lo leggi nella pagina dell'ordine, in
     <a href="/profile/orders">I tuoi ordini</a>. Riapri il carrello, togli o aggiungi quello che vuoi e confermi: l'ordine di prima
     resta valido finché non hai confermato. L'indirizzo non si può cambiare.`,
  ],
  [
    "Come annullo un ordine?",
    `Dalla pagina dell'ordine, fino al momento scritto lì. Non ti costa nulla: l'importo bloccato sulla carta torna libero.`,
  ],
  [
    "Perché bloccate più di quanto costa la spesa?",
    `Perché frutta, carne e banco si pesano davvero. All'ordine blocchiamo una somma un po' più alta del totale stimato e ti
     chiediamo il consenso; a spesa pesata addebitiamo soltanto quello che hai ricevuto. Il resto torna libero: quanti giorni
     servono perché tu lo veda, dipende dalla tua banca.`,
  ],
  [
    "Come posso pagare?",
    `Sul sito con carta, Satispay, PayPal e altri portafogli, oppure con la carta alla consegna o al ritiro. Se un pagamento non
     riesce, l'ordine resta nel tuo profilo per qualche tempo e puoi riprovare.`,
  ],
  [
    "Come funzionano i buoni pasto?",
    `Li scegli alla cassa e li dai a chi ti porta la spesa, al massimo otto. Pagano i soli alimentari, alcolici esclusi, per una spesa
     superiore a 100 euro, e non danno resto; il resto lo paghi in un altro modo. Non si accompagnano agli sconti sulla consegna e alla fattura.`,
  ],
  [
    "Che cosa succede se un prodotto manca?",
    `Decidi tu, nel carrello, alla voce «Se manca»: niente, un prodotto simile, oppure uno che scegli. Il sostituto non costa mai più di
     quello che hai ordinato, e alla consegna puoi rifiutarlo. Quello che manca non lo paghi.`,
  ],
  [
    "Che cos'è un bollone?",
    `Un punto della raccolta: con la ${brand.cardName} ne ricevi uno ogni dieci euro alla cassa dei negozi, e anche online paghi meno gli
     articoli segnalati. La spesa online non ne dà.
     Il regolamento è nella pagina della <a href="/page/carta-madia">${brand.cardName}</a>.`,
  ],
  [
    `Mi serve la ${brand.cardName} per fare la spesa?`,
    `Per concludere un ordine sì. È gratuita: la chiedi dal profilo o in negozio, oppure aggiungi quella che hai già.`,
  ],
  [
    "È arrivato qualcosa di rovinato o di sbagliato: che cosa faccio?",
    `Apri l'ordine in <a href="/profile/orders">I tuoi ordini</a> e chiedi un reso, se puoi con una foto: scegli tu se vuoi il
     rimborso o un altro prodotto. Non serve restituire tutto l'ordine.`,
  ],
  [
    "Posso ripensarci e restituire un acquisto?",
    `Dai prodotti non alimentari e non deperibili puoi recedere entro quattordici giorni dalla consegna, anche senza accedere, alla pagina
     <a href="/recesso">Recedi dal contratto qui</a>. Per alimenti e bevande il recesso è escluso. Il dettaglio è nella pagina
     <a href="/page/recesso">Diritto di recesso</a>.`,
  ],
  [
    "Posso avere la fattura?",
    `Sì: aggiungi i <a href="/profile/invoice-data">dati di fatturazione</a> e chiedila nel riepilogo, prima di ordinare. Con i buoni
     pasto non è possibile.`,
  ],
  [
    "Perché pago i sacchetti?",
    `Quelli di plastica, anche compostabile, non possono essere gratuiti per legge. Alla cassa scegli fra carta, compostabile e la
     borsa termica riutilizzabile: i prezzi sono in <a href="/page/spedizioni">Come funziona la consegna</a>.`,
  ],
];

/** Answers to what customers ask, from the conditions of sale and what the shop does. */
export const questionsContent = `${QUESTIONS.map(([question, answer]) => `<h2>${question}</h2> <p>${answer}</p>`).join(" ")}
  <p>Non hai trovato la risposta? <a href="/page/contatti"><strong>Scrivici o chiamaci</strong></a>.</p>`;
