import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ELSEWHERE } from './switched-off.ts'

const root = path.join(import.meta.dirname, '../..')

test.each(Object.entries(ELSEWHERE))(
  '%s is named by the test that has it on and off: %s (ST-08)',
  (flag, file) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(flag)
  },
)
