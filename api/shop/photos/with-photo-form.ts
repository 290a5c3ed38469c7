import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { PHOTO_MAX_BYTES } from '#domain/photos.ts'
import { readForm, type Form } from '../../platform/media/read-form.ts'
import { withRoom } from '../../platform/media/upload-room.ts'
import { ownLimit } from '../../platform/rate-limits/limit.ts'

/** About one thing: drawing pictures anew keeps a core busy. */
const UPLOADS = { name: 'photoUploads', most: 30, withinS: 3_600 }
const uploads = ownLimit(UPLOADS)

type PhotoForm<Fields> = { about: string; field?: string; fields: Fields; least: number; most: number }

/**
 * Reads a form with photos (files `photos`, unless another field is named) and texts, and does with it what is to be done.
 *
 * @param of.about  what the form is about, such as the id of an order: so much is sent about one thing in an hour and no more
 * @throws AppError as readForm; too_many_requests, before anything is read; unavailable when too many send photos at once
 */
export async function withPhotoForm<Fields extends z.ZodObject, Done>(
  request: FastifyRequest,
  { about, field = 'photos', fields, least, most }: PhotoForm<Fields>,
  work: (form: Form<Fields>) => Promise<Done>,
): Promise<Done> {
  await request.server.addressLimits.photoForms.take(request.ip)
  await uploads.take(about)
  const files = { field, least, most, maxBytes: PHOTO_MAX_BYTES }
  return withRoom(request.ip, async (hold, inTurn) => {
    const form = await readForm(request, { fields, files }, hold)
    return inTurn(() => work(form))
  })
}
