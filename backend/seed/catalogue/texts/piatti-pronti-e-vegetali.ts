import type { CategoryTexts } from "./category-texts";

export const piattiProntiEVegetali: CategoryTexts = {
  "gastronomia-e-cucina-vegetale":
    "Da scaldare e servire: calcola una vaschetta a testa per i primi, due contorni per tre persone. Tutto si conserva in frigo e si consuma entro la data, aperto in giornata. La cucina vegetale ha il suo ripiano, con proteine da soia, grano e legumi: glutine e soia sono tra gli allergeni da controllare.",
  "gastronomia-e-cucina-vegetale/gastronomia":
    "Cucinata in laboratorio come a casa, con ingredienti e allergeni dichiarati. Ordina per il giorno in cui mangi: due giorni in frigo sono il limite per i piatti del banco. Il forno ridà la crosta a lasagne e parmigiana, la padella agli arrosti; le insalate si condiscono ancora, con un filo d'olio.",
  "gastronomia-e-cucina-vegetale/gastronomia/primi-e-secondi-pronti":
    "Lasagne e cannelloni per il pranzo della domenica senza la cucina sottosopra, parmigiana buona anche tiepida, vitello tonnato da servire fresco, pollo arrosto da dividere in quattro. Scalda a centosessanta gradi, coperto, finché fuma al centro. Il polpettone freddo, a fette, fa un panino memorabile il giorno dopo.",
  "gastronomia-e-cucina-vegetale/gastronomia/contorni-al-banco":
    "Verdure grigliate da condire con aglio e menta, patate al rosmarino da ripassare in forno, insalata russa per le feste, caponata agrodolce da mangiare a temperatura ambiente, polpo e patate con prezzemolo. Si pesano alla preparazione: centocinquanta grammi a testa vanno bene. Avanzati, riempiono torte salate, frittate e panini.",
  "gastronomia-e-cucina-vegetale/gastronomia/zuppe-e-vellutate-fresche":
    "Un piatto caldo in quattro minuti: vellutata di zucca, farro e legumi, minestrone, passato di verdure, ribollita. Scaldale mescolando, senza far bollire forte, e finisci con olio crudo, pepe e crostini. Un cucchiaio di yogurt o di ricotta le rende più complete. Chiuse in frigo fino alla data, aperte due giorni.",
  "gastronomia-e-cucina-vegetale/cucina-vegetale":
    "Per chi non mangia carne e per chi vuole farlo un giorno sì e uno no. Asciuga bene, taglia sottile, usa una padella calda e un condimento deciso: soia, limone, spezie. Le alternative pronte si cuociono in pochi minuti. Confronta proteine e sale nella tabella, da prodotto a prodotto cambiano parecchio.",
  "gastronomia-e-cucina-vegetale/cucina-vegetale/tofu-seitan-e-tempeh":
    "Il tofu assorbe ciò che lo circonda: strizzalo, marinalo un'ora, rosolalo. Quello affumicato è già saporito, a dadini nell'insalata. Il seitan è proteina del grano, sodo come uno spezzatino, e contiene glutine. Il tempeh, soia fermentata dal gusto di noce, si affetta e si griglia. Aperto, il tofu sta in acqua, cambiata ogni giorno.",
  "gastronomia-e-cucina-vegetale/cucina-vegetale/burger-e-affettati-vegetali":
    "Burger classici per il panino, di ceci e curcuma per il piatto unico, polpette di lenticchie al sugo, falafel da scaldare e mettere nella pita, affettati per i toast, straccetti per il wok. Cuocili con poco olio a fuoco medio, quattro minuti per lato. Non tutti sono senza latte o uova: leggi la scheda.",
};
