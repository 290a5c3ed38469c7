import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  DriverActFields,
  DriverActList,
  DriverActReply,
  DriverRoundBody,
  DriverRoundList,
  DriverRoundParams,
  DriverRoundsQuery,
  DriverStopParams,
  DriverStops,
  RefusedActList,
  SettleActBody,
} from '#contract/admin/drive.ts'
import { NoQuery, UuidKeyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { DRIVER_PHOTO_MAX_BYTES, MAX_DRIVER_PHOTOS } from '#domain/drive/driver-acts.ts'
import { readForm } from '../../platform/media/read-form.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { withRoom } from '../../platform/media/upload-room.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { readActs } from './act-queries.ts'
import { changeRound, listRounds } from './driver-rounds.ts'
import { listStops } from './list-stops.ts'
import { performAct } from './perform-act.ts'
import { presentAct } from './present-act.ts'
import { listRefusedActs, settleAct } from './settle-act.ts'

const PHOTOS = { field: 'photos', least: 0, most: MAX_DRIVER_PHOTOS, maxBytes: DRIVER_PHOTO_MAX_BYTES }

/** The drivers' app (drive/), and what the office sees of it. */
export const driveAdminRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets, addressLimits } = app
  await app.register(multipart)

  app.get(
    '/drive/stops',
    {
      config: { needs: 'drive', shows: shows.partOfOrder },
      schema: {
        tags: ['Drivers’ app'],
        summary: 'Deliveries of today that the caller owns, in order',
        querystring: NoQuery,
        response: { 200: DriverStops, '4xx': ErrorBody },
      },
    },
    async ({ staff }) => listStops({ db, dataKey: secrets.dataKey }, staff),
  )

  app.post(
    '/drive/stops/:id/acts',
    {
      config: { needs: 'drive' },
      schema: {
        tags: ['Drivers’ app'],
        summary:
          'Records what happened at a stop, once per Idempotency-Key: a form with the fields of an act and up to three `photos`. A refused act is kept too',
        consumes: ['multipart/form-data'],
        params: DriverStopParams,
        querystring: NoQuery,
        headers: UuidKeyHeaders,
        response: { 200: DriverActReply, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { params, headers, staff, staffDb } = request
      await addressLimits.driverActsBy.take(staff.id)
      return withRoom(request, async (hold, inTurn) => {
        const { fields, files } = await readForm(request, { fields: DriverActFields, files: PHOTOS }, hold)
        for (let photo = 0; photo < files.length; photo += 1) await addressLimits.driverPhotosBy.take(staff.id)
        const asked = { id: headers['idempotency-key'], deliveryId: params.id, staff, fields, files }
        return inTurn(() => performAct({ db: staffDb, secrets, storage }, asked))
      })
    },
  )

  app.get(
    '/deliveries/:id/driver-acts',
    {
      config: { needs: 'orders.read' },
      schema: {
        tags: ['Back office: deliveries'],
        summary: 'What drivers recorded at a delivery, refused acts too, oldest first',
        params: DriverStopParams,
        querystring: NoQuery,
        response: { 200: DriverActList, '4xx': ErrorBody },
      },
    },
    async ({ params }) => {
      const rows = await readActs(db, params.id)
      return { items: rows.map(presentAct) }
    },
  )

  app.get(
    '/driver-rounds',
    {
      config: { needs: 'orders.read', shows: shows.partOfOrder },
      schema: {
        tags: ['Back office: deliveries'],
        summary: 'Drivers of a day, with their stops in order',
        querystring: DriverRoundsQuery,
        response: { 200: DriverRoundList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listRounds({ db, dataKey: secrets.dataKey }, query.day),
  )

  app.put(
    '/driver-rounds/:staffId/:day',
    {
      config: { needs: 'orders.work' },
      schema: {
        tags: ['Back office: deliveries'],
        summary: 'Chooses the order of a driver’s stops on a day',
        params: DriverRoundParams,
        querystring: NoQuery,
        body: DriverRoundBody,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async ({ params, body, staffDb }, reply) => {
      await changeRound(staffDb, params, body)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/driver-acts',
    {
      config: { needs: 'orders.read' },
      schema: {
        tags: ['Back office: deliveries'],
        summary: 'Refused acts of drivers that nobody has settled, oldest first',
        querystring: NoQuery,
        response: { 200: RefusedActList, '4xx': ErrorBody },
      },
    },
    async () => listRefusedActs(db),
  )

  app.post(
    '/driver-acts/:id/settlement',
    {
      config: { needs: 'orders.work' },
      schema: {
        tags: ['Back office: deliveries'],
        summary: 'Records what the office did about a refused act',
        params: DriverStopParams,
        querystring: NoQuery,
        body: SettleActBody,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async ({ params, body, staff, staffDb }, reply) => {
      await settleAct(staffDb, params.id, { how: body.how, staffId: staff.id })
      return reply.code(204).send(null)
    },
  )
}
