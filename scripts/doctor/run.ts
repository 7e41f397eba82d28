import { doctor } from './doctor.ts'

/* `npm run doctor -- --url https://api.example.uz --merchant demo`: what customers of that shop do not see, and why. */

process.exitCode = await doctor({ args: process.argv.slice(2), print: console.log })
