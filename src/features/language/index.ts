export { LanguageButton } from './LanguageButton.tsx'
export { LanguageSheet } from './language-sheet.ts'
