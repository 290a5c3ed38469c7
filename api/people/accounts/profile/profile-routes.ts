import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DeliveryDistrictBody, DoneReply, ProfileBody, UserParams, UserReply } from '#contract/accounts.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { authenticate, onlyOwnId } from '../sessions/authenticate.ts'
import { doneIn } from '../../../platform/http/done.ts'
import { keepDeliveryDistrict } from '../own-account-queries.ts'
import { updateProfile } from './update-profile.ts'

const tags = ['Accounts']

/** Changes the profile of the logged-in account. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  const { dataKey } = app.secrets
  app.addHook('onRequest', authenticate)

  app.put(
    '/user/delivery-district',
    {
      schema: {
        tags,
        summary: 'Keeps the district for which pages show costs and days of delivery',
        querystring: NoQuery,
        body: DeliveryDistrictBody,
        response: { 200: DoneReply, '4xx': ErrorBody },
      },
    },
    async ({ session, body, language }) => {
      await keepDeliveryDistrict(db, session.userId, body.district)
      return doneIn(language, 'addresses.district-saved')
    },
  )

  app.put(
    '/user/:id',
    {
      onRequest: onlyOwnId,
      schema: {
        tags,
        summary: 'Updates one’s profile; email, date_of_birth and country may be sent, but not changed',
        params: UserParams,
        querystring: NoQuery,
        body: ProfileBody,
        response: { 200: UserReply, '4xx': ErrorBody },
      },
    },
    async ({ session, body, language }) => {
      const data = await updateProfile({ db, dataKey, language }, session.userId, body)
      return { ...doneIn(language, 'profile.updated'), data }
    },
  )
}
