import { useCallback, useState } from 'react'
import type { UsedMenu } from '#/features/catalog/index.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

export type CategoryNavigation = ReturnType<typeof useCategoryNavigation>

/** Which category is being read, which group is chosen, and how to get to another category (MN-02, MN-10). */
export function useCategoryNavigation(menu: Pick<UsedMenu, 'ordered' | 'categoryById'>) {
  const { ordered, categoryById } = menu
  const { active, isStuck, isJumping, scrollToCategory, listProps } = useScrollSpy(menu)
  const [group, setGroup] = useState<string | null>(null)

  // Both handlers are props of memoized components, which scrolling must not render again.
  const chooseGroup = useCallback(
    (id: string | null) => {
      setGroup(id)
      const first = ordered.find((category) => category.groupId === id)
      if (first) scrollToCategory(first.id)
    },
    [ordered, scrollToCategory],
  )
  const jumpTo = useCallback(
    (id: string) => {
      const target = ordered.find((category) => category.id === id)
      setGroup((chosen) => (target?.groupId === chosen ? chosen : null))
      scrollToCategory(id)
    },
    [ordered, scrollToCategory],
  )
  // The reader may scroll out of the chosen group: then all categories are offered again.
  const activeGroup = categoryById.get(active ?? '')?.groupId ?? null
  const isInGroup = group !== null && (isJumping || activeGroup === group)
  return {
    active,
    isStuck,
    group,
    /** The categories to offer: those of the chosen group, or all. */
    categories: isInGroup ? ordered.filter((category) => category.groupId === group) : ordered,
    chooseGroup,
    jumpTo,
    listProps,
  }
}
