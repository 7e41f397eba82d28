import { performance } from 'node:perf_hooks'

// jsdom's own knows the time, and neither marks nor entries.
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true })
