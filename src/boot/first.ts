/*
 * The first script of the page, small so that it is there and read at once: it finds out whose page this is, lets the
 * first calls leave and puts the colours on the page, which may be painted before it is read to its end. What is drawn of
 * the answers is the business of `boot.ts`, inlined behind it.
 */
import { ask, askFirst } from './calls.ts'
import * as device from './device.ts'
import { paint } from './paint.ts'

const { attempt } = device
window.boot = { device, telegramUserId: device.telegramUserId, ask, calls: attempt(askFirst) }
attempt(paint)
