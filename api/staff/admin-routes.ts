import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db } from '../db/client.ts'
import { accountAdminRoutes } from './account-admin-routes.ts'
import { invitationAdminRoutes } from './invitation-admin-routes.ts'
import { joinAdminRoutes } from './join-admin-routes.ts'
import { loginAdminRoutes } from './login-admin-routes.ts'
import { peopleAdminRoutes } from './people-admin-routes.ts'
import { totpAdminRoutes } from './totp-admin-routes.ts'

/** `loginDb` may be written to by who is nobody yet, and for one's own login: nothing of it is in the audit log. */
export type LoginOptions = { loginDb: Db }

/** Who may use the back office, and how they get in. */
export const staffAdminRoutes: FastifyPluginAsyncZod<LoginOptions> = async (app, options) => {
  app.register(loginAdminRoutes, options)
  app.register(joinAdminRoutes, options)
  app.register(accountAdminRoutes, options)
  app.register(totpAdminRoutes, options)
  app.register(peopleAdminRoutes)
  app.register(invitationAdminRoutes)
}
