import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { SettingsReply } from '#contract/settings.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { readPublicSettings } from './read-settings.ts'

export const settingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/settings',
    {
      schema: {
        tags: ['Settings'],
        summary: 'The store settings: name, phones, address, hours, thresholds',
        querystring: NoQuery,
        response: { 200: SettingsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => {
      const shop = { wallets: app.wallets.offered, sendsSms: app.sms.gateway !== undefined }
      return respondJson(request, reply, (db) => readPublicSettings(db, request.language, shop))
    },
  )
}
