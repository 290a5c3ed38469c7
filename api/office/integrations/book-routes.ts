import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { NoQuery } from '#contract/common.ts'
import { ApiCustomer, ApiCustomersQuery, UuidAsked } from '#contract/integrations/customers.ts'
import { ApiInvoice, ApiInvoicesQuery } from '#contract/integrations/invoices.ts'
import { pageOf } from '#contract/integrations/parts.ts'
import { ApiPayment, ApiPaymentsQuery, ApiRefund, ApiRefundsQuery } from '#contract/integrations/payments.ts'
import { shows } from '../../platform/personal-reads/note-reads.ts'
import { opens } from '../api-keys/key-rights.ts'
import { listCustomers, showCustomer } from './customers.ts'
import { listInvoices, showInvoice } from './invoices.ts'
import { listPayments, listRefunds } from './payments.ts'

type Invoices = ApiInvoice | { items: ApiInvoice[] }
const invoiceContacts = {
  kind: 'order' as const,
  recordsIn: (answer: Invoices) =>
    ('items' in answer ? answer.items : [answer]).flatMap(({ orderId, buyer }) => (buyer.phone ? [orderId] : [])),
}
const readCustomers = { scope: 'customers:read', shows: shows.customer } as const
const readInvoices = { scope: 'invoices:read', shows: invoiceContacts } as const
const readPayments = { scope: 'payments:read' } as const

/** What an accountant reads: customers, invoices, credit notes, payments and refunds. */
export const bookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const { dataKey } = secrets
  const shopOf = ({ apiKey }: FastifyRequest) => ({ db, dataKey, seesContacts: opens(apiKey, 'customers:read') })

  app.get(
    '/customers',
    {
      config: readCustomers,
      schema: {
        operationId: 'listCustomers',
        tags: ['Customers'],
        summary: 'Lists customers with an account',
        querystring: ApiCustomersQuery,
        response: { 200: pageOf(ApiCustomer) },
      },
    },
    async ({ query }) => listCustomers({ db, dataKey }, query),
  )

  app.get(
    '/customers/:id',
    {
      config: readCustomers,
      schema: {
        operationId: 'getCustomer',
        tags: ['Customers'],
        summary: 'Returns one customer',
        params: UuidAsked,
        querystring: NoQuery,
        response: { 200: ApiCustomer },
      },
    },
    async ({ params }) => showCustomer({ db, dataKey }, params.id),
  )

  app.get(
    '/invoices',
    {
      config: readInvoices,
      schema: {
        operationId: 'listInvoices',
        tags: ['Invoices'],
        summary: 'Lists invoices and credit notes by the time of their issue, with their lines',
        querystring: ApiInvoicesQuery,
        response: { 200: pageOf(ApiInvoice) },
      },
    },
    async (request) => listInvoices(shopOf(request), request.query),
  )

  app.get(
    '/invoices/:id',
    {
      config: readInvoices,
      schema: {
        operationId: 'getInvoice',
        tags: ['Invoices'],
        summary: 'Returns one invoice or credit note',
        params: UuidAsked,
        querystring: NoQuery,
        response: { 200: ApiInvoice },
      },
    },
    async (request) => showInvoice(shopOf(request), request.params.id),
  )

  app.get(
    '/payments',
    {
      config: readPayments,
      schema: {
        operationId: 'listPayments',
        tags: ['Payments'],
        summary: 'Lists payments by the time of their arrival',
        querystring: ApiPaymentsQuery,
        response: { 200: pageOf(ApiPayment) },
      },
    },
    async ({ query }) => listPayments(db, query),
  )

  app.get(
    '/refunds',
    {
      config: readPayments,
      schema: {
        operationId: 'listRefunds',
        tags: ['Payments'],
        summary: 'Lists refunds by the time of their promise',
        querystring: ApiRefundsQuery,
        response: { 200: pageOf(ApiRefund) },
      },
    },
    async ({ query }) => listRefunds(db, query),
  )
}
