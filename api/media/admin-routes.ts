import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { UploadedPictures } from '#contract/admin/media.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { AdminOptions } from '../admin/routes.ts'
import { takePictures } from './admin-take-pictures.ts'
import { readForm } from './read-form.ts'
import { PICTURE_MAX_BYTES } from './read-picture.ts'
import { withRoom } from './upload-room.ts'
import { z } from 'zod'

const tags = ['Back office: media']

/** Of one form: all of them lie in memory until the last is drawn. */
const FILES = { field: 'files', least: 1, most: 10, maxBytes: PICTURE_MAX_BYTES }

/** The pictures of the shop. */
export const mediaAdminRoutes: FastifyPluginAsyncZod<Pick<AdminOptions, 'storage'>> = async (app, { storage }) => {
  await app.register(multipart)

  app.post(
    '/pictures',
    {
      config: { needs: 'media.write' },
      schema: {
        tags,
        summary: 'Takes pictures: a form of 1 to 10 `files` of at most 15 MB each (JPEG, PNG, WebP, AVIF or SVG)',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        response: { 201: UploadedPictures, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const uploaded = await withRoom(request.ip, async (hold) => {
        const { files, fileNames } = await readForm(request, { fields: z.object({}), files: FILES }, hold)
        const named = files.map((bytes, at) => ({ bytes, fileName: fileNames[at]! }))
        return takePictures({ staffDb: request.staffDb, storage }, named)
      })
      return reply.code(201).send(uploaded)
    },
  )
}
