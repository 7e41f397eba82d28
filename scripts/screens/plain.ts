import { type PathName, paths } from '#/paths.ts'
import { phoneOf, signIn } from './steps.ts'
import type { Walk } from './walk.ts'

/** Pages that say all they have when they are opened, those of a customer signed in. */
export const plain = (pages: readonly PathName[]) => async (walk: Walk) => {
  const isOwn = (name: PathName) => paths[name].startsWith('/profile/')
  const open = async (name: PathName) => {
    await walk.go(paths[name])
    await walk.look(paths[name].slice(1).replaceAll('/', '-'))
  }
  for (const name of pages) if (!isOwn(name)) await open(name)
  if (!pages.some(isOwn)) return
  if (walk.variant.shell === 'web') await signIn(walk, phoneOf(walk, 171))
  for (const name of pages) if (isOwn(name)) await open(name)
}
