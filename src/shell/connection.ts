import { atom } from 'jotai'

const onLineAtom = atom(typeof navigator === 'undefined' || navigator.onLine !== false)
onLineAtom.onMount = (set) => {
  const look = () => set(navigator.onLine !== false)
  look()
  addEventListener('online', look)
  addEventListener('offline', look)
  return () => {
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}

/** Whether the device has a network at all: without one nothing can be sent. */
export const isOnlineAtom = atom((get) => get(onLineAtom))
