/** The one place that writes to the console. Never give it a token, a phone or init data. */
export const log = {
  warn: (what: string, about?: unknown) => console.warn(`[dasturxon] ${what}`, about ?? ''),
  error: (what: string, about?: unknown) => console.error(`[dasturxon] ${what}`, about ?? ''),
}
