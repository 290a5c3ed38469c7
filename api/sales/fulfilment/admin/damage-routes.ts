import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AdminAfterSalesParams,
  AdminDamage,
  AdminDamageList,
  AdminDamageQuery,
  AnswerDamageBody,
  ChangedDamage,
  EndRemedyBody,
  PlanRemedyBody,
} from '#contract/admin/fulfilment/after-sales.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { byStaff } from '../../../platform/records/changer.ts'
import type { OrderShop } from '../../orders/change-order.ts'
import { shows } from '../../../platform/personal-reads/note-reads.ts'
import { findDamage, listDamage, showDamage } from './after-sales.ts'
import { endRemedy, planRemedy } from './plan-remedy.ts'
import { isNewestUntold } from '../record-news.ts'
import { answerDamage } from '../answer-damage.ts'

const tags = ['Back office: after sales']
const ofOne = {
  tags,
  params: AdminAfterSalesParams,
  querystring: NoQuery,
  response: { 200: AdminDamage, '4xx': ErrorBody },
}
const changing = { ...ofOne, response: { 200: ChangedDamage, '4xx': ErrorBody } }

/** Damage that shoppers have reported, and the remedies. */
export const adminDamageRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const desk = { db, dataKey: secrets.dataKey }
  type Name = { orderId: string; reportId: string }
  const doing = async (id: string, staffDb: OrderShop['db'], work: (shop: OrderShop, name: Name) => Promise<void>) => {
    const { order } = await findDamage(db, id)
    await work({ db: staffDb, secrets }, { orderId: order.id, reportId: id })
    return { ...(await showDamage(desk, id)), isUntold: await isNewestUntold(db, order.id) }
  }

  app.get(
    '/damage-reports',
    {
      config: { needs: 'orders.read', shows: shows.partOfOrder },
      schema: {
        tags,
        summary: 'Damage reports',
        querystring: AdminDamageQuery,
        response: { 200: AdminDamageList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listDamage(desk, query),
  )

  app.get(
    '/damage-reports/:id',
    {
      config: { needs: 'orders.read', shows: shows.partOfOrder },
      schema: { ...ofOne, summary: 'One damage report' },
    },
    async ({ params }) => showDamage(desk, params.id),
  )

  app.post(
    '/damage-reports/:id/answer',
    {
      config: { needs: 'orders.decide', shows: shows.partOfOrder },
      schema: {
        ...changing,
        summary: 'Accepts a report with a remedy, or declines it',
        body: AnswerDamageBody,
      },
    },
    async ({ params, body, staff, staffDb }) => {
      const said =
        body.remedy === null ? { accepted: false as const, answer: body.answer } : { accepted: true as const, ...body }
      return doing(params.id, staffDb, (shop, name) => answerDamage(shop, name, said, { by: byStaff(staff) }))
    },
  )

  app.post(
    '/damage-reports/:id/visit',
    {
      config: { needs: 'orders.work', shows: shows.partOfOrder },
      schema: {
        ...changing,
        summary: 'Sets the day of the remedy, and notifies the buyer',
        body: PlanRemedyBody,
      },
    },
    async ({ params, body, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => planRemedy(shop, name, body, { by: byStaff(staff) }))
    },
  )

  app.post(
    '/damage-reports/:id/remedy',
    {
      config: { needs: 'orders.work', shows: shows.partOfOrder },
      schema: { ...changing, summary: 'Marks the repair or replacement as done', body: EndRemedyBody },
    },
    async ({ params, body, staff, staffDb }) => {
      return doing(params.id, staffDb, (shop, name) => endRemedy(shop, name, body, { by: byStaff(staff) }))
    },
  )
}
