export { PrivacyLink } from './PrivacyLink.tsx'
export { policiesQuery } from './queries.ts'
