import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { anchorOf } from '#/features/menu/list/geometry.ts'
import { type ListHandle, START } from '#/features/menu/list/use-virtual-sections.ts'
import { keys } from '#/session/keys.ts'

/** px; a jump further than this is made at once: gliding over a whole menu shows nothing and takes long. */
const GLIDE = 2500
/** ms; a category counts as the one last read when it was on the screen this long. */
const REMEMBER_AFTER = 400

/** Where the page stood when it was left, by menu address; a product page gives the customer back to the same place. */
let left: number | null = null

/** What is being read, jumps between categories, and coming back to the same place (MN-10). */
export function useScrollSpy({ ordered }: Pick<UsedMenu, 'ordered'>) {
  const [target, setTarget] = useState<string | null>(null)
  const [read, onRead] = useState(START)
  const [place, setPlace] = useState<ListHandle | null>(null)
  const active = target ?? ordered[read.active]?.id ?? null

  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => keys.activeCategory.write(active), REMEMBER_AFTER)
    return () => clearTimeout(timer)
  }, [active])

  // The chip stays on the goal while the page glides there; a finger or the end of the way frees it.
  useEffect(() => {
    if (target === null) return
    const free = () => setTarget(null)
    const arrive = () => {
      standAt(target)
      free()
    }
    const stops = ['wheel', 'touchmove'] as const
    for (const name of stops) window.addEventListener(name, free, { passive: true })
    window.addEventListener('scrollend', arrive, { passive: true })
    const timer = setTimeout(free, 1_200)
    return () => {
      clearTimeout(timer)
      for (const name of stops) window.removeEventListener(name, free)
      window.removeEventListener('scrollend', arrive)
    }
  }, [target])

  /** Stands at a category within this frame, wherever it is. */
  const stand = useCallback(
    (id: string, way: number) => {
      window.scrollBy({ top: way, behavior: 'instant' })
      place?.updateNow()
      standAt(id)
    },
    [place],
  )
  /** px to a category; null: there is none to go to. */
  const wayTo = useCallback(
    (id: string) => {
      const index = ordered.findIndex((one) => one.id === id)
      return place?.wayTo(index) ?? null
    },
    [place, ordered],
  )
  const scrollToCategory = useCallback(
    (id: string) => {
      const way = wayTo(id)
      if (way === null) return
      setTarget(id)
      // Asked for, so there is no need to see whether it stays on the screen.
      keys.activeCategory.write(id)
      if (Math.abs(way) <= GLIDE) window.scrollBy({ top: way, behavior: 'smooth' })
      else stand(id, way)
    },
    [wayTo, stand],
  )

  useComeBack(place, (id) => {
    // Above the first category stands what the page begins with.
    const way = id === ordered[0]?.id ? null : wayTo(id)
    if (way !== null) stand(id, way)
  })

  const isJumping = target !== null
  return {
    active,
    isStuck: read.isStuck,
    isJumping,
    scrollToCategory,
    listProps: { isHeld: !isJumping, onRead, ref: setPlace },
  }
}

/** Until it was drawn its place was reckoned: now exactly there. */
function standAt(id: string) {
  document.getElementById(anchorOf(id))?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Coming from another page: the same place. After a reload: the category that was read. */
function useComeBack(place: ListHandle | null, comeTo: (id: string) => void) {
  const hasMenu = place !== null
  const isBack = useRef(false)
  useLayoutEffect(() => {
    if (!place || isBack.current) return
    isBack.current = true
    // When this drawing is done, and before it is seen.
    queueMicrotask(() => {
      const read = isReload() ? keys.activeCategory.read() : null
      if (left !== null) {
        window.scrollTo(0, left)
        place.updateNow()
      } else if (read !== null) comeTo(read)
    })
  }, [place, comeTo])

  useEffect(() => {
    // Before the menu is there the browser scrolls a page that is too short for where it was.
    if (!hasMenu) return
    const note = () => {
      left = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [hasMenu])
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const how = entry && 'type' in entry ? entry.type : ''
  return how === 'reload' || how === 'back_forward'
}
