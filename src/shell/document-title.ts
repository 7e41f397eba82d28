import { documentTitleAtom } from './chrome.ts'
import type { Store } from './shell.ts'

/** Keeps the document's title equal to what the screen on top declares. */
export function attachTitle(store: Store, page: { document: { title: string } }): () => void {
  const update = () => {
    const title = store.get(documentTitleAtom)
    if (title !== null) page.document.title = title
  }
  update()
  return store.sub(documentTitleAtom, update)
}
