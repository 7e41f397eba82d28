import { useAtomValue } from 'jotai'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { useWidth } from '#/ui/use-width.ts'

/** Whether the basket is a column beside the menu: the merchant wants it there, and there is room. */
export function useHasPanel(): boolean {
  const { basketBesideMenu } = useAtomValue(abilitiesAtom)
  return useWidth() === 'columns' && basketBesideMenu
}
