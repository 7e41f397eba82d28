/** A field of the studio, as its page hands it to its script. */
export type StudioField = {
  name: string
  label: string
  /** What it is without a change; empty: nothing. */
  own: string
  /** What its values are called, by value; the others are shown as they are. */
  words: Record<string, string>
  /** It has a line in the list of changes; the page a customer stands on is part of the link only. */
  isListed: boolean
}

/** Everything that the script of the page needs to know. */
export type StudioPage = {
  id: string
  /** The name under which this studio's shop is opened. */
  vendor: string
  frameOrigin: string
  /** Where the shop stores the customer's language. */
  languageKey: string
  fields: readonly StudioField[]
}
