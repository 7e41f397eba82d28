/** A path with its values encoded: ids are any text. */
export const path = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  parts.reduce((all, part, index) => all + encodeURIComponent(values[index - 1] ?? '') + part)
