import { RichText } from '#/ui/RichText.tsx'

/** A description with markup, apart from the product's page: most have none, and need no parser. */
export function RichDescription({ html }: { html: string }) {
  return <RichText html={html} />
}
