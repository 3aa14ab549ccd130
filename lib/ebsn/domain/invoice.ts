/** Whom an invoice is made out to: a person, or a company with its VAT number. */
export type PersonFiscal = {
  personFiscalId: number;
  company: boolean;
  name: string;
  fiscalCode: string;
  vatNumber: string;
  sdiCode: string;
  certifiedEmail: string;
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
};
