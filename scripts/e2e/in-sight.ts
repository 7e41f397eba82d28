import type { FrameLocator } from '@playwright/test'

/* What a customer of a phone can see and touch, with a keyboard or a client's buttons over the page. */

/** Whether the middle and the lower edge of an element can be touched, `hidden` px of the page's lower end aside. */
export const isInSight = (element: Element, hidden: number) => {
  const { left, top, width, height, bottom } = element.getBoundingClientRect()
  const isHit = (y: number) => {
    const hit = document.elementFromPoint(left + width / 2, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  return top >= 0 && bottom <= innerHeight - hidden && isHit(top + height / 2) && isHit(bottom - 2)
}

/** The texts in `main` that something lies over, or that stand where the client's buttons are. */
export const hiddenTexts = (app: FrameLocator, top: number) =>
  app.locator('main').evaluate((main, inset) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const hidden: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The page may be translated by the browser: then each text is in elements of its own.
      const element = node.parentElement?.closest(':not(font)')
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ opacityProperty: true }))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      // Texts for screen readers have no size; a rail goes on beyond the edge.
      if (element.getBoundingClientRect().width < 4) continue
      if (box.width < 4 || box.height < 4 || x < 0 || x > innerWidth || y > innerHeight) continue
      const seen = document.elementFromPoint(x, y)
      const isSeen =
        seen !== null &&
        (seen.contains(element) ||
          element.contains(seen) ||
          (seen.closest('article, label, li') ?? seen.closest('a, button'))?.contains(element))
      if (box.y < inset || !isSeen) hidden.push(node.textContent.trim())
    }
    return hidden
  }, top)

/** What the page keeps clear of at one of its sides, as CSS says it. */
export const insetOf = (app: FrameLocator, side: 'top' | 'bottom') =>
  app
    .locator(':root')
    .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), `--inset-${side}`)
