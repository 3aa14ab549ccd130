/** Next reads `revalidate` from the file itself. */
export const revalidate = 900;

export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/[locale]/(shop)/ricette/portata/[course]/page";
