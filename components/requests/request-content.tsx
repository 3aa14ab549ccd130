import { useLocale, useTranslations } from "next-intl";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import type { FormField } from "@/lib/rules/forms/form-fields";
import { answersOf } from "./request-answers";
import { RequestAnswersList } from "./request-answers-list";

type Props = {
  content: FormRequest["content"];
  fields: FormField[] | null;
};

export function RequestContent({ content, fields }: Props) {
  const t = useTranslations("requests");
  const locale = useLocale();
  if (!fields) return <p>{t("gone")}</p>;
  const answers = answersOf(fields, content, { yes: t("yes"), no: t("no"), locale });
  return <RequestAnswersList title={t("sent")} answers={answers} />;
}
