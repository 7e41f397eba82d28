import { lazyLayer } from '#/ui/layer/lazy-layer.tsx'

/** The list of languages; its code comes when somebody opens it. */
export const LanguageSheet = lazyLayer(() => import('./LanguageSheet.tsx'), 'LanguageSheet')
