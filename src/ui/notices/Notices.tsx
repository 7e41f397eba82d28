import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { lazyPart } from '#/ui/lazy-component.ts'
import { noticesAtom } from './notices.ts'

/** Needed where there is no network to load it. */
const NoticeStack = lazyPart(() => import('./NoticeStack.tsx'), 'NoticeStack', { prefetch: 'always' })

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
