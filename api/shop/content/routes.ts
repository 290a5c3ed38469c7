import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BannersQuery,
  BannersReply,
  ClientsQuery,
  ClientsReply,
  HoardingsQuery,
  HoardingsReply,
  ProjectParams,
  ProjectReply,
  ProjectsQuery,
  ProjectsReply,
} from '#contract/content.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { respondJson } from '../../platform/cache/respond.ts'
import { findProject } from './find-project.ts'
import { listBanners, listClients, listHoardings, listProjects } from './list-content.ts'

export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/hoarding',
    {
      schema: {
        tags: ['Content'],
        summary: 'The promotional offers of the top strip',
        querystring: HoardingsQuery,
        response: { 200: HoardingsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listHoardings(db, request.query, request.language)),
  )

  app.get(
    '/banner',
    {
      schema: {
        tags: ['Content'],
        summary: 'The slides of the home page',
        querystring: BannersQuery,
        response: { 200: BannersReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listBanners(db, request.query, request.language)),
  )

  app.get(
    '/project',
    {
      schema: {
        tags: ['Content'],
        summary: 'Categories of projects and the projects below them, in one flat list',
        querystring: ProjectsQuery,
        response: { 200: ProjectsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listProjects(db, request.query, request.language)),
  )

  app.get(
    '/project/:id',
    {
      schema: {
        tags: ['Content'],
        summary: 'One project by its id or slug, with the products that its pictures show',
        params: ProjectParams,
        querystring: NoQuery,
        response: { 200: ProjectReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => findProject(db, request.params.id, request.language)),
  )

  app.get(
    '/client',
    {
      schema: {
        tags: ['Content'],
        summary: 'Trusted clients of the shop',
        querystring: ClientsQuery,
        response: { 200: ClientsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listClients(db, request.query, request.language)),
  )
}
