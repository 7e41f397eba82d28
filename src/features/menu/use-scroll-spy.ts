import { atom, useStore } from 'jotai'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { FIRST_SECTION, type ListHandle } from '#/features/menu/list/use-virtual-sections.ts'
import { anchorOf } from '#/first-screen/SectionView.tsx'
import { keys } from '#/session/keys.ts'

/** px; a longer way is jumped at once: gliding over a whole menu takes long and shows nothing. */
const GLIDE = 2500
/** ms a category is on the screen until it is remembered as the one last read. */
const REMEMBER_AFTER = 400

/** The menu was rendered before, in this page life. */
const isBegunAtom = atom(false)

/** Which category is being read, scrolling to another one, and returning to it after a reload (MN-10). */
export function useScrollSpy({ ordered }: Pick<UsedMenu, 'ordered'>) {
  const [target, setTarget] = useState<string | null>(null)
  const [visible, onVisibleSection] = useState(FIRST_SECTION)
  const [listHandle, setListHandle] = useState<ListHandle | null>(null)
  const active = target ?? ordered[visible.index]?.id ?? null

  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => keys.activeCategory.write(active), REMEMBER_AFTER)
    return () => clearTimeout(timer)
  }, [active])

  // The target's chip stays active while the page glides there, until it arrives or a finger stops it.
  useEffect(() => {
    if (target === null) return
    const free = () => setTarget(null)
    const arrive = () => {
      alignTo(target)
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

  /** Scrolls to a category within this frame. */
  const jumpAtOnce = useCallback(
    (id: string, distance: number) => {
      window.scrollBy({ top: distance, behavior: 'instant' })
      listHandle?.updateNow()
      alignTo(id)
    },
    [listHandle],
  )
  /** px to a category; null when it is not in the list. */
  const distanceTo = useCallback(
    (id: string) => {
      const index = ordered.findIndex((one) => one.id === id)
      return listHandle?.distanceTo(index) ?? null
    },
    [listHandle, ordered],
  )
  const scrollToCategory = useCallback(
    (id: string) => {
      const distance = distanceTo(id)
      if (distance === null) return
      setTarget(id)
      // A chosen category is remembered at once.
      keys.activeCategory.write(id)
      if (Math.abs(distance) <= GLIDE) window.scrollBy({ top: distance, behavior: 'smooth' })
      else jumpAtOnce(id, distance)
    },
    [distanceTo, jumpAtOnce],
  )

  useRestoredCategory(listHandle, ordered, (id, top) => {
    // The first category is under the top of the page, which should stay visible.
    const distance = id === ordered[0]?.id ? null : distanceTo(id)
    if (distance === null) return
    jumpAtOnce(id, distance)
    const section = document.getElementById(anchorOf(id))
    if (top === null || !section) return
    window.scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' })
    listHandle?.updateNow()
  })

  const isJumping = target !== null
  return {
    active,
    isStuck: visible.isStuck,
    isJumping,
    scrollToCategory,
    listProps: { isAnchored: !isJumping, onVisibleSection, ref: setListHandle },
  }
}

/** A section that was not rendered before had an expected position only: corrects it. */
function alignTo(id: string) {
  document.getElementById(anchorOf(id))?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/**
 * After a reload: the category that was on the screen, where it was (`top`, px from the top of the window), else at the
 * beginning of the one that was read last. To the same place from another page leads `shell/history.ts`.
 */
function useRestoredCategory(
  list: ListHandle | null,
  ordered: UsedMenu['ordered'],
  goTo: (id: string, top: number | null) => void,
) {
  const store = useStore()
  useLayoutEffect(() => {
    if (!list || store.get(isBegunAtom)) return
    store.set(isBegunAtom, true)
    const last = keys.lastPage.read()
    const section = last?.href === location.pathname + location.search ? last.section : null
    const shown = section && ordered.find(({ id }) => anchorOf(id) === section.id)
    const read = isReload() ? keys.activeCategory.read() : null
    // After this rendering and before it is painted.
    if (section && shown) queueMicrotask(() => goTo(shown.id, section.top))
    else if (read !== null) queueMicrotask(() => goTo(read, null))
  }, [list, ordered, goTo, store])
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const how = entry && 'type' in entry ? entry.type : ''
  return how === 'reload' || how === 'back_forward'
}
