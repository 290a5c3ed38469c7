import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { addRecordRoutes } from '../../records/record-routes.ts'
import { calendarYears } from './calendar-years.ts'

/** Back-office routes for the years of Nepal's calendar. */
export const calendarAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  addRecordRoutes(app, calendarYears)
}
