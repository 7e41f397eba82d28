/** The eight backgrounds of dishes: light centre, deeper edge. */
export const GROUNDS = {
  peach: ['#FFEBD6', '#FFCF9F'],
  butter: ['#FFF5CC', '#FFDF7E'],
  mint: ['#E2F7E6', '#AFE3BE'],
  sky: ['#E3F1FF', '#B0D6FA'],
  lilac: ['#F0EAFF', '#D3C3FA'],
  rose: ['#FFE8E8', '#FBBDBF'],
  sand: ['#F8F0E2', '#E5D2B2'],
  teal: ['#DDF6F4', '#A2DFDA'],
} as const

export type Ground = keyof typeof GROUNDS

/** Own marks of the ways to pay: neutral drawings, not anybody's logo. */
export type PayMark = 'cash' | 'terminal' | 'payme' | 'click' | 'uzum' | 'paynet' | 'other'

/** How a food stands: `hue` turns its colours by degrees, `turn` the thing itself. */
export type Pose = { hue?: number; turn?: number; flip?: boolean }

/**
 * What is on a picture. Foods are written as emoji, one to three a dish (`'🍔🍟🥤'` is a set);
 * `garnish` is at most two: lower left, then right edge.
 */
export type DishRecipe = Pose & {
  kind: 'dish'
  dish: string
  ground: Ground
  plate?: boolean
  garnish?: string
  /** Part of the usual size: under 1 for round frames, over 1 for a close-up. */
  zoom?: number
}

export type Recipe =
  | DishRecipe
  /** The food alone on transparency. */
  | (Pose & { kind: 'icon'; dish: string })
  /** Wide ground from left to right; foods bleed off right and bottom, the left 55 % stays free for words. */
  | (Pose & { kind: 'banner'; dish: string; from: string; to: string })
  /** Rounded square in the brand's colour. */
  | (Pose & { kind: 'logo'; dish: string; colour: string })
  | { kind: 'mark'; mark: PayMark }
  | { kind: 'placeholder' }

/** What the page asks of the CDN; both sides in device pixels. */
export type PictureSize = { width: number; height: number; quality: number }
