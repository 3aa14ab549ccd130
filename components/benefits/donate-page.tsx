"use client";

import { useTranslations } from "next-intl";
import { type FieldRules, validateFields } from "@/lib/rules/forms/validate-fields";
import { ContentText } from "@/components/ui/content-text";
import { Field } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { Muted } from "@/components/ui/muted";
import { clearSent } from "@/components/forms/clear-sent";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { ValidatedForm } from "@/components/forms/validated-form";
import { apiFetch } from "@/lib/api/api-fetch";
import { isDomainError } from "@/lib/api/is-domain-error";
import type { DonationProjects } from "@/lib/ebsn/domain/benefits";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { fieldError, type Validator } from "@/lib/rules/forms/field-error";
import { DONATION_STEP, isDonation } from "@/lib/rules/account/points";
import { integer, required } from "@/lib/rules/forms/validators";
import { useSWR } from "@/lib/state/use-swr";
import { BenefitPage } from "./benefit-page";
import { PointsBalance } from "./points-balance";

type Values = { points: string };
type Project = DonationProjects["donationProjects"][number];

const readProjects = () => apiFetch<DonationProjects>("donation/list");

export function DonatePage() {
  const t = useTranslations("benefits.donate");
  const { data, error, mutate } = useSWR("donation/list", readProjects);
  return (
    <BenefitPage
      needsCard
      title={t("title")}
      text={t("text")}
      isLoaded={data !== undefined}
      error={data ? undefined : error}
      onRetry={() => void mutate()}
    >
      <PointsBalance balance={data} links={["points", "rewards"]} />
      {data?.donationProjects.length === 0 && <Muted>{t("none")}</Muted>}
      {data?.donationProjects.map((project) => (
        <DonationForm
          key={project.donationProjectId}
          project={project}
          points={data.points}
          onDonated={(projects) => void mutate(projects, { revalidate: false })}
          onRejected={() => void mutate()}
        />
      ))}
    </BenefitPage>
  );
}

type FormProps = {
  project: Project;
  points: number;
  onDonated: (projects: DonationProjects) => void;
  onRejected: () => void;
};

function DonationForm({ project, points, onDonated, onRejected }: FormProps) {
  const t = useTranslations("benefits.donate");
  const { donationProjectId, name, description, donatedPoints } = project;
  const inSteps: Validator = (value) =>
    isDonation(Number(value)) ? null : fieldError("step", DONATION_STEP);
  const affordable: Validator = (value) => (Number(value) <= points ? null : fieldError("atMost", points));
  const rules: FieldRules<"points"> = [["points", [required, integer, inSteps, affordable]]];
  const { field, form, isSubmitting, formProps } = useValidatedForm<Values>({
    id: `donation-${donationProjectId}`,
    defaultValues: { points: "" },
    validate: (values) => validateFields(rules, values),
    labelOf: () => t("points"),
    async onSubmit(values) {
      const isConfirmed = await openConfirmDialog({
        title: t("confirmTitle", { points: Number(values.points) }),
        text: t("confirmText", { name }),
        confirm: t("submit"),
      });
      if (!isConfirmed) return;
      const answer = await apiFetch<DonationProjects>("donation/add", {
        body: { donation_project_id: donationProjectId, points: Number(values.points), balance: points },
        success: { key: "benefits.donate.done" },
      }).catch((cause: unknown) => {
        // Where the answer was lost, what was seen before tells the shop that it is the same donation.
        if (isDomainError(cause)) onRejected();
        throw cause;
      });
      clearSent(form, values);
      onDonated(answer);
    },
  });
  return (
    <Panel aria-labelledby={`project-${donationProjectId}`}>
      <h2 id={`project-${donationProjectId}`}>
        <ContentText>{name}</ContentText>
      </h2>
      <p>
        <ContentText>{description}</ContentText>
      </p>
      <Muted>{t("donated", { points: donatedPoints })}</Muted>
      <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("submit")}>
        <Field
          {...field("points")}
          inputMode="numeric"
          maxLength={6}
          hint={t("hint", { step: DONATION_STEP })}
          required
        />
      </ValidatedForm>
    </Panel>
  );
}
