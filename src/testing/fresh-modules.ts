import { vi } from 'vitest'

// The files of a process share the packages that they import, not the state of our own modules.
vi.resetModules()
