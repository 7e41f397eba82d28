export { outdatedText } from './texts.ts'
