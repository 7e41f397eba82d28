import { lazy } from 'react'

export { LanguageButton } from './LanguageButton.tsx'

/** The list of languages; its code comes when somebody opens it. */
export const LanguageSheet = lazy(() =>
  import('./LanguageSheet.tsx').then((module) => ({ default: module.LanguageSheet })),
)
