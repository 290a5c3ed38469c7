import { respond } from '#api/platform/cache/respond.ts'
import { runUntilStopped } from '#api/platform/env/run-until-stopped.ts'
import { start } from '#api/start.ts'
import { backOffice } from '../admin/server.ts'
import { driversApp } from '../drive/server.ts'
import { storefront } from '../storefront/server.ts'

await runUntilStopped(async (env) => {
  const isDevelopment = env.NODE_ENV === 'development'
  const server = await start(env, (app, site) => {
    app.register(backOffice, { isDevelopment })
    app.register(driversApp, { isDevelopment })
    app.register(storefront, { api: app, respond, ...site, isDevelopment })
  })
  console.log(`Kastha is open at ${server.address}`)
  for (const notice of server.notices) console.log(notice)
  return server
})
