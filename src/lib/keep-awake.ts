/** Browsers that have it say without asking whether a frame may; asking for what it may not is an error in the console. */
type Policed = { featurePolicy?: { allowsFeature: (name: string) => boolean } }

const mayAsk = () =>
  'wakeLock' in navigator && ((document as Policed).featurePolicy?.allowsFeature('screen-wake-lock') ?? true)

/**
 * Keeps the screen on where the browser can, until the function it returns is called. A browser lets go of the screen
 * whenever the page is hidden, so it is asked again when the page is back; a refusal, as with a low battery or in a
 * frame without the permission, changes nothing for the customer.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async () => {
    if (isOver || document.visibilityState !== 'visible' || !mayAsk()) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (isOver) return void given.release()
      lock = given
    } catch {
      // Refused: the screen goes dark when the phone says so.
    }
  }
  const look = () => void ask()
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', look)
    void lock?.release()
  }
}
