import { lazyComponent } from '#/ui/lazy-component.ts'

export { LanguageButton } from './LanguageButton.tsx'

/** The list of languages; its code comes when somebody opens it. */
export const LanguageSheet = lazyComponent(() => import('./LanguageSheet.tsx'), 'LanguageSheet')
