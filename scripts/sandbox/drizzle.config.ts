import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './scripts/sandbox/db/schema.ts',
  out: './scripts/sandbox/migrations',
})
