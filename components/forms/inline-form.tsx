import type { ComponentProps } from "react";

type Props = ComponentProps<"form"> & { formProps: Required<Pick<ComponentProps<"form">, "onSubmit">> };

/** The error is shown at the field only. */
export function InlineForm({ formProps: { onSubmit }, ...rest }: Props) {
  return <form method="post" noValidate onSubmit={onSubmit} {...rest} />;
}
