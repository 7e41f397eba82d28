import { vi } from 'vitest'

/*
 * The files of a process share the packages that they import: not the state of our own modules, and no global that one
 * of them has made, such as what the first screen hands over to the app.
 */

vi.resetModules()

const kept: { namesAtFirst?: ReadonlySet<string> } = process as object
kept.namesAtFirst ??= new Set(Object.getOwnPropertyNames(globalThis))
// The test runner keeps its own there.
for (const name of Object.getOwnPropertyNames(globalThis))
  if (!kept.namesAtFirst.has(name) && !name.startsWith('__vitest')) Reflect.deleteProperty(globalThis, name)
