/*
 * The first script of the page, small so that it is there and read at once: it finds out whose page this is and lets
 * the first calls leave. What is drawn of their answers is the business of `boot.ts`, inlined behind it.
 */
import { ask, askFirst } from './calls.ts'
import * as device from './device.ts'

window.boot = { device, ask, calls: device.attempt(askFirst) }
