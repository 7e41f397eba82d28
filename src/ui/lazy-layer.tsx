import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useBack } from '#/shell/chrome.ts'
import { lazyComponent } from './lazy-component.ts'

type LayerProps = { open: boolean; onClose: () => void }

/**
 * A sheet or viewer that loads when it is first opened. Until its code is there, Back takes the opening back, as it would
 * if the layer were there, and does not leave the page; so does a way to another page, which is not covered by it then.
 * Parameters are those of `lazyComponent`; it needs no Suspense.
 */
export function lazyLayer<Module, Name extends keyof Module>(
  ...source: Parameters<typeof lazyComponent<Module, Name>>
): ReturnType<typeof lazyComponent<Module, Name>> {
  const layer = lazyComponent(...source)
  const Layer = layer as unknown as ComponentType<LayerProps>
  const { isLoaded, preload } = layer
  return Object.assign((props: LayerProps) => createElement(Opened, { Layer, props }), {
    isLoaded,
    preload,
  }) as unknown as typeof layer
}

function Opened({ Layer, props }: { Layer: ComponentType<LayerProps>; props: LayerProps }) {
  const { open, onClose } = props
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense fallback={open && <Coming takeBack={onClose} />}>
        <Layer {...props} />
      </Suspense>
    )
  )
}

function Coming({ takeBack }: { takeBack: () => void }) {
  useBack(takeBack)
  const [page] = useLocation()
  const [from] = useState(page)
  useEffect(() => {
    if (page !== from) takeBack()
  }, [page, from, takeBack])
  return null
}
