import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { errorOf } from '#/api/query.ts'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { HeartView } from '#/first-screen/HeartView.tsx'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useViewContext } from '#/ui/use-view-context.ts'
import { setFavouriteAtom, useIsFavourite } from './favourites.ts'

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
  const { t } = useLingui()
  const shell = useShell()
  const { say } = useViewContext()
  const notify = useNotify()
  const isFavourite = useIsFavourite(productId)
  const setFavourite = useSetAtom(setFavouriteAtom)
  const requireCustomer = useRequireCustomer()
  const toggle = async () => {
    if (!requireCustomer()) return
    shell.haptic('light')
    try {
      await setFavourite({ productId, isFavourite: !isFavourite })
      if (isFavourite) onRemoved?.()
    } catch (thrown) {
      // A session that has ended is said by itself.
      if (errorOf(thrown)?.status === 401) return
      notify({ text: t`Could not save the favourite. Try again`, tone: 'error' })
    }
  }
  return <HeartView {...{ say, productId, name, look }} isOn={isFavourite} onPress={toggle} />
}
