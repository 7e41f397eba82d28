import type { StudioField } from './types.ts'

/** The fields of the panel: what they have, what of it is changed, and the link to it. */
export function createFields(form: HTMLFormElement, fields: readonly StudioField[]) {
  /** What the server did not take: it stays in its field, and counts as what it was before, until it is changed. */
  const refused = new Set<string>()
  /** What the server has taken, by field. */
  const taken = new Map<string, string>()
  const control = (name: string) => form.elements.namedItem(name)

  const current = ({ name, own }: StudioField): string => {
    if (refused.has(name)) return taken.get(name) ?? own
    const one = control(name)
    if (one instanceof HTMLInputElement && one.type === 'checkbox') return one.checked ? 'on' : 'off'
    return (one as HTMLInputElement | HTMLSelectElement | RadioNodeList | null)?.value ?? own
  }

  const read = (name: string): string => {
    const field = fields.find((one) => one.name === name)
    return field ? current(field) : ''
  }

  const write = (name: string, value: string) => {
    const one = control(name)
    if (one instanceof HTMLInputElement && one.type === 'checkbox') one.checked = value === 'on'
    else if (one !== null) (one as HTMLInputElement | HTMLSelectElement | RadioNodeList).value = value
  }

  /** Without a fault, nothing is said of its calls and its wait. */
  const isMeant = ({ name }: StudioField) => (name !== 'route' && name !== 'ms') || read('fault') !== ''
  const changed = () => fields.filter((one) => isMeant(one) && current(one) !== one.own)

  const wordOf = ({ words }: StudioField, value: string) =>
    words[value] ?? value.replace(/(?<=^\d{4}-\d\d-\d\d)T/, ' ')

  return {
    read,
    write,
    /** The fields of the link: the shop, and what is changed. */
    state: (): Record<string, string> => ({
      merchant: read('merchant'),
      ...Object.fromEntries(changed().map((one) => [one.name, current(one)])),
    }),
    /** What stands in the list of changes. */
    changes: () =>
      changed()
        .filter(({ isListed }) => isListed)
        .map((one) => ({
          name: one.name,
          label: one.label,
          from: wordOf(one, one.own),
          to: wordOf(one, current(one)),
        })),
    reset: (name: string) => {
      const field = fields.find((one) => one.name === name)
      if (field) write(name, field.own)
    },
    resetAll: () => {
      for (const { name, own, isListed } of fields) {
        if (!isListed) continue
        refused.delete(name)
        write(name, own)
      }
    },
    /** The server has taken what is chosen. */
    take: () => {
      for (const one of fields) taken.set(one.name, current(one))
    },
    refuse: (name: string) => refused.add(name),
    /** It was changed: whether it is right is for the server to say again. */
    reconsider: (name: string) => refused.delete(name),
    /** Marks the rows of what is changed, and what was refused. */
    mark: () => {
      const names = new Set(changed().map(({ name }) => name))
      for (const { name } of fields) {
        const one = control(name)
        const element = one instanceof RadioNodeList ? one[0] : one
        if (!(element instanceof Element)) continue
        element.closest('.row')?.classList.toggle('isChanged', names.has(name))
        if (refused.has(name)) element.setAttribute('aria-invalid', 'true')
        else element.removeAttribute('aria-invalid')
      }
      const hasFault = read('fault') !== ''
      for (const name of ['route', 'ms'])
        (control(name) as HTMLElement | null)?.closest('label')?.toggleAttribute('hidden', !hasFault)
    },
  }
}
export type Fields = ReturnType<typeof createFields>
