import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RegistrationConfirmed } from "@/components/auth/registration-confirmed";

export const generateMetadata = titleMetadata("registration.confirmedTitle");

export default RegistrationConfirmed;
