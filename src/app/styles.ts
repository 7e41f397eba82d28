/**
 * Resolves when the style sheets that boot.ts requested are loaded: nothing may be rendered without them. Rejects if
 * one failed.
 */
export async function stylesLoaded(page: Document = document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(
    links.map((link) =>
      link.sheet
        ? null
        : new Promise((resolve, reject) => {
            link.addEventListener('load', resolve)
            link.addEventListener('error', () => reject(new Error('a style sheet is lost')))
          }),
    ),
  )
}
