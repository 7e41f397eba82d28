/** What a page of a list says of itself (`pageOf` of the schemas). */
export type Page = {
  readonly content: readonly unknown[]
  readonly totalElements: number | null
  readonly totalPages: number | null
  readonly last: boolean | null
}

const identityOf = (record: unknown) =>
  typeof record === 'object' && record !== null && 'id' in record ? record.id : record

/**
 * The number of the page after `page`, the last of `pages`, that was asked for as `asked` (from 0); null: the list has
 * ended. It ends where the server calls a page the last or counts no more, and always with a page that brings nothing new,
 * so that no page is asked for again and again.
 */
export function nextPage(page: Page, pages: readonly Page[], asked: number): number | null {
  const before = new Set(pages.slice(0, -1).flatMap(({ content }) => content.map(identityOf)))
  if (page.last || page.content.every((record) => before.has(identityOf(record)))) return null
  const { totalPages, totalElements } = page
  const got = pages.reduce((sum, { content }) => sum + content.length, 0)
  // Of a server that counts its pages or its records wrong the sign that there are more is believed.
  const signs = [
    page.last === false ? true : null,
    totalPages ? asked + 1 < totalPages : null,
    totalElements ? got < totalElements : null,
  ]
  return signs.includes(true) || !signs.includes(false) ? asked + 1 : null
}
