import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { EventTypes } from '#contract/integrations/event-types.ts'
import { webhookEventNames } from '#domain/webhooks/webhook-events.ts'

/** What a program can be sent instead of asking again and again. */
export const eventRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/event-types',
    {
      config: { scope: 'any' },
      schema: {
        operationId: 'listEventTypes',
        tags: ['Webhooks'],
        summary: 'Lists the events that the shop’s webhooks tell of',
        querystring: NoQuery,
        response: { 200: EventTypes },
      },
    },
    async () => ({ items: webhookEventNames.map((name) => ({ name })) }),
  )
}
