import { respond } from '#api/cache/respond.ts'
import { runUntilStopped } from '#api/run-until-stopped.ts'
import { start } from '#api/start.ts'
import { backOffice } from './admin/server.ts'
import { storefront } from './storefront/server.ts'

await runUntilStopped(async (env) => {
  const isDevelopment = env.NODE_ENV === 'development'
  const server = await start(env, (app, site) => {
    app.register(backOffice, { isDevelopment })
    app.register(storefront, { api: app, respond, ...site, isDevelopment })
  })
  console.log(`Kastha is open at ${server.address}`)
  if (server.arePaymentsTests)
    console.log('Payments by wallet are TESTS: no wallet has credentials, and no money moves')
  for (const login of server.demoLogins) console.log(`Log in as ${login}`)
  return server
})
