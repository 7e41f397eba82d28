/**
 * Says in which language the page is, by its code of BCP 47. Only when it changes: browsers compute the style of the
 * whole page again for each assignment.
 */
export function setPageLanguage(locale: string): void {
  const root = document.documentElement
  if (root.lang !== locale) root.lang = locale
}
