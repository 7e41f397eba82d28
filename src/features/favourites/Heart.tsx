import { useAtomValue } from 'jotai'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { HeartView } from '#/first-screen/HeartView.tsx'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { useIsFavourite, useSetFavourite } from './favourites.ts'

/** Marks a favourite at once, and takes it back with a notice when the server refuses; visitors are asked to sign in. */
export function Heart(props: HeartProps) {
  const { favourites } = useAtomValue(abilitiesAtom)
  return favourites ? <HeartButton {...props} /> : null
}

type HeartProps = {
  productId: string
  name: string
  /** card: small, over a picture. */
  look?: 'card' | 'round'
  /** The server removed the favourite. */
  onRemoved?: () => void
}

function HeartButton({ productId, name, look = 'card', onRemoved }: HeartProps) {
  const shell = useShell()
  const { say } = useViewContext()
  const isFavourite = useIsFavourite(productId)
  const setFavourite = useSetFavourite()
  const requireCustomer = useRequireCustomer()
  const toggle = async () => {
    if (!requireCustomer()) return
    shell.haptic('light')
    const isChanged = await setFavourite({ productId, isFavourite: !isFavourite })
    if (isChanged && isFavourite) onRemoved?.()
  }
  return <HeartView {...{ say, productId, name, look }} isOn={isFavourite} onPress={toggle} />
}
