import { atom } from 'jotai'

/** What the device says, and when it last said that it has no network, ms of the page's clock. */
const deviceAtom = atom({ isOnline: isOnlineByDevice(), lostAt: 0 })
deviceAtom.onMount = (set) => {
  const look = () =>
    set((known) => {
      const isOnline = isOnlineByDevice()
      return { isOnline, lostAt: known.isOnline && !isOnline ? performance.now() : known.lostAt }
    })
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}

function isOnlineByDevice() {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}

/** When the last call was sent that a server has answered, ms of the page's clock. */
const answeredAtom = atom(-1)

/** A call that was sent `ms` ago was answered: there is a network, whatever the device says. */
export const noteAnswerAtom = atom(null, (_get, set, ms: number) => set(answeredAtom, performance.now() - ms))

/**
 * Whether there is a network. Devices with a VPN say that there is none, so an answer of a server since then counts for
 * more. It is a matter of words only: what the customer presses is tried.
 */
export const isOnlineAtom = atom((get) => {
  const { isOnline, lostAt } = get(deviceAtom)
  return isOnline || get(answeredAtom) > lostAt
})
