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
        summary: 'The promotional offers in the top strip',
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
        summary: 'The home page’s slides',
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
        summary: 'Project categories and their projects, in one flat list',
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
        summary: 'One project by id or slug, with the products in its pictures',
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
        summary: 'Trusted clients',
        querystring: ClientsQuery,
        response: { 200: ClientsReply, '4xx': ErrorBody },
      },
    },
    (request, reply) => respondJson(request, reply, (db) => listClients(db, request.query, request.language)),
  )
}
