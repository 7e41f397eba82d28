export { chooseLanguageAtom } from './atoms.ts'
export { LanguageButton } from './LanguageButton.tsx'
export { LanguageSheet } from './LanguageSheet.tsx'
