import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  DriverActFields,
  DriverActList,
  DriverActReply,
  DriverStopParams,
  DriverStops,
  type DriverAct,
} from '#contract/admin/drive.ts'
import { NoQuery, UuidKeyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { MAX_DRIVER_PHOTOS } from '#domain/drive/driver-acts.ts'
import { PHOTO_MAX_BYTES } from '#domain/photos/photos.ts'
import { readForm } from '../../platform/media/read-form.ts'
import type { MediaStorage } from '../../platform/media/storage.ts'
import { withRoom } from '../../platform/media/upload-room.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { readActs, type StoredAct } from './act-queries.ts'
import { listStops } from './list-stops.ts'
import { performAct } from './perform-act.ts'

const PHOTOS = { field: 'photos', least: 0, most: MAX_DRIVER_PHOTOS, maxBytes: PHOTO_MAX_BYTES }

/** The drivers' app (drive/), and what the office sees of it. */
export const driveAdminRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  const { db, secrets } = app
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
      return withRoom(request, async (hold, inTurn) => {
        const { fields, files } = await readForm(request, { fields: DriverActFields, files: PHOTOS }, hold)
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
      return { items: rows.map(({ act, driver }) => ({ ...presentAct(act), driver })) }
    },
  )
}

function presentAct({
  id,
  kind,
  problem,
  words,
  cash,
  photoIds,
  at,
  receivedAt,
  refusal,
  answer,
}: StoredAct): DriverAct {
  const times = { at: at.toISOString(), receivedAt: receivedAt.toISOString() }
  return { id, kind, problem, words, cash, photoIds, ...times, refusal, answer }
}
