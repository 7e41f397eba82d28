import { useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import home from '#/first-screen/HomeFrame.module.css'
import { Button } from '#/ui/Button.tsx'

/** Brings stories and banners for this visit; as high as the room that the first screen leaves for it. */
export function OffersButton({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  return (
    <div className={home.offers}>
      <Button
        isWide
        icon={<Sparkles size={20} aria-hidden="true" />}
        onPress={onPress}
        className={home.offers}
      >
        {t`Show offers`}
      </Button>
    </div>
  )
}
