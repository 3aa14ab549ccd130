import type { FastifyRequest } from "fastify";
import { getHeader } from "../session/visitor";

const MAX_LENGTH = 100;

/** The visitor id sent by the storefront, else the address that it names or that calls. */
export const getVisitorId = (request: FastifyRequest): string =>
  (getHeader(request, "x-ebsn-uuid") || getHeader(request, "x-ebsn-client-uuid") || request.ip).slice(
    0,
    MAX_LENGTH,
  );
