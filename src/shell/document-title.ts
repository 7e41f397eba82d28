import { documentTitleAtom } from './chrome.ts'
import type { Store } from './shell.ts'

/** Where a word may be hyphenated: a title has one line, and is searched by. */
const SOFT_HYPHEN = '\u00ad'

/** Keeps the document's title equal to what the screen on top declares. */
export function attachTitle(store: Store, page: { document: { title: string } }): () => void {
  const update = () => {
    const title = store.get(documentTitleAtom)
    if (title !== null) page.document.title = title.replaceAll(SOFT_HYPHEN, '')
  }
  update()
  return store.sub(documentTitleAtom, update)
}
