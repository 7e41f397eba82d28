/**
 * Applies the style sheets that boot.ts requested and resolves when they are loaded: nothing may be rendered without
 * them. Rejects if one failed.
 */
export async function applyStyles(page: Document = document): Promise<void> {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]'))
    link.rel = 'stylesheet'
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
