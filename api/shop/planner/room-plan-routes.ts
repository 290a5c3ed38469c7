import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { KeptRoomPlanReply, RoomPlanBody, RoomPlanParams, RoomPlanReply, RoomPlansReply } from '#contract/planner.ts'
import { MAX_PLAN_TEXT } from '#domain/planner/read-plan.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { done, doneIn } from '../../platform/http/done.ts'
import { keepRoomPlan, noSuchPlan, presentRoomPlan } from './keep-room-plan.ts'
import { deleteRoomPlan, findRoomPlan, readSummaries } from './room-plan-queries.ts'
import { sentPlan } from './sent-plan.ts'

/** Nepali letters take three bytes each. */
const BODY_LIMIT_BYTES = 16 * 1024 + 3 * MAX_PLAN_TEXT

const common = { tags: ['Room plans'], querystring: NoQuery }
const ofOne = { ...common, params: RoomPlanParams }

/** The room plans that the logged-in member keeps in the account. */
export const roomPlanRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  app.addHook('onRoute', (route) => {
    // Each call reads or writes whole plans.
    route.config = { ...route.config, isDear: true }
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  const onRequest = authenticate

  app.get(
    '/room-plans',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Lists the plans in the account, most recently changed first',
        response: { 200: RoomPlansReply, '4xx': ErrorBody },
      },
    },
    async ({ session }) => {
      const rows = await readSummaries(db, session.userId)
      const data = rows.map(({ id, changedAt, ...row }) => ({ _id: id, ...row, changedAt: changedAt.toISOString() }))
      return { ...done('Plans found'), data }
    },
  )

  app.get(
    '/room-plans/:id',
    { onRequest, schema: { ...ofOne, summary: 'Returns a plan', response: { 200: RoomPlanReply, '4xx': ErrorBody } } },
    async ({ session, params }) => {
      const found = await findRoomPlan(db, { userId: session.userId, id: params.id })
      if (!found) throw noSuchPlan()
      return { ...done('Plan found'), data: presentRoomPlan(found) }
    },
  )

  app.put(
    '/room-plans/:id',
    {
      onRequest,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        ...ofOne,
        summary: 'Keeps a plan in the account, or changes the version that the request names',
        body: RoomPlanBody,
        response: { 200: KeptRoomPlanReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, body, language }) => {
      await app.addressLimits.roomPlanChangesBy.take(session.userId)
      const change = { plan: sentPlan(body.plan), seen: body.version }
      return {
        ...doneIn(language, 'room-plans.kept'),
        data: await keepRoomPlan(db, { userId: session.userId, id: params.id }, change),
      }
    },
  )

  app.delete(
    '/room-plans/:id',
    {
      onRequest,
      schema: {
        ...ofOne,
        summary: 'Deletes a plan and returns it, so that it can be kept again',
        response: { 200: RoomPlanReply, '4xx': ErrorBody },
      },
    },
    async ({ session, params, language }) => {
      const deleted = await deleteRoomPlan(db, { userId: session.userId, id: params.id })
      if (!deleted) throw noSuchPlan()
      return { ...doneIn(language, 'room-plans.deleted'), data: presentRoomPlan(deleted) }
    },
  )
}
