import { addToHomeScreen as add, checkHomeScreenStatus, on } from '@telegram-apps/sdk-react'

/** A client that does not answer has no home screen, ms. */
const STATUS_LIMIT = 3_000
/** The customer reads the client's question meanwhile; some clients never say what came of it, ms. */
const ANSWER_LIMIT = 60_000

const listeners = new Set<(canAdd: boolean) => void>()

/** From 8.0 (BX-13). */
export function subscribeHomeScreen(changed: (canAdd: boolean) => void): () => void {
  listeners.add(changed)
  void canAdd().then((can) => listeners.has(changed) && changed(can))
  return () => void listeners.delete(changed)
}

/** `unknown` is a client that cannot see the home screen. */
async function canAdd(): Promise<boolean> {
  if (!checkHomeScreenStatus.isAvailable() || !add.isAvailable()) return false
  try {
    const status = await checkHomeScreenStatus({ timeout: STATUS_LIMIT })
    return status === 'missed' || status === 'unknown'
  } catch {
    return false
  }
}

let endLast = () => {}

/** A client does not say that the customer declined, so the next press ends the wait for the last one's answer. */
export function addToHomeScreen(): Promise<'added' | 'refused'> {
  endLast()
  return new Promise((resolve) => {
    const end = (answer: 'added' | 'refused') => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      if (answer === 'added') for (const changed of listeners) changed(false)
      resolve(answer)
    }
    endLast = () => end('refused')
    const timer = setTimeout(endLast, ANSWER_LIMIT)
    const stops = [on('home_screen_added', () => end('added')), on('home_screen_failed', endLast)]
    add()
  })
}
