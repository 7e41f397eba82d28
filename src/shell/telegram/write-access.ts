import { requestWriteAccess } from '@telegram-apps/sdk-react'
import type { Launch, Shell } from '#/shell/shell.ts'

/** ms; the customer reads a question of Telegram's meanwhile. */
const ANSWER_LIMIT = 45_000

/** Letting the bot write, from 6.9 (BX-12). The launch says who has let it, and nothing says so later. */
export function writing({ mayBotWrite }: Launch): Pick<Shell, 'canAskToWrite' | 'askToWrite'> {
  let may = mayBotWrite
  return {
    canAskToWrite: () => !may && requestWriteAccess.isAvailable(),
    askToWrite: async () => {
      try {
        may = (await requestWriteAccess({ timeout: ANSWER_LIMIT })) === 'allowed'
      } catch {
        // a client that does not answer has not asked either
      }
      return may ? 'allowed' : 'refused'
    },
  }
}
