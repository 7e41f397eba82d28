import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'
import { lazyPart } from '#/ui/lazy-component.ts'

/** What the customer eats: kept on the device, marks dishes, and asks before one is added that does not suit (CX-13). */

export { addCarefullyAtom, askedAtom, hasPreferencesAtom } from './preferences.ts'

const load = () => import('./views.ts')
/** On the picture of a card, without changing its size. */
export const CardMark = lazyPart(load, 'CardMark')
/** On the page of a dish, with its choices. */
export const DishNotice = lazyPart(load, 'DishNotice')
/** Beside the name of a choice. */
export const ChoiceMark = lazyPart(load, 'ChoiceMark')
/** Rendered once, over every page: asks about what `addCarefullyAtom` was given. */
export const AddQuestion = lazyPart(load, 'AddQuestion')
/** Where the preferences are chosen. */
export const PreferenceSheet = lazyLayer(load, 'PreferenceSheet')
