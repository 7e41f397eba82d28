/*
 * Plays a browser that translates the page, as Chrome does: each text gives its place to `<font><font>text</font></font>`,
 * from the first moment, also where it is added or changed later. The words stay, since journeys look for them. What is
 * marked by `translate="no"` is left alone.
 */

/** `npm run e2e -- --translated`: every journey is walked in translated pages. */
export const TRANSLATES_ALL = process.env.TRANSLATED === '1'

/** How the console begins that tells of a text which has changed where nobody sees it. */
export const STALE = 'a stale text'

/** Runs in every document before anything else; translates the shop, not what is around it, such as Telegram's own window. */
export function translate(stale: string) {
  const isMine = new WeakSet<Node>()
  const skipped = 'script, style, noscript, textarea, title, svg'

  const isTranslated = ({ parentElement }: Text): boolean => {
    if (!parentElement || isMine.has(parentElement) || parentElement.closest(skipped)) return false
    const said = parentElement.closest('[translate], .notranslate')
    return said === null || (said.getAttribute('translate') === 'yes' && !said.matches('.notranslate'))
  }
  const font = (content: Node) => {
    const made = document.createElement('font')
    made.style.verticalAlign = 'inherit'
    made.append(content)
    isMine.add(made)
    return made
  }
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || !isTranslated(text)) return
    const shown = font(font(new Text(text.data)))
    text.replaceWith(shown)
    // Whoever goes on changing the text that was there changes nothing on the page.
    new MutationObserver(() => {
      if (shown.isConnected) console.error(`${stale}: “${shown.textContent}”, it is “${text.data}” by now`)
    }).observe(text, { characterData: true })
  }
  const textsIn = (node: Node): Text[] => {
    if (node instanceof Text) return [node]
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  // Telegram's window and frames of others have no such element.
  const isShop = () => document.getElementById('root') !== null
  new MutationObserver((mutations) => {
    if (!isShop()) return
    for (const { type, target, addedNodes } of mutations)
      for (const node of type === 'characterData' ? [target] : addedNodes) textsIn(node).forEach(replace)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
