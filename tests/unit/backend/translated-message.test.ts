import { translatedMessage } from "@/backend/modules/lang/translated-message";

test("a message has the text of both languages", () => {
  expect(
    translatedMessage("info.order.cancelled", ({ t }) => t("answer.cancelled", { orderId: 710001 })),
  ).toEqual({
    code: "info.order.cancelled",
    message: "Ordine 710001 annullato",
    english: "Order 710001 cancelled",
  });
});

test("numbers and names in it are written as the language writes them", () => {
  expect(
    translatedMessage("info.cart.quantity.rounded", ({ t, quantity }) =>
      t("answer.roundedWeight", { quantity: quantity(0.85) }),
    ),
  ).toMatchObject({
    message: "La quantità è stata arrotondata a 0,85 kg.",
    english: "The quantity was rounded to 0.85 kg.",
  });
  expect(
    translatedMessage("msg.cart.availability.errors", ({ t }) => t("answer.soldOut", { name: "Tè <b> {x}" })),
  ).toMatchObject({
    message:
      "«Tè <b> {x}» non è più disponibile nella quantità richiesta: qualcuno è arrivato prima. Aggiorna il carrello e riprova.",
    english:
      "“Tè <b> {x}” is no longer available in the quantity you asked for: somebody was faster. Update the cart and try again.",
  });
});
