import { conform } from './conform.ts'

/* `npm run conformance -- --url https://api.example.uz --merchant demo`: what a customer of that server would lose. */

process.exitCode = await conform({ args: process.argv.slice(2), print: console.log })
