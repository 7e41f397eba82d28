export { gradesQuery, menuQuery } from './queries.ts'
export { type UsedMenu, useMenu } from './use-menu.ts'
