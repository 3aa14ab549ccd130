import { z } from "zod";

/** The first line says what the file is, the last that it is complete. */
export const headSchema = z.object({
  madia: z.literal("backup"),
  version: z.literal(1),
  migrations: z.number().int().positive(),
  createdAt: z.string(),
});

export const rowsSchema = z.object({ table: z.string(), rows: z.array(z.string()) });

export const endSchema = z.object({
  end: z.literal(true),
  rows: z.number().int(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type Head = z.output<typeof headSchema>;
export type Rows = z.output<typeof rowsSchema>;
export type End = z.output<typeof endSchema>;
