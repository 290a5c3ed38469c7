import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  AdminJobList,
  AdminJobParams,
  AdminJobsQuery,
  AdminMailList,
  AdminMailsQuery,
  AdminSmsList,
  AdminSmsQuery,
  HealthRecordParams,
  HealthReport,
  LookUp,
  LookUpList,
  LookUpsQuery,
} from '#contract/admin/health.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { callerOf } from '../../platform/http/network-turns.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { staffOnce } from '../../platform/records/staff-once.ts'
import type { SetUp } from '../set-up/setting-points.ts'
import { findHealth } from './find-health.ts'
import { dropJob, retryJob } from './job-acts.ts'
import { listJobs } from './job-queries.ts'
import { listLookUps, lookUpNow } from './look-ups.ts'
import { listMails, listSms } from './message-queries.ts'
import { sendMailAgain, sendSmsAgain } from './send-again.ts'

const tags = ['Back office: health']
const read = { needs: 'health.read' } as const
const work = { needs: 'health.work' } as const
const done = { 204: z.null(), '4xx': ErrorBody }
const ofJob = { tags, params: AdminJobParams, querystring: NoQuery, response: done }
const ofMessage = {
  tags,
  params: HealthRecordParams,
  querystring: NoQuery,
  headers: OptionalIdempotencyHeaders,
  body: z.strictObject({}),
  response: done,
}

/** How the shop runs: what is wrong now, and the queue and the outboxes behind it. */
export const healthAdminRoutes: FastifyPluginAsyncZod<{ setUp: SetUp | undefined }> = async (app, { setUp }) => {
  const { db, secrets, sms, reads, wallets, log, addressLimits: limits } = app

  app.get(
    '/health',
    {
      config: { ...read, isByItself: true }, // an open page asks twice a minute
      schema: {
        tags,
        summary: 'Reports what is wrong, and figures of each part of the shop',
        querystring: NoQuery,
        response: { 200: HealthReport, '4xx': ErrorBody },
      },
    },
    async () => findHealth({ db, sms, reads, setUp, log }),
  )

  app.get(
    '/health/jobs',
    {
      config: read,
      schema: {
        tags,
        summary: 'Lists the jobs that have not ended, parked ones by default',
        querystring: AdminJobsQuery,
        response: { 200: AdminJobList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listJobs(db, query),
  )

  app.post(
    '/health/jobs/:id/retry',
    { config: work, schema: { ...ofJob, summary: 'Tries a parked or waiting job again at once' } },
    async ({ params, staffDb }, reply) => {
      await retryJob(staffDb, params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/health/jobs/:id/drop',
    { config: work, schema: { ...ofJob, summary: 'Drops a job that does not run; what it would send is given up' } },
    async ({ params, staffDb }, reply) => {
      await dropJob(staffDb, params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/health/mails',
    {
      config: { ...read, shows: shows.mail },
      schema: {
        tags,
        summary: 'Lists the mails of the last month, without what they say',
        querystring: AdminMailsQuery,
        response: { 200: AdminMailList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listMails(db, query),
  )

  app.post(
    '/health/mails/:id/sending',
    { config: work, schema: { ...ofMessage, summary: 'Sends a mail again, to the same address' } },
    async (request, reply) => {
      const { params, staff, staffDb } = request
      await sendMailAgain({ staffDb, secrets, limits, staffId: staff.id, once: staffOnce(request) }, params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/health/sms',
    {
      config: { ...read, shows: shows.sms },
      schema: {
        tags,
        summary: 'Lists the SMS of the last month, without texts and phone numbers',
        querystring: AdminSmsQuery,
        response: { 200: AdminSmsList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listSms(db, secrets, query),
  )

  app.post(
    '/health/sms/:id/sending',
    { config: work, schema: { ...ofMessage, summary: 'Sends an SMS again, to the same number' } },
    async (request, reply) => {
      const { params, staff, staffDb } = request
      await sendSmsAgain({ staffDb, secrets, limits, staffId: staff.id, once: staffOnce(request) }, params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/health/look-ups',
    {
      config: read,
      schema: {
        tags,
        summary: 'Lists the payments about which a wallet is still asked',
        querystring: LookUpsQuery,
        response: { 200: LookUpList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listLookUps(db, query),
  )

  app.post(
    '/health/look-ups/:id/asking',
    {
      config: work,
      schema: {
        tags,
        summary: 'Asks the wallet about a payment now',
        params: HealthRecordParams,
        querystring: NoQuery,
        response: { 200: LookUp, '4xx': ErrorBody, 503: ErrorBody },
      },
    },
    async (request) => {
      await limits.lookUpsBy.take(request.staff.id)
      return lookUpNow({ db: request.staffDb, secrets, wallets, log, caller: callerOf(request) }, request.params.id)
    },
  )
}
