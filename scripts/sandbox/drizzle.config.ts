import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './scripts/sandbox/db/schema/index.ts',
  out: './scripts/sandbox/migrations',
})
