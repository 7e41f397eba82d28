import { part } from '#/ui/lazy-component.ts'

export { LanguageButton } from './LanguageButton.tsx'

/** The list of languages; its code comes when somebody opens it. */
export const LanguageSheet = part(() => import('./LanguageSheet.tsx'), 'LanguageSheet')
