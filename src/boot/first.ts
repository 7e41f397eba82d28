/*
 * The first script of the page, small so that it arrives and runs at once: it finds the merchant, sends the first calls
 * and applies the colours; the page may be painted before it is parsed completely. The responses are rendered by
 * `boot.ts`, inlined after it.
 */
import { ask, askFirst } from './calls.ts'
import * as device from './device.ts'
import { paint } from './paint.ts'

const { attempt } = device
const { telegramUserId, isSavingData, reopened } = device
window.boot = { device, telegramUserId, isSavingData, reopened, ask, calls: attempt(askFirst) }
attempt(paint)
