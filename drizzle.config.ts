import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './api/platform/db/schema.ts',
  out: './api/platform/migrations/sql',
  casing: 'snake_case',
})
