export type SeedStaff = {
  username: string;
  name: string;
  /** Plain text, hashed at import: the demo log-ins are printed at startup. */
  password: string;
  roles: string[];
  /** Base32 TOTP secret; null without a second factor. */
  otpSecret: string | null;
};

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
  {
    username: "marketing@madia.test",
    name: "Irene Bassani",
    password: "Madia2026!",
    roles: ["CONTENT"],
    otpSecret: null,
  },
];
