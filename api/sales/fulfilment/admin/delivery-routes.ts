import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  AdminDeliveriesQuery,
  AdminDelivery,
  AdminDeliveryDays,
  AdminDeliveryDaysQuery,
  AdminDeliveryList,
  AdminDeliveryParams,
  AdminDeliverySheet,
  AdminDeliverySheetQuery,
  ChangedDelivery,
  DeliveryReasonBody,
  HandOverBody,
  PlanDeliveryBody,
  SplitDeliveryBody,
} from '#contract/admin/fulfilment/deliveries.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { mayDo } from '#domain/staff/staff.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import { staffOnce } from '../../../platform/records/staff-once.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { bringBack } from './bring-back.ts'
import { findDelivery, listDeliveries, showDelivery } from './deliveries.ts'
import { showDeliveryDays } from './delivery-days.ts'
import { showDeliverySheet } from './delivery-sheet.ts'
import { planForStaff } from './plan-delivery.ts'
import { dispatchDelivery } from '../dispatch-delivery.ts'
import { endRest } from '../end-rest.ts'
import { handOver } from '../hand-over.ts'
import { isNewestUntold } from '../record-news.ts'
import { splitDelivery } from '../split-delivery.ts'
import type { DeliveryName } from '../staff-delivery.ts'

const tags = ['Back office: deliveries']

/** Deliveries and pickups, with their days. */
export const adminDeliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const shown = { db, dataKey: secrets.dataKey }
  const read = { needs: 'orders.read' } as const
  const ofOne = <Body extends z.ZodType>(summary: string, body: Body) => {
    return { tags, summary, params: AdminDeliveryParams, querystring: NoQuery, body, response: changed }
  }
  /** Changes a delivery, and returns it as it is afterwards. */
  const doing = async (
    id: string,
    staffDb: OrderShop['db'],
    work: (shop: OrderShop, name: DeliveryName) => unknown,
  ) => {
    const { delivery } = await findDelivery(db, id)
    await work({ db: staffDb, secrets }, delivery)
    return { ...(await showDelivery(shown, id)), isUntold: await isNewestUntold(db, delivery.orderId) }
  }

  app.get(
    '/deliveries',
    {
      config: { ...read, shows: shows.partOfOrder },
      schema: {
        tags,
        summary: 'Deliveries and pickups',
        querystring: AdminDeliveriesQuery,
        response: { 200: AdminDeliveryList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listDeliveries(shown, query),
  )

  app.get(
    '/deliveries/:id',
    {
      config: { ...read, shows: shows.partOfOrder },
      schema: {
        tags,
        summary: 'One delivery',
        params: AdminDeliveryParams,
        querystring: NoQuery,
        response: answers,
      },
    },
    async ({ params }) => showDelivery(shown, params.id),
  )

  app.get(
    '/delivery-days',
    {
      config: read,
      schema: {
        tags,
        summary: 'Load and capacity of each slot of these days, zone by zone',
        querystring: AdminDeliveryDaysQuery,
        response: { 200: AdminDeliveryDays, '4xx': ErrorBody },
      },
    },
    async ({ query }) => showDeliveryDays(db, query),
  )

  app.get(
    '/delivery-sheet',
    {
      config: { ...read, shows: shows.sheet },
      schema: {
        tags,
        summary: 'Delivery sheet of a driver: one day, one zone',
        querystring: AdminDeliverySheetQuery,
        response: { 200: AdminDeliverySheet, '4xx': ErrorBody },
      },
    },
    async ({ query }) => showDeliverySheet(shown, query),
  )

  app.post(
    '/deliveries/:id/plan',
    { config: work, schema: ofOne('Chooses the day and the slot of a delivery', PlanDeliveryBody) },
    async ({ params, body, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => planForStaff(shop, name, body, staff))
    },
  )

  app.post(
    '/deliveries/:id/split',
    {
      config: work,
      schema: {
        ...ofOne('Moves some pieces to a delivery of their own, once per Idempotency-Key', SplitDeliveryBody),
        headers: OptionalIdempotencyHeaders,
      },
    },
    async (request) => {
      const { params, body, staff, staffDb } = request
      const deed = { by: byStaff(staff), reason: body.reason, once: staffOnce(request) }
      return doing(params.id, staffDb, (shop, name) => splitDelivery(shop, name, body.pieces, deed))
    },
  )

  app.post(
    '/deliveries/:id/dispatch',
    {
      config: work,
      schema: {
        tags,
        summary: 'Marks a delivery as on its way',
        params: AdminDeliveryParams,
        querystring: NoQuery,
        response: changed,
      },
    },
    async ({ params, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => dispatchDelivery(shop, name, { by: byStaff(staff) }))
    },
  )

  app.post(
    '/deliveries/:id/hand-over',
    {
      config: work,
      schema: ofOne(
        'Hands a delivery over against its code, or against the word of a manager after too many wrong codes; records the cash paid at the door',
        HandOverBody,
      ),
    },
    async ({ params, body, staff, staffDb }) => {
      const deed = { by: byStaff(staff), mayVouch: mayDo(staff.role, 'orders.decide') }
      return doing(params.id, staffDb, (shop, name) => handOver(shop, name, body, deed))
    },
  )

  app.post(
    '/deliveries/:id/failure',
    { config: work, schema: ofOne('Marks a delivery attempt as failed: it needs another day', DeliveryReasonBody) },
    async ({ params, body: { reason }, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => bringBack(shop, name, { by: byStaff(staff), reason }))
    },
  )

  app.post(
    '/deliveries/:id/end-rest',
    {
      config: { needs: 'orders.decide', shows: shows.partOfOrder },
      schema: ofOne('Cancels the undelivered rest of a partly delivered order', DeliveryReasonBody),
    },
    async ({ params, body: { reason }, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, { orderId }) => endRest(shop, orderId, { by: byStaff(staff), reason }))
    },
  )
}

const answers = { 200: AdminDelivery, '4xx': ErrorBody } as const
const changed = { 200: ChangedDelivery, '4xx': ErrorBody } as const
const work = { needs: 'orders.work', shows: shows.partOfOrder } as const
