import { useCallback, useState } from 'react'

type Size = { readonly width: number; readonly height: number }

/** The size of an element with its borders, px, as it changes; the first value is the ref of the element. */
export function useSize(): [(element: HTMLElement | null) => (() => void) | undefined, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const read = () => {
      const { offsetWidth: width, offsetHeight: height } = element
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    // Before anything is painted: the observer comes a frame later, and what lies by this size would move.
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, size]
}
