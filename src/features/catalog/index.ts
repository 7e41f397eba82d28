/** What is sold: the menu as it is read once, and asked for by everybody. */
export { dietAtom } from './diet.ts'
export { bannersQuery, gradesQuery, menuQuery } from './queries.ts'
export { type UsedMenu, useMenu, useShownMenu } from './use-menu.ts'
