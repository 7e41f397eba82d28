import { type Loaded, MOST_BYTES } from './pictures.ts'

/** How many are asked for at once. */
const AT_ONCE = 6

const isFine = ({ status }: Response) => status >= 200 && status < 300

function saidOf({ status, headers }: Response, bytes: number | null): Loaded {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim() ?? ''
  return { status, type, bytes }
}

const lengthOf = ({ headers }: Response) => {
  const length = headers.get('Content-Length')
  return length === null ? null : Number(length)
}

/** Bytes of a body, read no further than what is too many. */
async function bytesOf({ body }: Response): Promise<number> {
  let bytes = 0
  if (body)
    for await (const part of body) {
      bytes += part.length
      if (bytes > MOST_BYTES) break
    }
  return bytes
}

/** Asks for the head; a server that does not know it, or says no length there, is asked for the picture itself. */
async function load(address: string, timeoutMs: number): Promise<Loaded> {
  const asked = (method: string) => fetch(address, { method, signal: AbortSignal.timeout(timeoutMs) })
  try {
    const head = await asked('HEAD')
    const length = lengthOf(head)
    if (isFine(head) && length !== null && length > 0) return saidOf(head, length)
    const whole = await asked('GET')
    const bytes = lengthOf(whole) ?? (isFine(whole) ? await bytesOf(whole) : null)
    if (!whole.bodyUsed) await whole.body?.cancel()
    return saidOf(whole, bytes)
  } catch (error) {
    return { trouble: error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'none' }
  }
}

/** Asks for pictures, a few at a time; what came of each, by its address. */
export async function loadPictures(
  addresses: Iterable<string>,
  timeoutMs: number,
): Promise<ReadonlyMap<string, Loaded>> {
  const left = [...new Set(addresses)]
  const loaded = new Map<string, Loaded>()
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop())
      loaded.set(next, await load(next, timeoutMs))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return loaded
}
