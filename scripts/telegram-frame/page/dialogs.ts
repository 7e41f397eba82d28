import type { Ask, Dialog, DialogKind } from './types.ts'

/** Questions of the client, one at a time. An answer given beforehand is taken instead of asking. */
export function createDialogs(over: HTMLElement): {
  ask: Ask
  answer: (kind: DialogKind, text: string) => void
  /** Closes the dialogs of an app that was unloaded, since their answers have no receiver any more. */
  clear: () => void
} {
  const given = new Map<DialogKind, string[]>()
  let last: Promise<unknown> = Promise.resolve()

  const show = (dialog: Dialog): Promise<string> =>
    new Promise((resolve) => {
      const card = document.createElement('div')
      card.className = 'card'
      card.setAttribute('role', 'dialog')
      card.setAttribute('aria-label', dialog.title || dialog.text)
      const title = document.createElement('h2')
      title.textContent = dialog.title
      const text = document.createElement('p')
      text.textContent = dialog.text
      card.append(...(dialog.title ? [title] : []), ...(dialog.text ? [text] : []))
      const close = (answer: string) => {
        over.replaceChildren()
        over.hidden = true
        resolve(answer)
      }
      if (dialog.input) {
        const input = document.createElement('input')
        input.placeholder = dialog.input
        input.setAttribute('aria-label', dialog.input)
        input.addEventListener('change', () => close(input.value))
        card.append(input)
      }
      for (const [answer, label] of dialog.choices) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = label
        button.addEventListener('click', () => close(answer))
        card.append(button)
      }
      over.replaceChildren(card)
      over.hidden = false
    })

  return {
    ask: (kind, dialog) => {
      const answer = given.get(kind)?.shift()
      if (answer !== undefined) return Promise.resolve(answer)
      const asked = last.then(() => show(dialog))
      last = asked
      return asked
    },
    clear: () => {
      over.replaceChildren()
      over.hidden = true
      last = Promise.resolve()
    },
    answer: (kind, text) => given.set(kind, [...(given.get(kind) ?? []), text]),
  }
}
