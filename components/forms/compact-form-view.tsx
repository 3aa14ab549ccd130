"use client";

import { type ComponentProps, useMemo } from "react";
import { type CompactDefinition, expandDefinition } from "./compact-definition";
import FormView from "./form-view";

export type CompactFormViewProps = Omit<ComponentProps<typeof FormView>, "definition"> & {
  definition: CompactDefinition;
};

export default function CompactFormView({ definition, ...rest }: CompactFormViewProps) {
  const expanded = useMemo(() => expandDefinition(definition), [definition]);
  return <FormView {...rest} definition={expanded} />;
}
