import type { CategoryTexts } from "./category-texts";

export const casaETempoLibero: CategoryTexts = {
  "casa-e-tempo-libero":
    "Le piccole cose che servono proprio il giorno in cui non le hai: candeline, pile, un contenitore in più, un mazzo di fiori. Tieni una scatola con l'essenziale per le feste e una per i guasti. Sulle merci non alimentari vale la garanzia legale di due anni, e il recesso entro quattordici giorni.",
  "casa-e-tempo-libero/fiori-e-piante":
    "Arrivano con la spesa, il giorno che scegli tu: per un invito, un compleanno, o per la tavola. Toglili dalla carta appena a casa. I recisi vogliono acqua pulita, le piante luce e poca acqua alla volta. Lontano dalla frutta: matura, e li fa appassire prima.",
  "casa-e-tempo-libero/fiori-e-piante/fiori-recisi-e-piante-in-vaso":
    "Taglia due centimetri di gambo in obliquo, togli le foglie che toccano l'acqua e cambiala ogni due giorni: rose e tulipani durano una settimana. L'orchidea beve per immersione, dieci minuti ogni sette giorni; il ciclamino ama il fresco; la grassa si bagna quando la terra è asciutta. Mai sole diretto dietro il vetro.",
  "casa-e-tempo-libero/cucina-e-tavola":
    "Attrezzi che si usano tutti i giorni e stoviglie per quando si è in tanti. Un coltello affilato è più sicuro di uno che scivola; il legno si lava a mano; il vetro non prende odori. Per le feste calcola un bicchiere e mezzo a testa, e qualche piatto in più.",
  "casa-e-tempo-libero/cucina-e-tavola/utensili-e-contenitori":
    "Coltello e cucchiaio di legno per cominciare, contenitori di vetro che vanno dal frigo al forno senza coperchio, vasetti per conserve da bollire con capsule nuove, moka da tre tazze, che si lava senza detersivo. Scrivi contenuto e data prima di congelare. Lascia due dita vuote: il cibo, gelando, cresce.",
  "casa-e-tempo-libero/cucina-e-tavola/tavola-e-feste":
    "Piatti in polpa di cellulosa che reggono il caldo, bicchieri di carta, posate, tovaglie, palloncini, candeline e carta da regalo: la festa in una busta sola. Segna i bicchieri con il nome e ne userai la metà. I palloncini sgonfi o rotti vanno tolti ai bambini sotto gli otto anni: c'è rischio di soffocamento.",
  "casa-e-tempo-libero/casa-luce-e-cancelleria":
    "Il cassetto di casa: pile cariche, una lampadina di scorta, la penna che scrive. Controlla attacco e misura prima di ordinare, sono nel nome del prodotto. Pile e lampadine esaurite si portano nei contenitori dei negozi, non nel sacco. Candele e accendifuoco sempre sorvegliati, su un piano che non brucia.",
  "casa-e-tempo-libero/casa-luce-e-cancelleria/candele-luce-e-pile":
    "Stilo AA per giochi e telecomandi, ministilo AAA per i più sottili, LED E27 a luce calda per salotto e camera, tealight per la tavola, profumate per il bagno, accendifuoco per camino e griglia. Non mescolare pile nuove e usate. Accorcia lo stoppino a mezzo centimetro: la candela fuma meno e dura di più.",
  "casa-e-tempo-libero/casa-luce-e-cancelleria/cancelleria-e-calze":
    "Per lo zaino e per la casa: quaderni a quadretti, matite colorate, forbici dalla punta tonda se sono per i piccoli, e le calze di cotone, che spariscono sempre una alla volta. Compra i quaderni della stessa serie, i maestri ringraziano. Calze a quaranta gradi, rovesciate, con i simili: i colori restano vivi.",
};
