import { seeds } from '../sandbox/seeds/index.ts'
import { setUpBot } from './set-up.ts'

/* `npm run bot -- demo --url https://demo.example.uz`: makes a bot the shop's; `--dry-run` only says what would change. */

process.exitCode = await setUpBot({
  args: process.argv.slice(2),
  env: process.env,
  print: console.log,
  brandOf: (merchant) => {
    const seed = seeds.find((one) => one.merchant.sub === merchant)
    return seed ? String(seed.settings.brand) : null
  },
})
