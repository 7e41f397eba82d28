import type { ComponentType } from 'react'
import type { PathName } from '#/paths.ts'
import type { PageBackground } from '#/shell/chrome.ts'
import type { LazyPart } from '#/ui/lazy-component.ts'

/** The properties of a page. */
export type Route = {
  /** `default`: header and tabs of the shop around it. */
  layout?: 'auth' | 'map'
  /** Where Back leads when the history has no page of ours before it; null: this is the root. */
  back: PathName | null
  /** Pages that Back steps over when it leaves this one. */
  over?: readonly PathName[]
  /** Its background while it loads; most forms and lists have `groups`. */
  background?: PageBackground
  /** On phones too the shop's footer is below it: below texts, not below what is filled in or chosen from. */
  hasFooter?: true
  /** On wide pages the header is only the logo, Back and the person: the page asks for the rest itself. */
  isHeaderBare?: true
  /** It says by itself what being offline means for it. */
  saysOffline?: true
  /**
   * What is beside it on wide pages: the list of the customer's own pages, that of the shop's texts, or the categories and
   * the basket.
   */
  beside?: 'account' | 'company' | 'menu'
  only?: 'customer'
  /** Search engines may find it. The others are a customer's own, or a step of an order. */
  isIndexed?: true
  /** Parameters that do not pass make the address a 404. */
  params?: Record<string, (value: string) => boolean>
  screen: ComponentType & LazyPart
  /** What is shown while its code is loaded, where it looks like no other page; see `skeletons.tsx`. */
  skeleton?: ComponentType
}
