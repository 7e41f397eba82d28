export { policiesQuery } from './queries.ts'
