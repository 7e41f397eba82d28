import { imageUrl } from '#/config/image.ts'

/* The part of a shop that the floors need: the fields of the sandbox's menu that their cards show. */

export type Dish = {
  id: string
  name: { uz: string; ru: string; eng: string }
  image: string
  costPrice: number
}

/** The number of dishes on the first screen. */
export const FIRST = 12

declare global {
  interface Window {
    /** The request of the first script of the page. */
    menu: Promise<{ products: Dish[] }>
    /** Presses that the app has not taken over yet, by dish. */
    pressed?: Record<string, number>
  }
}

export const askMenu = () =>
  fetch('/products/v1/overalls?type=WEB', {
    headers: { Merchant: location.hostname.split('.')[0] ?? '' },
  }).then((answer) => answer.json())

/** Its size is for a screen of twice the density. */
export const pictureOf = ({ image }: Dish) => imageUrl('/cdn', image, { width: 346, height: 346 }) ?? ''
