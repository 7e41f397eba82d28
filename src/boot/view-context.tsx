import type { Language } from '#/domain/text.ts'
import { PictureView } from '#/first-screen/PictureView.tsx'
import type { PictureProps, ViewContext } from '#/first-screen/view-context.ts'
import { device } from './boot-context.ts'

/** Texts by language and id; the build writes them into the page. */
type Words = Partial<Record<Language, Record<string, string>>>

const { attempt, cdn } = device

function Picture(props: PictureProps) {
  return <PictureView {...props} cdn={cdn} />
}

/** What the views need, without the app. */
export function viewContext(language: Language): ViewContext {
  const sent: Words = attempt(() => JSON.parse(document.getElementById('words')?.textContent ?? '{}')) ?? {}
  const words = sent[language] ?? {}
  return {
    language,
    say: ({ id, message = '' }, values = {}) =>
      (words[id] ?? message).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    Picture,
  }
}
