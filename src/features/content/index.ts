export { PolicyText } from './PolicyText.tsx'
