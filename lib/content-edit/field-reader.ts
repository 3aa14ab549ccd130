/** Of a posted form; null: it has no such field. */
export type FieldReader = (name: string) => string | null;
