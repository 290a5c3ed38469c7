import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listOf } from '#contract/admin/list.ts'
import { changeOf, OrderBody } from '#contract/admin/records.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { z } from 'zod'
import type { Key, RecordKind, RecordQuery } from './record-kind.ts'
import { recordVerbs } from './record-verbs.ts'
import { reorderRecords } from './reorder-records.ts'

const nothing = { 204: z.null(), '4xx': ErrorBody }

/**
 * Stored records are returned without validation. A rule may have become stricter since, and staff must be able to
 * open and correct them.
 */
const serializerCompiler = () => JSON.stringify

/** Adds the routes of one kind of record: list, read, add, save, remove, and reorder where records have a position. */
export function addRecordRoutes<Id extends Key, Draft extends object, Row extends Draft & { id: Id }, Query>(
  app: FastifyInstance,
  kind: RecordKind<Id, Draft, Row, Query>,
) {
  const { path, name, insert, remove, order } = kind
  const { key, draft, record, query } = kind.contract
  const verbs = recordVerbs(kind)
  const response = { 200: record, '4xx': ErrorBody }
  const schema = { tags: kind.tags, querystring: NoQuery, response }
  const one = { ...schema, params: z.strictObject({ id: key }) }
  const reads = { config: { needs: kind.reads }, serializerCompiler }
  const writes = { config: { needs: kind.writes }, serializerCompiler }

  const list = { ...schema, querystring: query, response: { ...response, 200: listOf(kind.inList?.row ?? record) } }
  app.get(path, { ...reads, schema: { ...list, summary: `Lists every ${name}` } }, (request) =>
    verbs.list(app.db, request.query as Query & RecordQuery),
  )

  app.get(`${path}/:id`, { ...reads, schema: { ...one, summary: `Returns one ${name}` } }, (request) =>
    verbs.find(app.db, idOf(request)),
  )

  const saved = { ...one, body: changeOf(draft), summary: `Saves all fields of one ${name}` }
  app.put(`${path}/:id`, { ...writes, schema: saved }, (request) => {
    const { version, ...changed } = request.body as Draft & { version: string }
    const { staffDb, staff } = request
    return verbs.save(staffDb, idOf(request), changed as unknown as Draft, { seen: version, by: staff })
  })

  if (insert) {
    const added = { ...schema, response: { 201: record, '4xx': ErrorBody }, body: draft, summary: `Adds one ${name}` }
    app.post(path, { ...writes, schema: added }, async ({ staffDb, body }, reply) =>
      reply.code(201).send(await verbs.create(staffDb, insert, body as Draft)),
    )
  }

  if (remove) {
    const removed = { ...one, response: nothing, summary: `Removes one ${name}` }
    app.delete(`${path}/:id`, { ...writes, schema: removed }, async (request, reply) => {
      await verbs.remove(request.staffDb, remove, idOf(request))
      return reply.code(204).send(null)
    })
  }

  if (order) {
    const ordered = { ...schema, response: nothing, body: OrderBody, summary: `Reorders every ${name}` }
    app.put(`${path}/order`, { ...writes, schema: ordered }, async ({ staffDb, body }, reply) => {
      await reorderRecords(staffDb, order, (body as OrderBody).ids)
      return reply.code(204).send(null)
    })
  }

  /** Returns the id as parsed by the contract. */
  function idOf({ params }: FastifyRequest): Id {
    return (params as { id: Id }).id
  }
}
