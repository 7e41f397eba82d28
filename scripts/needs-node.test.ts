import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const { scripts, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const [major] = devDependencies.node.split('.')

/** What a script of one line comes to where Node says that it is `version`. */
function started(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const before = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`]
  const args = [...before, '--import', './scripts/needs-node.js', '--eval', 'console.log("runs")']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return { status, said: (stdout + stderr).trim() }
}

test.each(['18.19.0', '20.20.2', `${major - 1}.99.0`])('Node %s is told which one is needed', (version) => {
  const { status, said } = started(version)
  expect(status).toBe(1)
  expect(said).toContain(`need Node ${major}, and this is Node ${version}`)
  expect(said).not.toContain('runs')
})

test.each([`${major}.0.0`, devDependencies.node, `${Number(major) + 2}.1.0`])(
  'Node %s runs it',
  (version) => {
    expect(started(version)).toEqual({ status: 0, said: 'runs' })
  },
)

test('no script of package.json starts Node without asking', () => {
  const own = Object.entries<string>(scripts).filter(([, command]) => /\bnode\b/.test(command))
  expect(own.length).toBeGreaterThan(10)
  for (const [name, command] of own)
    expect(command, name).toMatch(/^node --import \.\/scripts\/needs-node\.js scripts\/\S+\.ts\b/)
})
