import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  CleanedMedia,
  MediaCheck,
  PictureBody,
  PictureDetails,
  PictureList,
  PictureParams,
  PicturesQuery,
  RemovedPictures,
  RemovePicturesBody,
  UploadedPictures,
} from '#contract/admin/media.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import type { MediaStorage } from '../storage.ts'
import { askedPicture, changePicture } from './change-picture.ts'
import { checkMedia, cleanMedia } from './check-media.ts'
import { listPictures } from './picture-queries.ts'
import { removeStaffPicture, removeStaffPictures } from './remove-pictures.ts'
import { takePictures } from './take-pictures.ts'
import { readForm } from '../read-form.ts'
import { PICTURE_MAX_BYTES } from '../read-picture.ts'
import { withRoom } from '../upload-room.ts'
import { z } from 'zod'
import { defined } from '#domain/defined.ts'

const tags = ['Back office: media']

const ofOne = {
  tags,
  params: PictureParams,
  querystring: NoQuery,
  response: { 200: PictureDetails, '4xx': ErrorBody },
}

/** Limits of one form: all of its files are in memory until the last one is processed. */
const FILES = { field: 'files', least: 1, most: 10, maxBytes: PICTURE_MAX_BYTES, what: 'a picture' }

/** The pictures of the shop. */
export const mediaAdminRoutes: FastifyPluginAsyncZod<{ storage: MediaStorage }> = async (app, { storage }) => {
  await app.register(multipart)

  app.post(
    '/pictures',
    {
      config: { needs: 'media.write' },
      schema: {
        tags,
        summary: 'Uploads pictures: a form of 1 to 10 `files` of at most 15 MB each (JPEG, PNG, WebP, AVIF or SVG)',
        consumes: ['multipart/form-data'],
        querystring: NoQuery,
        response: { 201: UploadedPictures, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const uploaded = await withRoom(
        request,
        async (hold) => {
          const { files, fileNames } = await readForm(request, { fields: z.object({}), files: FILES }, hold)
          const named = files.map((bytes, at) => ({ bytes, fileName: defined(fileNames[at], `name of file ${at}`) }))
          return takePictures({ staffDb: request.staffDb, storage }, named, request.language)
        },
        { isOfStaff: true },
      )
      return reply.code(201).send(uploaded)
    },
  )

  app.get(
    '/pictures',
    {
      config: { needs: 'media.read' },
      schema: {
        tags,
        summary: 'Pictures of the library',
        querystring: PicturesQuery,
        response: { 200: PictureList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listPictures(app.db, query),
  )

  app.get(
    '/pictures/:id',
    { config: { needs: 'media.read' }, schema: { ...ofOne, summary: 'One picture, with its uses' } },
    async ({ params }) => askedPicture(app.db, params.id),
  )

  app.put(
    '/pictures/:id',
    {
      config: { needs: 'media.write' },
      schema: { ...ofOne, summary: 'Changes the name and the focal point of a picture', body: PictureBody },
    },
    async ({ params, body, staffDb }) => changePicture(staffDb, params.id, body),
  )

  app.delete(
    '/pictures/:id',
    {
      config: { needs: 'media.write' },
      schema: {
        ...ofOne,
        summary: 'Removes an unused picture with its files',
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async ({ params, staffDb }, reply) => {
      await removeStaffPicture({ staffDb, storage }, params.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/media-check',
    {
      config: { needs: 'media.read' },
      schema: {
        tags,
        summary: 'Unreferenced files and missing files',
        querystring: NoQuery,
        response: { 200: MediaCheck, '4xx': ErrorBody },
      },
    },
    async () => checkMedia({ db: app.db, storage }),
  )

  app.post(
    '/media-check/removal',
    {
      config: { needs: 'media.write' },
      schema: {
        tags,
        summary: 'Removes unreferenced files, and unused pictures with missing files',
        querystring: NoQuery,
        response: { 200: CleanedMedia, '4xx': ErrorBody },
      },
    },
    async ({ staffDb }) => cleanMedia({ staffDb, storage }),
  )

  app.post(
    '/pictures/removal',
    {
      config: { needs: 'media.write' },
      schema: {
        tags,
        summary: 'Removes the unused ones of some pictures',
        querystring: NoQuery,
        body: RemovePicturesBody,
        response: { 200: RemovedPictures, '4xx': ErrorBody },
      },
    },
    async ({ body, staffDb }) => removeStaffPictures({ staffDb, storage }, body.ids),
  )
}
