import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AssignedSeveral,
  Assignment,
  AssignmentBody,
  AssignmentParams,
  AssignSeveralBody,
  MentionList,
  MentionsSeenBody,
  OwnerList,
  OwnersQuery,
  WorkCounts,
  WorkList,
  WorkQuery,
} from '#contract/admin/assignments.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { assignmentKinds, assignmentRules, type AssignmentKind } from '#domain/assignments/assignments.ts'
import { z } from 'zod'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { assign, assignSeveral } from './assign.ts'
import { readOwners } from './assignment-queries.ts'
import { listWork } from './list-work.ts'
import { listMentions, seeMentions } from './mentions.ts'
import { countWork } from './work-queries.ts'

const tags = ['Back office: assignments']
const config = { needs: 'assignments.read' } as const

const nouns: Record<AssignmentKind, { one: string; several: string }> = {
  order: { one: 'an order', several: 'orders' },
  ticket: { one: 'a conversation', several: 'conversations' },
  'custom-request': { one: 'a custom request', several: 'custom requests' },
  delivery: { one: 'a delivery', several: 'deliveries' },
}

/** Owners and due times of records, and the work of each staff member. */
export const assignmentAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app

  app.get(
    '/assignments',
    {
      config,
      schema: {
        tags,
        summary: 'Lists open work in order of due time: one’s own, nobody’s or everybody’s',
        querystring: WorkQuery,
        response: { 200: WorkList, '4xx': ErrorBody },
      },
    },
    async ({ query, staff }) => listWork({ db, dataKey: secrets.dataKey }, query, staff),
  )

  app.get(
    '/assignments/counts',
    {
      config: { ...config, isByItself: true },
      schema: {
        tags,
        summary: 'Counts one’s own open work, up to 100',
        querystring: NoQuery,
        response: { 200: WorkCounts, '4xx': ErrorBody },
      },
    },
    async ({ staff }) => countWork(db, staff.id),
  )

  app.get(
    '/assignments/mentions',
    {
      config: { needs: 'orders.read', shows: shows.partOfOrder },
      schema: {
        tags,
        summary: 'Lists notes about orders that mention the caller, until they have seen them, newest first',
        querystring: NoQuery,
        response: { 200: MentionList, '4xx': ErrorBody },
      },
    },
    async ({ staff }) => ({ items: await listMentions({ db, dataKey: secrets.dataKey }, staff.id) }),
  )

  app.post(
    '/assignments/mentions/seen',
    {
      config: { needs: 'orders.read' },
      schema: {
        tags,
        summary: 'Marks the notes that a page has shown as seen, where they mention the caller',
        querystring: NoQuery,
        body: MentionsSeenBody,
        response: { 204: z.null(), '4xx': ErrorBody },
      },
    },
    async ({ body, staff, staffDb }, reply) => {
      await seeMentions(staffDb, body.noteIds, staff.id)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/assignments/owners',
    {
      config,
      schema: {
        tags,
        summary: 'Lists the active staff who may own records of a kind, by name',
        querystring: OwnersQuery,
        response: { 200: OwnerList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => ({ items: await readOwners(db, assignmentRules[query.kind].own) }),
  )

  for (const kind of assignmentKinds) {
    const { path, write } = assignmentRules[kind]
    app.put(
      `/assignments/${path}/:id`,
      {
        config: { needs: write },
        schema: {
          tags,
          summary: `Sets the owner and due time of ${nouns[kind].one}`,
          params: AssignmentParams,
          querystring: NoQuery,
          body: AssignmentBody,
          response: { 200: Assignment, '4xx': ErrorBody },
        },
      },
      async ({ params: { id }, body, staffDb }) => assign(staffDb, { kind, id }, body),
    )

    app.post(
      `/assignments/${path}`,
      {
        config: { needs: write },
        schema: {
          tags,
          summary: `Gives several ${nouns[kind].several} to one owner, or to nobody`,
          querystring: NoQuery,
          body: AssignSeveralBody,
          response: { 200: AssignedSeveral, '4xx': ErrorBody },
        },
      },
      async ({ body, staffDb, language }) => assignSeveral(staffDb, kind, body, language),
    )
  }
}
