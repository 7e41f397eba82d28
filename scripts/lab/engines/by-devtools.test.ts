import { expect, test } from 'vitest'
import { troubleOf } from './by-devtools.ts'

test('what the console shows in red is a trouble, without the lines of its stack, and nothing else is', () => {
  const thrown = (description?: string) =>
    troubleOf('Runtime.exceptionThrown', {
      exceptionDetails: { text: 'Uncaught', ...(description ? { exception: { description } } : {}) },
    })
  expect(thrown('TypeError: no\n    at a.js:1')).toEqual(['TypeError: no'])
  expect(thrown()).toEqual(['Uncaught'])
  const printed = (type: string) =>
    troubleOf('Runtime.consoleAPICalled', {
      type,
      args: [{ value: 'a screen failed' }, { description: 'Error: x\n    at b.js:2' }],
    })
  expect(printed('error')).toEqual(['a screen failed Error: x'])
  expect(printed('log')).toEqual([])
  expect(troubleOf('Page.loadEventFired', {})).toEqual([])
})
