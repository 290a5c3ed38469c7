import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  Dashboard,
  DashboardQuery,
  PlannedProducts,
  SearchMissesQuery,
  SearchMissList,
} from '#contract/admin/dashboard.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { lastDays } from '#domain/insights/periods.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { mayDo } from '#domain/staff/staff.ts'
import { readMisses } from '../../shop/catalog/miss-queries.ts'
import { openPlannedProducts } from './planned-products.ts'
import { showDashboard } from './show-dashboard.ts'

const tags = ['Back office: dashboard']

/** The first page of the back office. */
export const dashboardAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const readPlannedProducts = openPlannedProducts(app.secrets.dataKey)
  app.get(
    '/dashboard',
    {
      config: { needs: 'dashboard.read', isByItself: true }, // an open page asks each minute
      schema: {
        tags,
        summary: 'Returns sales, stock, pending work and refunds',
        querystring: DashboardQuery,
        response: { 200: Dashboard, '4xx': ErrorBody },
      },
    },
    async ({ query, staff }) => showDashboard(app.db, { days: query.days, seesMoney: mayDo(staff.role, 'money.read') }),
  )

  app.get(
    '/planned-products',
    {
      config: { needs: 'dashboard.read' },
      schema: {
        tags,
        summary: 'Counts products of sent room plans that their senders have not bought',
        querystring: NoQuery,
        response: { 200: PlannedProducts, '4xx': ErrorBody },
      },
    },
    async () => readPlannedProducts(app.db),
  )

  app.get(
    '/search-misses',
    {
      config: { needs: 'dashboard.read' },
      schema: {
        tags,
        summary: 'Lists searches without results',
        querystring: SearchMissesQuery,
        response: { 200: SearchMissList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => readMisses(app.db, query, lastDays(query.days, nepalDay(new Date())).from),
  )
}
