import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Category } from '#/api/schema/menu.ts'
import { keys } from '#/session/keys.ts'
import { anchorOf } from './CategoryStrip.tsx'
import { useWindow } from './use-window.ts'

/** px; a jump further than this is made at once: gliding over a whole menu shows nothing and takes long. */
const GLIDE = 2500
/** ms; a category counts as the one last read when it was on the screen this long. */
const REMEMBER_AFTER = 400

/** Where the page stood when it was left, by menu address; a product page gives the customer back to the same place. */
let left: number | null = null

/** What is being read, jumps between categories, and coming back to the same place (MN-10). */
export function useReading(
  list: HTMLElement | null,
  bar: HTMLElement | null,
  categories: readonly Category[],
) {
  const { space, seen, topOf } = useWindow(list, bar, categories.length)
  const [target, setTarget] = useState<string | null>(null)
  const active = target ?? categories[seen.active]?.id ?? null

  useComeBack(list !== null)

  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => keys.activeCategory.write(active), REMEMBER_AFTER)
    return () => clearTimeout(timer)
  }, [active])

  // The chip stays on the goal while the page glides there; a finger or the end of the way frees it.
  useEffect(() => {
    if (target === null) return
    const free = () => setTarget(null)
    const events = ['scrollend', 'wheel', 'touchmove'] as const
    for (const name of events) window.addEventListener(name, free, { passive: true })
    const timer = setTimeout(free, 1_200)
    return () => {
      clearTimeout(timer)
      for (const name of events) window.removeEventListener(name, free)
    }
  }, [target])

  const jumpTo = useCallback((id: string) => {
    const section = document.getElementById(anchorOf(id))
    if (!section) return
    setTarget(id)
    const isFar = Math.abs(section.getBoundingClientRect().top) > GLIDE
    section.scrollIntoView({ block: 'start', behavior: isFar ? 'instant' : 'smooth' })
  }, [])

  return { space, seen, topOf, active, isJumping: target !== null, jumpTo }
}

/** Coming from another page: the same place. After a reload: the category that was read. */
function useComeBack(hasMenu: boolean) {
  const isBack = useRef(false)
  useLayoutEffect(() => {
    if (!hasMenu || isBack.current) return
    isBack.current = true
    if (left !== null) window.scrollTo(0, left)
    else if (isReload()) {
      const id = keys.activeCategory.read()
      const section = id === null ? null : document.getElementById(anchorOf(id))
      if (section?.previousElementSibling) section.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [hasMenu])

  useEffect(() => {
    const note = () => {
      left = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const how = entry && 'type' in entry ? entry.type : ''
  return how === 'reload' || how === 'back_forward'
}
