import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { sharedSeatAtom } from '#/session/saved.ts'
import { EnterScreen } from './EnterScreen.tsx'
import { followShared } from './follow.ts'
import { SharedScreen } from './SharedScreen.tsx'
import { sharedAtom } from './state.ts'

/** /basket/together: starts a basket that several people fill, joins that of a link, or shows the one this phone is in (CX-12). */
export default function TogetherScreen() {
  const store = useStore()
  useEffect(() => followShared(store), [store])
  const seat = useAtomValue(sharedSeatAtom)
  const known = useAtomValue(sharedAtom)
  const code = new URLSearchParams(window.location.search).get('code')
  // A link that was followed again leads back into its basket; another one is another basket.
  const isHere = seat !== null && (code === null || seat.code === code)
  return isHere && known ? <SharedScreen known={known} /> : <EnterScreen code={code} />
}
