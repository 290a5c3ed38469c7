import { parseEnv } from '#api/env.ts'
import { StartError } from '#api/start-error.ts'
import { respond } from '#api/cache/respond.ts'
import { start } from '#api/start.ts'
import { storefront } from './storefront/server.ts'

const STOP_WITHIN_MS = 9_500

// Ctrl+C may arrive twice: from the terminal, and passed on by `npm start`.
const stopRequested = new Promise<void>((resolve) => {
  process.on('SIGTERM', () => resolve())
  process.on('SIGINT', () => resolve())
})
// Also while it still opens, which takes minutes when a large demo is filled in.
void stopRequested.then(() => setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref())

try {
  const env = parseEnv(process.env)
  const isDevelopment = env.NODE_ENV === 'development'
  const server = await start(env, (app, site) => {
    app.register(storefront, { api: app, respond, ...site, isDevelopment })
  })
  console.log(`Kastha is open at ${server.address}`)
  for (const login of server.demoLogins) console.log(`Log in as ${login}`)
  await stopRequested
  await server.stop()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
