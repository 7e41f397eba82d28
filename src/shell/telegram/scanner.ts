import { on, postEvent, supports } from '@telegram-apps/sdk-react'
import type { Shell } from '#/shell/shell.ts'
import { PHONES } from './viewport.ts'

let endLast = () => {}

/** The scanner of the client, from 6.4 (BX-29). Other clients than phones close theirs at once or do not answer. */
export function scannerOf(version: string, platform: string | null): Shell['scanCode'] {
  if (!PHONES.has(platform ?? '') || !supports('web_app_open_scan_qr_popup', version)) return null
  return (text, isWanted) => {
    endLast()
    return new Promise((resolve) => {
      const end = (code: string | null) => {
        for (const stop of stops) stop()
        resolve(code)
      }
      endLast = () => end(null)
      const stops = [
        on('qr_text_received', ({ data }) => {
          if (!data || !isWanted(data)) return
          postEvent('web_app_close_scan_qr_popup')
          end(data)
        }),
        on('scan_qr_popup_closed', () => end(null)),
      ]
      postEvent('web_app_open_scan_qr_popup', { text })
    })
  }
}
