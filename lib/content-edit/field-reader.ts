export type FieldReader = (name: string) => string | null;
