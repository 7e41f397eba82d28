import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { lazyPart } from '#/ui/lazy-component.ts'
import { noticesAtom } from './notices.ts'

const NoticeStack = lazyPart(() => import('./NoticeStack.tsx'), 'NoticeStack')

/** Shows notices; used once, near the root. Their component loads with the first one. */
export function Notices() {
  const hasSome = useAtomValue(noticesAtom).length > 0
  const [isNeeded, setIsNeeded] = useState(false)
  if (hasSome && !isNeeded) setIsNeeded(true)
  return isNeeded ? (
    <Suspense>
      <NoticeStack />
    </Suspense>
  ) : null
}
