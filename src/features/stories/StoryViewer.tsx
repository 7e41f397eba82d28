import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Target } from '#/api/schema/content.ts'
import type { Story } from '#/api/schema/story.ts'
import type { Way } from '#/features/targets/index.ts'
import { useTextIn } from '#/i18n/use-language.ts'
import { useFullscreen, useShell } from '#/shell/chrome.ts'
import { Button, IconButton } from '#/ui/Button.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { DarkLayer, useDarkLayer } from '#/ui/DarkLayer.tsx'
import { Picture } from '#/ui/Picture.tsx'
import { usePullDown } from '#/ui/use-pull-down.ts'
import { Slides } from './Slides.tsx'
import { StoryBars } from './StoryBars.tsx'
import css from './StoryViewer.module.css'
import { seenSlidesAtom, seeSlideAtom } from './seen.ts'
import { useHold } from './use-hold.ts'
import { useSlides } from './use-slides.ts'

/**
 * Stories over the page, one slide after the other (NT-02): a tap at the right leads forward, at the left back; holding
 * pauses, pulling down closes. It is one step of Back. Keys: arrows, Space, Esc.
 */
export function StoryViewer({
  stories,
  first,
  open,
  wayOf,
  onClose,
  onFollow,
}: {
  stories: readonly Story[]
  /** The index of the first story to show. */
  first: number
  open: boolean
  wayOf: (target: Target) => Way | null
  onClose: () => void
  onFollow: (way: Way) => void
}) {
  const { t } = useLingui()
  const textIn = useTextIn()
  const wayWords = useActionLabel()
  const panel = useRef<HTMLDivElement>(null)
  const { isThere, layer, title: heading, actions } = useDarkLayer(open, onClose)
  const { at, slide, ahead, toNext, toPrevious } = useSlides(
    stories,
    first,
    useAtomValue(seenSlidesAtom),
    onClose,
  )
  const hold = useHold()
  const [isStopped, setIsStopped] = useState(false)
  const [ready, setReady] = useState<string | null>(null)
  const isActive = useIsActive()
  usePullDown(panel, open, onClose)
  useFullscreen(open)
  useSeeing(slide?.id ?? null, stories)

  const story = stories[at.story]
  if (!isThere || !story || !slide) return null
  const title = textIn(story.title)
  const [number, all] = [at.slide + 1, story.slides.length]
  const way = wayOf(slide.target)
  const isRunning = open && isActive && !isStopped && !hold.isHeld && ready === slide.id
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isOnButton = (event.target as Element).closest('button, a') !== null
    if (event.key === 'ArrowRight') toNext()
    else if (event.key === 'ArrowLeft') toPrevious()
    else if (event.key === ' ' && !isOnButton) setIsStopped((was) => !was)
    else return
    event.preventDefault()
  }
  return (
    <DarkLayer {...layer} className={css.layer} onKeyDown={onKeyDown}>
      <div ref={panel} className={css.panel} {...hold.props}>
        <Slides
          slide={slide}
          ahead={ahead}
          name={all > 1 ? `${title}, ${number}` : title}
          onReady={setReady}
        />
        <button type="button" className={css.back} aria-label={t`Previous slide`} onClick={toPrevious}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" className={css.forward} aria-label={t`Next slide`} onClick={toNext}>
          <ChevronRight aria-hidden="true" />
        </button>
        <header className={css.head}>
          <StoryBars
            slides={story.slides}
            at={at.slide}
            key={story.id}
            isRunning={isRunning}
            onEnd={toNext}
          />
          <div className={css.line}>
            <Picture src={story.cover} width={32} height={32} className={css.cover} />
            <h2 {...heading}>{title}</h2>
            <VisuallyHidden>
              <p aria-live="polite">{t`${number} of ${all}`}</p>
            </VisuallyHidden>
            <span className={css.moving}>
              <IconButton
                size={44}
                className={css.button}
                label={isStopped ? t`Go on` : t`Pause`}
                onPress={() => setIsStopped(!isStopped)}
              >
                {isStopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              </IconButton>
            </span>
            <IconButton size={44} className={css.button} label={t`Close`} onPress={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </header>
        <div ref={actions} className={css.foot}>
          {way && (
            <Button look="brand" size="page" isWide onPress={() => onFollow(way)}>
              {wayWords(slide.target)}
            </Button>
          )}
        </div>
      </div>
    </DarkLayer>
  )
}

/** Whether the page is visible: while it is hidden no slide advances. */
function useIsActive() {
  const shell = useShell()
  const [isActive, setIsActive] = useState(true)
  useEffect(() => shell.subscribeActive(setIsActive), [shell])
  return isActive
}

function useSeeing(slideId: string | null, stories: readonly Story[]) {
  const see = useSetAtom(seeSlideAtom)
  useEffect(() => {
    if (slideId !== null) see(slideId, stories)
  }, [slideId, stories, see])
}

/** The text of a slide's button, by its target. */
function useActionLabel(): (target: Target) => string {
  const { t } = useLingui()
  return ({ type }) => {
    if (type === 'PRODUCT') return t`See the dish`
    if (type === 'CATEGORY') return t`See the dishes`
    if (type === 'PROMO') return t`Take the promo code`
    if (type === 'URL') return t`Open the site`
    return t`More about it`
  }
}
