import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { HaveCode } from '#/features/hand-over/index.ts'
import { SharedLink } from '#/features/shared-basket/index.ts'
import { href } from '#/paths.ts'
import { useMainButton } from '#/shell/chrome.ts'
import { EmptyArt } from '#/ui/EmptyArt.tsx'
import { EmptyState } from '#/ui/EmptyState.tsx'
import { Screen } from '#/ui/Screen.tsx'
import css from './EmptyBasket.module.css'

/** A page about a basket with nothing in it: the way back to the menu. */
export function EmptyBasket({ title }: { title: string }) {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  useMainButton({ label: t`Open the menu`, onPress: () => navigate(href('home')) })
  return (
    <Screen title={title} ground="groups">
      <div className={css.empty}>
        <EmptyState
          icon={<EmptyArt of="bag" />}
          title={t`Your basket is empty`}
          hint={t`Pick something from the menu`}
          withMain
        />
      </div>
      <div className={css.code}>
        <SharedLink look="button" />
        <HaveCode />
      </div>
    </Screen>
  )
}
