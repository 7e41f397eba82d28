import './frame.css'
import { hearShop } from '#/lib/frame.ts'
import { type FromCrm, ToCrm } from './messages.ts'

/* The page with amoCRM's chat (`crm.html`), on an origin of its own in a frame of the shop. */

const SCRIPT = 'https://gso.amocrm.ru/js/button.js'

type Queue = ((...call: unknown[]) => void) & { q?: unknown[][] }
const page = window as unknown as {
  amo_social_button?: object
  amoSocialButtonConfig?: object
  amoSocialButton?: Queue
}

let hasBegun = false

/** Loads amoCRM's script like its own snippet, but without the button: the chat is open at once. */
function begin({ id, hash, locale }: ToCrm, say: (message: FromCrm) => void) {
  const params: unknown[] = []
  page.amo_social_button = { id, hash, locale, inline: true, params, setMeta: (p: unknown) => params.push(p) }
  page.amoSocialButtonConfig = { hidden: true, onlinechat: { mode: 'frame', container: '#chat' } }
  const waiting: unknown[][] = []
  const queue: Queue = Object.assign((...call: unknown[]) => void waiting.push(call), { q: waiting })
  page.amoSocialButton = queue
  queue('onChatReady', () => page.amoSocialButton?.('runChatShow'))
  const script = document.createElement('script')
  script.id = 'amo_social_button_script'
  script.src = SCRIPT
  script.onload = () => say({ type: 'ready' })
  script.onerror = () => say({ type: 'error' })
  document.head.append(script)
}

hearShop<typeof ToCrm, FromCrm>(ToCrm, (message, say) => {
  if (hasBegun) return
  hasBegun = true
  begin(message, say)
})
