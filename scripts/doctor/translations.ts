import type { MultilingualText } from '#/domain/text.ts'
import { type Finding, finding, type Subject } from './finding.ts'
import { grouped } from './grouped.ts'
import type { Shop } from './shop.ts'
import { subjectOf } from './subject.ts'

type Text = { what: 'name' | 'description' | 'choices' | 'text'; text: MultilingualText; subject: Subject }

function textsOf({ read }: Shop): Text[] {
  const { menu } = read
  const named = (
    kind: Subject['kind'],
    list: readonly { name: MultilingualText }[] | null | undefined,
  ): Text[] => (list ?? []).map((one) => ({ what: 'name', text: one.name, subject: subjectOf(kind, one) }))
  const titled = (
    kind: Subject['kind'],
    list: readonly { title: MultilingualText }[] | null | undefined,
  ): Text[] => (list ?? []).map((one) => ({ what: 'name', text: one.title, subject: subjectOf(kind, one) }))
  const dishes = (menu?.products ?? []).filter(({ active }) => active)
  return [
    ...named('dish', dishes),
    ...dishes.flatMap((dish): Text[] => {
      const subject = subjectOf('dish', dish)
      const parts = dish.modificationGroups.flatMap(({ name, modifications }) => [
        name,
        ...modifications.filter(({ active }) => active).map((one) => one.name),
      ])
      return [
        { what: 'description', text: dish.description, subject },
        ...parts.map((text): Text => ({ what: 'choices', text, subject })),
      ]
    }),
    ...named('category', menu?.categories),
    ...named('group', menu?.groups),
    ...named('branch', read.branches),
    ...named('city', read.cities),
    ...named('payment', read.payments),
    ...titled('banner', read.banners),
    ...titled('story', read.stories),
    ...titled('vacancy', read.vacancies),
    ...titled('contact', read.settings?.contacts),
    ...[read.terms, read.about, read.privacy].flatMap((list) =>
      (list ?? []).map((one): Text => ({ what: 'text', text: one.text, subject: subjectOf('text', one) })),
    ),
  ]
}

const isWritten = (text: MultilingualText) => Boolean(text.uz || text.ru || text.eng)

/** Texts that are written, but not in each language of the shop: customers of that language read another one. */
export function translationFindings(shop: Shop): Finding[] {
  const texts = textsOf(shop).filter(({ text }) => isWritten(text))
  return shop.languages.flatMap((language) => {
    const missing = texts.filter(({ text }) => !text[language])
    const byKind = grouped(missing, ({ what, subject }) => `${subject.kind} ${what}`)
    return byKind.map((same) => {
      const subjects = [...new Map(same.map(({ subject }) => [JSON.stringify(subject), subject])).values()]
      const what = same[0]?.what ?? 'name'
      return finding('noTranslation', 'hint', subjects, {
        field: `${what}.${language}`,
        about: { language, what },
      })
    })
  })
}
