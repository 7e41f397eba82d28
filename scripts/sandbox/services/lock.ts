import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Takes a data folder for this process alone: the embedded database has no lock of its own, and two servers in one
 * folder would ruin it. Returns the process that has it, or null when it is ours. A killed owner's lock is void.
 */
export function takeFolder(folder: string): number | null {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'lock')
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.on('exit', () => rmSync(file, { force: true }))
      return null
    } catch {
      const owner = Number(readFileSync(file, 'utf8'))
      if (owner > 0 && owner !== process.pid && isAlive(owner)) return owner
      rmSync(file, { force: true })
    }
  }
  return null
}
