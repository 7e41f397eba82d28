import path from 'node:path'
import { Script } from 'node:vm'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build } from 'vite'

/** Name under which the script leaves what `page.ts` exports. */
export const GLOBAL = 'shopPage'

/** `page.ts` with all it imports, as a script that can be run in any number of realms. */
export async function pageScript(): Promise<Script> {
  const built = await build({
    configFile: false,
    root: path.join(import.meta.dirname, '../../..'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: path.join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: GLOBAL },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output.find((one) => one.type === 'chunk') : null
  if (!chunk) throw new Error('The page did not build.')
  return new Script(chunk.code, { filename: 'page.js' })
}
