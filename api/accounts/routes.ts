import cookie from '@fastify/cookie'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { guardAccountRoutes } from './guard-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { loginRoutes } from './login-routes.ts'

/** Everything about accounts that needs no account yet, and the session of who has one. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  guardAccountRoutes(app)
  await app.register(cookie, { secret: app.secrets.cookieKey.export() })
  app.register(registrationRoutes)
  app.register(loginRoutes)
  app.register(passwordRoutes)
}
