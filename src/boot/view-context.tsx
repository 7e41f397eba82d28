import type { Language } from '#/domain/text.ts'
import { PictureView } from '#/ui/base/PictureView.tsx'
import type { LinkProps, PictureProps, ViewContext } from '#/ui/base/view-context.ts'
import { device, isSavingData } from './handover.ts'
import { loadInSight } from './pictures.ts'

/** Texts by language and id; the build writes them into the page. */
type Words = Partial<Record<Language, Record<string, string>>>

const { attempt, cdn } = device

function Picture({ src, ...rest }: PictureProps) {
  const props = { ...rest, src: isSavingData ? '' : src }
  const view = (<PictureView {...props} cdn={cdn} />) as unknown as HTMLElement
  const image = view.querySelector('img')
  if (image && !props.priority) loadInSight(image)
  return view as unknown as React.ReactElement
}

function Link({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>
}

/** The context of the views without the app. */
export function viewContext(language: Language): ViewContext {
  const sent: Words = attempt(() => JSON.parse(document.getElementById('words')?.textContent ?? '{}')) ?? {}
  const words = sent[language] ?? {}
  return {
    language,
    say: ({ id, message = '' }, values = {}) =>
      (words[id] ?? message).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    Picture,
    Link,
  }
}
