import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db } from '../../platform/db/client.ts'
import { accountAdminRoutes } from './account-routes.ts'
import { invitationAdminRoutes } from './invitation-routes.ts'
import { joinAdminRoutes } from './join-routes.ts'
import { loginAdminRoutes } from './login-routes.ts'
import { peopleAdminRoutes } from './people-routes.ts'
import { totpAdminRoutes } from './totp-routes.ts'

/** `loginDb` is writable without a login and for one's own sessions; the audit log records none of its changes. */
export type LoginOptions = { loginDb: Db }

/** Staff accounts, invitations and logins to the back office. */
export const staffAdminRoutes: FastifyPluginAsyncZod<LoginOptions> = async (app, options) => {
  app.register(loginAdminRoutes, options)
  app.register(joinAdminRoutes, options)
  app.register(accountAdminRoutes, options)
  app.register(totpAdminRoutes, options)
  app.register(peopleAdminRoutes)
  app.register(invitationAdminRoutes)
}
