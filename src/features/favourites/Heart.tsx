import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRequireCustomer } from '#/features/sign-in/index.ts'
import { useShell } from '#/shell/chrome.ts'
import { abilitiesAtom } from '#/tenant/abilities.ts'
import { classNames } from '#/ui/class-names.ts'
import { Icon } from '#/ui/Icon.tsx'
import { useNotify } from '#/ui/notices/notices.ts'
import { setFavouriteAtom, useIsFavourite } from './favourites.ts'
import css from './Heart.module.css'

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
    } catch {
      notify({ text: t`Could not save the favourite. Try again`, tone: 'error' })
    }
  }
  return (
    <button
      type="button"
      className={classNames(css.heart, css[look], isFavourite && css.on)}
      aria-label={t`Favourite: ${name}`}
      aria-pressed={isFavourite}
      onClick={toggle}
    >
      <Icon of="heart" size={20} />
    </button>
  )
}
