/*
 * What the app uses and some browsers lack (ST-19) or refuse (ST-20). Only these load this file: `boot/polyfills.ts` finds
 * out which.
 */
import 'core-js/modules/es.array.find-last.js'
import 'core-js/modules/es.array.find-last-index.js'
import 'core-js/modules/es.array.to-reversed.js'
import 'core-js/modules/es.array.to-sorted.js'
import 'core-js/modules/web.url.can-parse.js'
import { shimBrowser } from '#/lib/browser-shim.ts'

shimBrowser(window)
