/*
 * The pictures of a menu's cards, once for the app and for boot.ts, which renders the first cards before the app is
 * there. `width` and `height` are the slot in CSS px, `sizes` as in `<img sizes>`: exact on phones, where a pixel more
 * than the slot makes the browser take a picture of twice the bytes.
 */
export const CARD_PICTURE = {
  BIG: {
    width: 358,
    height: 224,
    sizes: '(min-width: 80em) 400px, (min-width: 64em) 40vw, calc(100vw - 32px)',
  },
  MEDIUM: {
    width: 173,
    height: 173,
    sizes: '(min-width: 100em) 190px, (min-width: 80em) 180px, (min-width: 600px) 30vw, calc(50vw - 22px)',
  },
  SMALL: { width: 76, height: 76, sizes: undefined },
} as const

/** The picture behind a category's name. */
export const BAND_PICTURE = { width: 358, height: 120, sizes: 'calc(100vw - 32px)' } as const

/** Cards of a first section whose pictures are loaded first. */
export const FIRST_PICTURES = 2

/** Cards of a sideways category that are rendered at once. */
export const RAIL_AT_ONCE = 8
