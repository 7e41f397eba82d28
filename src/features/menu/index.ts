export { gradesQuery, menuQuery } from './queries.ts'
export { type UsedMenu, useMenu, useShownMenu } from './use-menu.ts'
