import { useLingui } from '@lingui/react/macro'
import { type ComponentType, createElement, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useBack } from '#/shell/chrome.ts'
import { Spinner } from '#/ui/Button.tsx'
import { VisuallyHidden } from '#/ui/base/VisuallyHidden.tsx'
import { lazyPart, type Prefetch } from '#/ui/lazy-component.ts'
import { useNotify } from '#/ui/notices/notices.ts'
import { useReportError } from '#/ui/notices/use-report-error.ts'
import css from './lazy-layer.module.css'

type LayerProps = { open: boolean; onClose: () => void }

/**
 * A sheet or viewer that loads when it is first opened. Until its code is there, which is seen, Back takes the opening back, as it would
 * if the layer were there, and does not leave the page; so does a way to another page, which is not covered by it then.
 * Where its code does not come, a notice says so and the page stays; the next opening asks for it again, a reload where only
 * that brings it. It needs no Suspense.
 */
export function lazyLayer<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  prefetch?: Prefetch,
): ReturnType<typeof lazyPart<Module, Name>> {
  const layer = lazyPart(load, name, { prefetch, lost: LostLayer as Module[Name] })
  const Layer = layer as unknown as ComponentType<LayerProps>
  const { isLoaded, preload } = layer
  return Object.assign((props: LayerProps) => createElement(Opened, { Layer, isLoaded, props }), {
    isLoaded,
    preload,
  }) as unknown as typeof layer
}

type OpenedProps = { Layer: ComponentType<LayerProps>; isLoaded?: () => boolean; props: LayerProps }

function Opened({ Layer, isLoaded, props }: OpenedProps) {
  const { open, onClose } = props
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  // It begins anew at the next opening.
  if (!open && wasOpened && !isLoaded?.()) setWasOpened(false)
  return (
    wasOpened && (
      <Suspense fallback={open && <Coming takeBack={onClose} />}>
        <Layer {...props} />
      </Suspense>
    )
  )
}

function LostLayer({ onClose, needsReload }: LayerProps & { needsReload: boolean }) {
  const { t } = useLingui()
  const notify = useNotify()
  const reportError = useReportError()
  const close = useEffectEvent(() => {
    const reload = { label: t`Reload`, onPress: () => location.reload() }
    if (needsReload) notify({ text: t`A part of the shop did not load`, tone: 'error', action: reload })
    else reportError({ kind: 'network' })
    onClose()
  })
  useEffect(() => close(), [])
  return null
}

function Coming({ takeBack }: { takeBack: () => void }) {
  const { t } = useLingui()
  useBack(takeBack)
  const [page] = useLocation()
  const [from] = useState(page)
  useEffect(() => {
    if (page !== from) takeBack()
  }, [page, from, takeBack])
  return (
    <div className={css.coming} role="status">
      <span className={css.disc}>
        <Spinner />
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      </span>
    </div>
  )
}
