import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BlockBody,
  Customer,
  CustomerList,
  CustomerParams,
  CustomersQuery,
  NoteBody,
} from '#contract/admin/customers.ts'
import { NoQuery, OptionalIdempotencyHeaders } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { staffOnce } from '../../platform/records/staff-once.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { blockCustomer, listCustomers, noteAboutCustomer, showCustomer } from './customers.ts'

const tags = ['Back office: customers']
const ofOne = { tags, params: CustomerParams, querystring: NoQuery, response: { 200: Customer, '4xx': ErrorBody } }

/** Customers with an account, and what we know about them. */
export const customerAdminRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const shop = { db, dataKey: secrets.dataKey }

  app.get(
    '/customers',
    {
      config: { needs: 'customers.read', shows: shows.customer },
      schema: {
        tags,
        summary: 'Lists accounts; searches by name, email address or whole phone number',
        querystring: CustomersQuery,
        response: { 200: CustomerList, '4xx': ErrorBody },
      },
    },
    async ({ query }) => listCustomers(shop, query),
  )

  app.get(
    '/customers/:id',
    {
      config: { needs: 'customers.read', shows: shows.customer },
      schema: { ...ofOne, summary: 'Returns one customer with all known data' },
    },
    async ({ params }) => showCustomer(shop, params.id),
  )

  app.post(
    '/customers/:id/notes',
    {
      config: { needs: 'customers.note', shows: shows.customer },
      schema: {
        ...ofOne,
        summary: 'Adds a note for staff, once per Idempotency-Key',
        headers: OptionalIdempotencyHeaders,
        body: NoteBody,
      },
    },
    async (request) => {
      const { params, body, staff, staffDb } = request
      const note = { staff, words: body.words, once: staffOnce(request) }
      await noteAboutCustomer({ ...shop, db: staffDb }, params.id, note)
      return showCustomer(shop, params.id)
    },
  )

  app.post(
    '/customers/:id/block',
    {
      config: { needs: 'customers.block', shows: shows.customer },
      schema: { ...ofOne, summary: 'Blocks logins and orders of the account', body: BlockBody },
    },
    async ({ params, body, staffDb }) => {
      await blockCustomer({ db: staffDb }, params.id, body.reason)
      return showCustomer(shop, params.id)
    },
  )

  app.delete(
    '/customers/:id/block',
    {
      config: { needs: 'customers.block', shows: shows.customer },
      schema: { ...ofOne, summary: 'Unblocks the account' },
    },
    async ({ params, staffDb }) => {
      await blockCustomer({ db: staffDb }, params.id, null)
      return showCustomer(shop, params.id)
    },
  )
}
