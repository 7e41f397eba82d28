import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight, Pause, Play, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import Viewer from 'viewerjs'
import { imageUrl } from '#/config/image.ts'
import { VIEWER } from '#/domain/constants.ts'
import { isStill } from '#/lib/motion.ts'
import { allowHarmless } from '#/lib/trusted-html.ts'
import { IconButton } from '#/ui/Button.tsx'
import { cdnBaseAtom } from '#/ui/cdn.ts'
import { DarkLayer, useDarkLayer } from '#/ui/DarkLayer.tsx'
import { PictureDots } from './PictureDots.tsx'
import css from './PictureViewer.module.css'
import 'viewerjs/dist/viewer.css'

/** The size requested from the CDN, px: sharp on a phone of triple density, with a reserve for zooming. */
const SIDE = 1_600

/**
 * The pictures of a product over everything (PR-02): pinch, a double tap, wheel and keys zoom, a swipe or the arrow keys turn,
 * the slideshow turns by itself. Fingers have dots instead of buttons to turn and zoom. One step of Back; Esc and a tap
 * beside the picture close it too.
 */
export function PictureViewer({
  pictures,
  first,
  name,
  open,
  onBroken,
  onClose,
}: {
  /** CDN paths or full https addresses. */
  pictures: readonly string[]
  /** Which one to begin with. */
  first: number
  /** Name of the product. */
  name: string
  open: boolean
  /** Called with a picture that did not load, which is no longer among `pictures` then. */
  onBroken: (picture: string) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const { isThere, layer, title, actions } = useDarkLayer(open, onClose)
  const { canvas, at, isPlaying, look } = useViewer({ pictures, first, name, isThere, onBroken, onClose })

  if (!isThere) return null
  const isSeveral = pictures.length > 1
  const [number, all] = [at + 1, pictures.length]
  return (
    <DarkLayer
      {...layer}
      className={css.layer}
      onKeyDown={(event) => {
        const how = KEYS[event.key]
        if (!how || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        look(how)
      }}
    >
      <div ref={canvas} className={css.canvas} />
      <header className={css.head}>
        <h2 {...title}>{name}</h2>
        {isSeveral && (
          <p className={css.count} aria-live="polite">
            {t`${number} of ${all}`}
          </p>
        )}
        <IconButton size={44} label={t`Close`} onPress={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <div ref={actions} className={css.tools}>
        {isSeveral && (
          <IconButton
            size={44}
            label={t`Previous picture`}
            className={css.turn}
            onPress={() => look('before')}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        )}
        <IconButton size={44} label={t`Zoom out`} className={css.zoom} onPress={() => look('further')}>
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton size={44} label={t`Zoom in`} className={css.zoom} onPress={() => look('closer')}>
          <ZoomIn aria-hidden="true" />
        </IconButton>
        {isSeveral && (
          <>
            <PictureDots pictures={pictures} at={at} className={css.dots} />
            <IconButton
              size={44}
              label={isPlaying ? t`Stop the slideshow` : t`Start the slideshow`}
              className={css.show}
              onPress={() => look(isPlaying ? 'stop' : 'play')}
            >
              {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            </IconButton>
            <IconButton size={44} label={t`Next picture`} className={css.turn} onPress={() => look('next')}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
    </DarkLayer>
  )
}

type Look = 'before' | 'next' | 'closer' | 'further' | 'play' | 'stop'

const KEYS: Record<string, Look> = {
  ArrowLeft: 'before',
  ArrowRight: 'next',
  ArrowUp: 'closer',
  '+': 'closer',
  '=': 'closer',
  ArrowDown: 'further',
  '-': 'further',
}

/** Viewer.js in an element of ours: it moves the picture, everything around it is rendered here. */
function useViewer({
  pictures,
  first,
  name,
  isThere,
  onBroken,
  onClose,
}: {
  pictures: readonly string[]
  first: number
  name: string
  isThere: boolean
  onBroken: (picture: string) => void
  onClose: () => void
}) {
  const base = useAtomValue(cdnBaseAtom)
  const canvas = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer>(null)
  const [at, setAt] = useState(first)
  const [isPlaying, setIsPlaying] = useState(false)
  const close = useRef(onClose)
  const leaveOut = useRef(onBroken)
  useEffect(() => {
    close.current = onClose
    leaveOut.current = onBroken
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once an opening and again without a picture that failed; where it stands is its own from then on
  useEffect(() => {
    const container = canvas.current
    if (!isThere || !container) return
    if (pictures.length === 0) return close.current()
    allowHarmless()
    const beginsAt = Math.min(at, pictures.length - 1)
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return
      const picture = pictures.find((one) => addressOf(base, one) === target.getAttribute('src'))
      if (picture) leaveOut.current(picture)
    }
    // Errors of pictures do not rise to what is around them.
    container.addEventListener('error', onError, true)
    const made = new Viewer(sourceOf(pictures, base, name), {
      container,
      url: 'data-large',
      // A picture may lie at any host, which is not told who looks at it.
      inheritedAttributes: ['referrerPolicy'],
      initialViewIndex: beginsAt,
      initialCoverage: VIEWER.coverage,
      zoomRatio: VIEWER.zoomStep,
      minZoomRatio: VIEWER.zoomLeast,
      maxZoomRatio: VIEWER.zoomMost,
      interval: VIEWER.intervalMs,
      rotatable: false,
      scalable: false,
      fullscreen: false,
      // Its own key handling zooms around the pointer's position, which a key press has not, and loses the picture; the
      // dialog handles keys instead.
      keyboard: false,
      button: false,
      navbar: false,
      title: false,
      toolbar: false,
      transition: !isStill(),
      zIndex: 0,
      // The dialog around it has the name, and makes the page behind it inert.
      shown: () => {
        for (const attribute of ['role', 'aria-labelledby', 'aria-modal'])
          container.firstElementChild?.removeAttribute(attribute)
      },
      viewed: ({ detail }) => setAt(detail.index),
      // A tap beside the picture closes the dialog, and the viewer with it.
      hide: (event) => {
        event.preventDefault()
        close.current()
      },
      play: () => setIsPlaying(true),
      playing: ({ detail }) => setAt(detail.index),
      stop: () => setIsPlaying(false),
    })
    viewer.current = made
    made.view(beginsAt)
    return () => {
      container.removeEventListener('error', onError, true)
      viewer.current = null
      made.destroy()
    }
  }, [isThere, pictures.join()])

  const look = (how: Look) => {
    const shown = viewer.current
    if (!shown) return
    if (how !== 'play' && isPlaying) {
      // Viewer.js would go back to the picture that the slideshow started from; the customer stays at the present one.
      shown.stop()
      shown.view(at)
    }
    if (how === 'play') shown.play()
    if (how === 'before') shown.prev(true)
    if (how === 'next') shown.next(true)
    if (how === 'closer') shown.zoom(VIEWER.zoomStep, true)
    if (how === 'further') shown.zoom(-VIEWER.zoomStep, true)
  }
  return { canvas, at, isPlaying, look }
}

const addressOf = (base: string, picture: string) => imageUrl(base, picture, { width: SIDE, height: SIDE })

/** The elements that Viewer.js reads the pictures from; none is loaded before it is shown. */
function sourceOf(pictures: readonly string[], base: string, name: string): HTMLElement {
  const source = document.createElement('div')
  pictures.forEach((picture, index) => {
    const url = addressOf(base, picture)
    if (!url) return
    const image = document.createElement('img')
    image.alt = pictures.length > 1 ? `${name}, ${index + 1}` : name
    image.referrerPolicy = 'no-referrer'
    image.setAttribute('data-large', url)
    source.append(image)
  })
  return source
}
