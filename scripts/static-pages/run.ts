import { writeStaticPages } from './static-pages.ts'

/* `npm run static-pages -- --url https://shop.example.uz --merchant demo --api https://api.example.uz --out pages` */

process.exitCode = await writeStaticPages({ args: process.argv.slice(2), print: console.log })
