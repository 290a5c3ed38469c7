import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  EndpointStateBody,
  NewWebhookEndpoint,
  SecretRotationBody,
  WebhookDeliveriesQuery,
  WebhookDeliveryDetail,
  WebhookDeliveryList,
  WebhookDeliveryParams,
  WebhookEndpoint,
  WebhookEndpointBody,
  WebhookEndpointChange,
  WebhookEndpointList,
  WebhookEndpointParams,
  WebhookEndpointsQuery,
} from '#contract/admin/webhooks.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { staffOnce } from '../../platform/records/staff-once.ts'
import { resendDelivery, sendTest, showDelivery } from './delivery-acts.ts'
import { readDeliveries } from './log-queries.ts'
import * as endpoints from './manage-endpoints.ts'

const tags = ['Back office: webhooks']
const read = { needs: 'webhooks.read' } as const
const write = { needs: 'webhooks.write' } as const
/** A stolen login could direct messages elsewhere, or make some up. */
const writeProved = { ...write, needsProof: true } as const

const ofOne = { tags, params: WebhookEndpointParams, querystring: NoQuery }
const answersOne = { 200: WebhookEndpoint, '4xx': ErrorBody }
const showsSecret = { 200: NewWebhookEndpoint, '4xx': ErrorBody }
const ofDelivery = {
  tags,
  params: WebhookDeliveryParams,
  querystring: NoQuery,
  response: { 200: WebhookDeliveryDetail, '4xx': ErrorBody },
}

/** Receivers of webhooks, and the log of what was sent to them. `sendingDb` records what the server itself sends. */
export const webhookAdminRoutes: FastifyPluginAsyncZod<{ sendingDb: Db }> = async (app, { sendingDb }) => {
  const { db, secrets, receivers, log } = app

  app.get(
    '/webhooks',
    {
      config: read,
      schema: {
        tags,
        summary: 'Lists the receivers of webhooks',
        querystring: WebhookEndpointsQuery,
        response: { 200: WebhookEndpointList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => endpoints.listEndpoints(db, query),
  )

  app.get(
    '/webhooks/:id',
    { config: read, schema: { ...ofOne, summary: 'Returns a receiver, without its secret', response: answersOne } },
    async ({ params }) => endpoints.showEndpoint(db, params.id),
  )

  app.post(
    '/webhooks',
    {
      config: writeProved,
      schema: {
        tags,
        summary: 'Adds a receiver, and shows its secret this once',
        querystring: NoQuery,
        body: WebhookEndpointBody,
        response: showsSecret,
      },
    },
    async ({ body, staffDb }) => endpoints.addEndpoint({ db: staffDb, secrets, receivers }, body),
  )

  app.put(
    '/webhooks/:id',
    {
      config: writeProved,
      schema: {
        ...ofOne,
        summary: 'Saves the address, description and events of a receiver',
        body: WebhookEndpointChange,
        response: answersOne,
      },
    },
    async ({ params, body, staffDb }) => endpoints.saveEndpoint({ db: staffDb, secrets, receivers }, params.id, body),
  )

  app.post(
    '/webhooks/:id/secret',
    {
      config: writeProved,
      schema: {
        ...ofOne,
        summary: 'Makes a new secret, and shows it this once',
        body: SecretRotationBody,
        response: showsSecret,
      },
    },
    async ({ params, body, staffDb }) =>
      endpoints.rotateSecret({ db: staffDb, secrets, receivers }, params.id, body.overlapHours),
  )

  app.put(
    '/webhooks/:id/state',
    {
      config: write,
      schema: { ...ofOne, summary: 'Pauses or resumes a receiver', body: EndpointStateBody, response: answersOne },
    },
    async ({ params, body, staffDb }) => endpoints.setEndpointState(staffDb, params.id, body.state),
  )

  app.delete(
    '/webhooks/:id',
    {
      config: write,
      schema: { ...ofOne, summary: 'Removes a receiver', response: { 204: z.null(), '4xx': ErrorBody } },
    },
    async ({ params, staffDb }, reply) => {
      await endpoints.removeEndpoint(staffDb, params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/webhooks/:id/test',
    {
      config: write,
      schema: {
        ...ofOne,
        summary: 'Sends a test message and waits for its answer, once per Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        body: z.strictObject({}),
        response: { 200: WebhookDeliveryDetail, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const tools = { db: sendingDb, secrets, receivers, log }
      return sendTest(tools, request.staffDb, request.params.id, staffOnce(request))
    },
  )

  app.get(
    '/webhook-deliveries',
    {
      config: read,
      schema: {
        tags,
        summary: 'Lists what was sent to receivers, and what waits',
        querystring: WebhookDeliveriesQuery,
        response: { 200: WebhookDeliveryList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => readDeliveries(db, query),
  )

  app.get(
    '/webhook-deliveries/:id',
    { config: read, schema: { ...ofDelivery, summary: 'Returns a delivery with its body and tries' } },
    async ({ params }) => showDelivery(db, params.id),
  )

  app.post(
    '/webhook-deliveries/:id/sending',
    { config: write, schema: { ...ofDelivery, summary: 'Sends a message again, with the same id' } },
    async ({ params, staffDb }) => resendDelivery(staffDb, params.id),
  )
}
