import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { avatarRoutes } from './profile/avatar-routes.ts'
import { guardAccountRoutes } from './guard-routes.ts'
import { loginRoutes } from './login/login-routes.ts'
import { passwordRoutes } from './password/password-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { registrationRoutes } from './registration/registration-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'

/** All account routes: those without a login, those of a session, and those of the account itself. */
export const accountRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  guardAccountRoutes(app)
  app.register(registrationRoutes)
  app.register(loginRoutes)
  app.register(passwordRoutes)
  app.register(sessionRoutes)
  app.register(profileRoutes)
  app.register(avatarRoutes, { storage })
}
