import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { PHOTO_MAX_BYTES } from '#domain/photos/photos.ts'
import { readForm, type Form } from '../../platform/media/read-form.ts'
import { withRoom } from '../../platform/media/upload-room.ts'
import { ownLimit } from '../../platform/rate-limits/limit.ts'

/** Limit per order or request, because re-encoding pictures keeps a core busy. */
const UPLOADS = { name: 'photoUploads', most: 30, withinS: 3_600 }
const uploads = ownLimit(UPLOADS)

type PhotoForm<Fields> = { about: string; field?: string; fields: Fields; least: number; most: number }

/**
 * Reads a form with text fields and photos (field `photos` by default), and passes it to `work`.
 *
 * @param of.about  subject of the form, such as the id of an order; uploads per subject and hour are limited
 * @throws AppError like readForm; too_many_requests, before anything is done with the photos; unavailable when too many
 *         uploads run concurrently
 */
export async function withPhotoForm<Fields extends z.ZodObject, Done>(
  request: FastifyRequest,
  { about, field = 'photos', fields, least, most }: PhotoForm<Fields>,
  work: (form: Form<Fields>) => Promise<Done>,
): Promise<Done> {
  await uploads.take(about)
  const files = { field, least, most, maxBytes: PHOTO_MAX_BYTES }
  return withRoom(request, async (hold, inTurn) => {
    const form = await readForm(request, { fields, files }, hold)
    // Forms without photos or with wrong fields cost little: they must not use up what is for all behind an address.
    if (form.files.length > 0) await request.server.addressLimits.photoForms.take(request.ip)
    return inTurn(() => work(form))
  })
}
