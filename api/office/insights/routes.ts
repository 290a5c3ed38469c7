import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Insight, InsightFileQuery, InsightParams, InsightQuery } from '#contract/admin/insights.ts'
import { ErrorBody } from '#contract/errors.ts'
import { insights, type InsightName } from '#domain/insights/insight-names.ts'
import { daysIn, lastDays, MOST_DAYS, periodBefore, type Period } from '#domain/insights/periods.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { exportRows } from '../../platform/exports/export-rows.ts'
import { limitConcurrency } from '../../platform/process/limit-concurrency.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import { afterSalesByCarrier, afterSalesByProduct } from './after-sales.ts'
import { conversion } from './conversion.ts'
import { customersByMonth } from './customers.ts'
import type { ReadInsight } from './insight.ts'
import { promiseKept } from './promise.ts'
import { repliesInTime } from './replies.ts'
import { salesByDay, salesByCategory, salesByDistrict, salesByHour } from './sales.ts'

const tags = ['Back office: insights']

const readers: Record<InsightName, ReadInsight> = {
  days: salesByDay,
  categories: salesByCategory,
  districts: salesByDistrict,
  hours: salesByHour,
  conversion,
  promise: promiseKept,
  products: afterSalesByProduct,
  carriers: afterSalesByCarrier,
  replies: repliesInTime,
  customers: customersByMonth,
}

/** Questions about a period, each compared with as many days before it. Nothing in them is about one person. */
export const insightAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app
  const inTurn = limitConcurrency({ atOnce: 2, mostWaiting: 10 })

  async function answer(name: InsightName, query: InsightQuery, role: StaffRole): Promise<Insight> {
    if (!mayDo(role, insights[name].needs)) throw new AppError('forbidden', 'Only managers see sales.')
    const now = new Date()
    const period = periodOf(query, nepalDay(now))
    const before = periodBefore(period)
    const found = await inTurn(() => readers[name]({ db, period, before, now }))
    return { period, before, ...found }
  }

  app.get(
    '/insights/:insight',
    {
      config: { needs: 'dashboard.read' },
      schema: {
        tags,
        summary: 'One question with its answer for a period and the one before',
        params: InsightParams,
        querystring: InsightQuery,
        response: { 200: Insight, '4xx': ErrorBody },
      },
    },
    async ({ params, query, staff }) => answer(params.insight, query, staff.role),
  )

  app.get(
    '/insights/:insight/file',
    {
      exposeHeadRoute: false, // it would read all of it
      config: { needs: 'dashboard.read' },
      schema: {
        tags,
        summary: 'The rows of the answer as a file',
        params: InsightParams,
        querystring: InsightFileQuery,
        response: { '4xx': ErrorBody },
      },
    },
    async ({ params, query: { format, ...query }, staff }, reply) => {
      const { columns, rows, period } = await answer(params.insight, query, staff.role)
      return exportRows(reply, {
        format,
        fileName: `${params.insight}-${period.from}-${period.until}`,
        columns: columns.map(({ title, unit }, at) => ({
          heading: headingOf(title, unit),
          value: ({ cells }: (typeof rows)[number]) => cells[at] ?? null,
        })),
        rows,
      })
    },
  )
}

function periodOf({ days, from, until }: InsightQuery, today: string): Period {
  if (from === undefined && until === undefined) return lastDays(days, today)
  const period = { from: from ?? until!, until: until ?? today }
  refuseFields({
    from: from === undefined && 'Name the first day, too',
    until:
      (period.until > today && 'Choose a day that has begun') ||
      (period.until < period.from && 'Choose a day after the first one') ||
      (daysIn(period) > MOST_DAYS && `Choose at most ${MOST_DAYS} days`),
  })
  return period
}

function headingOf(title: string, unit: Insight['columns'][number]['unit']): string {
  const units = { money: 'Nrs.', percent: '%', minutes: 'minutes', count: '' }
  return unit === null || units[unit] === '' ? title : `${title} (${units[unit]})`
}
