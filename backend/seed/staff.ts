export type SeedStaff = {
  username: string;
  name: string;
  /** In clear here, hashed at import: the demo log-ins are printed at start. */
  password: string;
  roles: string[];
  /** Base32, for an app that makes one-time codes; null: none asked for. */
  otpSecret: string | null;
};

/** Who works for the demo shop. */
export const staff: SeedStaff[] = [
  {
    username: "staff@madia.test",
    name: "Serena Galli",
    password: "Madia2026!",
    roles: ["CUSTOMER_CARE"],
    otpSecret: null,
  },
  {
    username: "moduli@madia.test",
    name: "Dario Colnaghi",
    password: "Madia2026!",
    roles: ["FORMS"],
    otpSecret: "JBSWY3DPEHPK3PXP",
  },
];
