/*
 * Functions that the app uses and that some supported browsers lack (FEATURES.md, ST-19). Only a browser that lacks one
 * of them loads this file: `boot/polyfills.ts` knows which.
 */
import 'core-js/modules/es.array.find-last.js'
import 'core-js/modules/es.array.find-last-index.js'
import 'core-js/modules/es.array.to-reversed.js'
import 'core-js/modules/es.array.to-sorted.js'
import 'core-js/modules/web.url.can-parse.js'
