export { PolicyText } from './PolicyText.tsx'
export { policiesQuery } from './queries.ts'
