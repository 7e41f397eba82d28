import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { ImageDown } from 'lucide-react'
import { askedPicturesAtom } from './data-saver.ts'
import css from './ShowPicture.module.css'

/** Loads one picture where data is saved. `subject`: what is on it; `width`: of its place, px. */
export function ShowPicture({ src, subject, width }: { src: string; subject: string; width: number }) {
  const { t } = useLingui()
  const ask = useSetAtom(askedPicturesAtom)
  return (
    <button
      type="button"
      className={css.button}
      aria-label={t`Show picture: ${subject}`}
      onClick={() => ask((asked) => new Set([...asked, src]))}
    >
      <ImageDown size={22} strokeWidth={1.75} aria-hidden="true" />
      {width > 100 && <span className={css.words}>{t`Show picture`}</span>}
    </button>
  )
}
