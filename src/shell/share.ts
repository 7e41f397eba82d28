import type { Shared } from './shell.ts'

/** The browser's own way to share, else the address into the clipboard. */
export async function shareByBrowser({ navigator }: Window, url: string, text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, text })
      return 'shared'
    } catch (error) {
      if ((error as Partial<Error> | null)?.name === 'AbortError') return 'dismissed'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
