export { gradesQuery, menuQuery } from './queries.ts'
export { useMenu } from './use-menu.ts'
