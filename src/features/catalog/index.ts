/** What is sold: the menu is read once and used by all features. */
export { dietAtom } from './diet.ts'
export { PartLost } from './PartLost.tsx'
export { bannersQuery, gradesQuery, menuQuery } from './queries.ts'
export { type UsedMenu, useMenu, useShownMenu } from './use-menu.ts'
export { useNameMissing } from './use-name-missing.ts'
