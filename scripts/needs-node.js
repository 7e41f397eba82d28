/*
 * Loaded before each script of package.json (`node --import`), and in JavaScript: an older Node ends at the first file of
 * TypeScript with "Unknown file extension", which names neither the Node that is needed nor why it is not there.
 */
import { readFileSync } from 'node:fs'

const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const majorOf = (version) => Number.parseInt(version, 10)
const [needed, here] = [devDependencies.node, process.versions.node]

if (majorOf(here) < majorOf(needed)) {
  console.error(
    `The scripts need Node ${majorOf(needed)}, and this is Node ${here}.\n` +
      `"npm ci" brings Node ${needed} into node_modules, and "npm run" takes that one. It is not there: run "npm ci" without ` +
      `--ignore-scripts and --omit, or take Node ${majorOf(needed)} yourself.`,
  )
  process.exit(1)
}
