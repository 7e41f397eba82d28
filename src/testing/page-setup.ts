import { performance as nodes } from 'node:perf_hooks'

const NAMES = [
  'now',
  'mark',
  'measure',
  'clearMarks',
  'getEntries',
  'getEntriesByName',
  'getEntriesByType',
] as const

// jsdom's clock has neither marks nor entries. The object is the page's own: a test may stop it, and Node's is the clock
// of the test runner, too.
const value = Object.fromEntries(NAMES.map((name) => [name, nodes[name].bind(nodes)]))
Object.defineProperty(globalThis, 'performance', {
  // Fake timers take what a clock has from its class.
  value: { ...value, timeOrigin: nodes.timeOrigin, constructor: nodes.constructor },
  configurable: true,
  writable: true,
})
