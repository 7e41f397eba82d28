/**
 * Whether the server has another release than this page: its document does not name `file`, a path of the running
 * release. False where the server does not answer.
 */
export async function isReplaced(file: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', signal })
    return page.ok && !(await page.text()).includes(file)
  } catch {
    return false
  }
}
