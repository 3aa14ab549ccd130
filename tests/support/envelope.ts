export function envelope(
  data: unknown = {},
  response: Record<string, unknown> = {},
  root: Record<string, unknown> = {},
) {
  return {
    response: {
      status: 0,
      errors: [],
      infos: [],
      warnings: [],
      errorsMessage: [],
      infosMessage: [],
      warningsMessage: [],
      ...response,
    },
    ...root,
    data,
  };
}
