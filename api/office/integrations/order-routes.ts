import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { NoQuery } from '#contract/common.ts'
import {
  ApiChangedOrder,
  ApiNote,
  ApiOrder,
  ApiOrdersQuery,
  CancelBody,
  OrderAsked,
  OrderNoteBody,
} from '#contract/integrations/orders.ts'
import { OnceHeaders, pageOf } from '#contract/integrations/parts.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { actOnOrder } from '../../sales/orders/admin/order-acts.ts'
import { addNote } from '../../sales/orders/admin/order-notes.ts'
import { askedOrder } from '../../sales/orders/admin/order-rows.ts'
import { opens } from '../api-keys/key-rights.ts'
import { actorOf } from './guard.ts'
import { once } from './once.ts'
import { listOrders, showChangedOrder, showOrder } from './orders.ts'

const tags = ['Orders']
const ofOne = { tags, params: OrderAsked, querystring: NoQuery, response: { 200: ApiOrder } }
const act = { ...ofOne, headers: OnceHeaders, response: { 200: z.union([ApiOrder, ApiChangedOrder]) } }
const ANSWER = 'Answers the order, or only its id, number and state without the scope orders:read.'

type Answer = ApiOrder | ApiChangedOrder | { items: ApiOrder[] }
/** Only contacts are personal data. */
const contacts = {
  kind: 'order' as const,
  recordsIn: (answer: Answer) =>
    ('items' in answer ? answer.items : [answer]).flatMap((order) =>
      'contact' in order && order.contact ? [order.id] : [],
    ),
}
const read = { scope: 'orders:read', shows: contacts } as const
const write = { scope: 'orders:write', shows: contacts } as const

/** Orders, and what a program can do with one. */
export const orderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  const shopOf = ({ apiKey }: FastifyRequest, by: Db = db) => {
    const [readsOrders, seesContacts] = [opens(apiKey, 'orders:read'), opens(apiKey, 'customers:read')]
    return { db: by, dataKey: secrets.dataKey, readsOrders, seesContacts }
  }

  app.get(
    '/orders',
    {
      config: read,
      schema: {
        operationId: 'listOrders',
        tags,
        summary: 'Lists orders by the time of their placing',
        description: 'With `updatedSince` only those whose history has an entry since then.',
        querystring: ApiOrdersQuery,
        response: { 200: pageOf(ApiOrder) },
      },
    },
    async (request) => listOrders(shopOf(request), request.query),
  )

  app.get(
    '/orders/:id',
    { config: read, schema: { ...ofOne, operationId: 'getOrder', summary: 'Returns one order' } },
    async (request) => showOrder(shopOf(request), request.params.id),
  )

  app.post(
    '/orders/:id/confirmation',
    {
      config: write,
      schema: { ...act, operationId: 'confirmOrder', summary: 'Confirms a pending order', description: ANSWER },
    },
    async (request, reply) => {
      const { id } = await askedOrder(db, request.params.id)
      return once(request, reply, async (tx) => {
        await actOnOrder({ db: tx, secrets }, id, { action: 'confirm', by: byKey(request) })
        return showChangedOrder(shopOf(request, tx), id)
      })
    },
  )

  app.post(
    '/orders/:id/cancellation',
    {
      config: write,
      schema: {
        ...act,
        operationId: 'cancelOrder',
        summary: 'Cancels an order',
        description: `Its goods go back into stock, and its money becomes a refund that a person sends. ${ANSWER}`,
        body: CancelBody,
      },
    },
    async (request, reply) => {
      const { id } = await askedOrder(db, request.params.id)
      return once(request, reply, async (tx) => {
        const { reason } = request.body
        await actOnOrder({ db: tx, secrets }, id, { action: 'cancel', by: byKey(request), reason })
        return showChangedOrder(shopOf(request, tx), id)
      })
    },
  )

  app.post(
    '/orders/:id/notes',
    {
      config: { scope: 'orders:write' },
      schema: {
        ...act,
        operationId: 'addOrderNote',
        summary: 'Adds a note for the staff',
        body: OrderNoteBody,
        response: { 200: ApiNote },
      },
    },
    async (request, reply) => {
      const { id } = await askedOrder(db, request.params.id)
      return once(request, reply, async (tx) => {
        const { words } = request.body
        await addNote({ db: tx, secrets }, id, words, actorOf(request.apiKey), undefined)
        return { orderId: id, words }
      })
    },
  )
}

/** As the history of an order names a key. */
function byKey({ apiKey }: FastifyRequest) {
  return { actor: 'staff', id: apiKey.key.id } as const
}
