import type { FastifyReply } from "fastify";

export const sendNotFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .send({ code: "rest_no_route", message: "Il contenuto richiesto non esiste.", data: { status: 404 } });

export const sendPageOutOfRange = (reply: FastifyReply) =>
  reply.code(400).send({
    code: "rest_post_invalid_page_number",
    message: "Il numero di pagina richiesto è più grande del numero di pagine disponibili.",
    data: { status: 400 },
  });
