import type { Api } from 'grammy'
import { type BotLanguage, wordsOf } from './words.ts'

/** One thing of a bot that is not as it should be. `apply` throws what Telegram refuses. */
export type Change = { what: string; now: string; next: string; apply: () => Promise<unknown> }

type Wanted = { brand: string /** Of the web app: what the menu button opens. */; url: string }

const LANGUAGES: readonly BotLanguage[] = ['', 'uz', 'ru', 'en']

const inLanguage = (what: string, lang: BotLanguage) => `${what}, ${lang || 'every other language'}`

/** What has to change for a bot to be the shop's: menu button with the web app, commands, descriptions. Only reads. */
export async function changesFor(api: Api, { brand, url }: Wanted): Promise<Change[]> {
  const words = wordsOf(brand)
  const button = await api.getChatMenuButton()
  const menuButton = {
    type: 'web_app',
    text: words[''].menuButton,
    web_app: { url },
  } as const
  const shown = button.type === 'web_app' ? `${button.text} → ${button.web_app.url}` : button.type
  const changes: Change[] = [
    {
      what: 'menu button',
      now: shown,
      next: `${menuButton.text} → ${menuButton.web_app.url}`,
      apply: () => api.setChatMenuButton({ menu_button: menuButton }),
    },
  ]
  for (const lang of LANGUAGES) {
    const { description, shortDescription, start } = words[lang]
    const other = lang ? { language_code: lang } : {}
    const commands = await api.getMyCommands(other)
    const list = (all: readonly { command: string; description: string }[]) =>
      all.map((one) => `/${one.command} ${one.description}`).join('; ')
    const wanted = [{ command: 'start', description: start }]
    changes.push(
      {
        what: inLanguage('commands', lang),
        now: list(commands),
        next: list(wanted),
        apply: () => api.setMyCommands(wanted, other),
      },
      {
        what: inLanguage('description', lang),
        now: (await api.getMyDescription(other)).description,
        next: description,
        apply: () => api.setMyDescription(description, other),
      },
      {
        what: inLanguage('short description', lang),
        now: (await api.getMyShortDescription(other)).short_description,
        next: shortDescription,
        apply: () => api.setMyShortDescription(shortDescription, other),
      },
    )
  }
  return changes.filter(({ now, next }) => now !== next)
}
