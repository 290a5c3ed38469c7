import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import { checkEsewaForm, type EsewaForm } from './esewa-form.ts'
import { esewaStatus, type StatusQuery } from './esewa-status.ts'
import { misbehave } from './look-up-faults.ts'
import { pageEnd } from './page-end.ts'
import { walletPages } from './page-routes.ts'
import { testPaths, type TestShop } from './test-credentials.ts'
import { findTestPayment, insertTestPayment, takeFault } from './test-payment-queries.ts'
import { wordsOf } from './wallet-words.ts'

/** eSewa's ePay v2: the form that a browser posts, the page that it sees then, and the look-up. */
export function esewaRoutes(app: FastifyInstance, shop: TestShop) {
  walletPages(app, shop, { provider: 'esewa', path: testPaths.esewaPay })

  // As at eSewa, the form comes from the shop's page, whichever host name the shop was opened under; it is signed.
  const config = { fromOtherSites: true }
  app.post<{ Body: Record<string, string> }>(testPaths.esewaForm, { config }, async ({ body }, reply) => {
    const form = checkEsewaForm(body ?? {}, shop)
    if ('error_message' in form) return reply.code(400).send(form)
    const isTaken = await takeForm(shop, form)
    if (!isTaken) return reply.code(400).send({ code: 0, error_message: 'Duplicate transaction UUID.' })
    return reply.redirect(`${testPaths.esewaPay}${form.transaction_uuid}`, 303)
  })

  app.get<{ Querystring: StatusQuery }>(testPaths.esewaStatus, async ({ query }, reply) => {
    const ref = String(query.transaction_uuid)
    const fault = await takeFault(shop.db, ref)
    if (fault) return misbehave(reply, fault, shop.closing)
    const payment = await findTestPayment(shop.db, 'esewa', ref)
    return reply.type('application/json').send(esewaStatus(query, payment, new Date()))
  })
}

/** The same form posted again, as after Back, leads to the same payment. */
async function takeForm({ db }: TestShop, form: EsewaForm): Promise<boolean> {
  const ref = form.transaction_uuid
  const amount = Math.trunc(Number(form.total_amount))
  const now = new Date()
  const expiresAt = await pageEnd(db, ref, now)
  const status = wordsOf.esewa.open
  const isNew = await insertTestPayment(db, {
    ref,
    provider: 'esewa',
    amount,
    status,
    request: form,
    createdAt: now,
    expiresAt,
  })
  if (isNew) return true
  const known = await findTestPayment(db, 'esewa', ref)
  if (!known) throw new AppError('conflict', 'Another wallet has a payment of that name.')
  return (known.request as EsewaForm).signature === form.signature
}
