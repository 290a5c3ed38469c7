import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSameText } from './esewa-signature.ts'
import { initiateKhalti } from './khalti-initiate.ts'
import { khaltiLookup } from './khalti-lookup.ts'
import { refundKhalti } from './khalti-refund.ts'
import { misbehave } from './look-up-faults.ts'
import { walletPages } from './page-routes.ts'
import { testPaths, type TestShop } from './test-credentials.ts'
import { findTestPayment, insertTestPayment, takeFault } from './test-payment-queries.ts'

/** Khalti's ePayment: what the shop's server calls, and the page that a buyer is led to. */
export function khaltiRoutes(app: FastifyInstance, shop: TestShop) {
  walletPages(app, shop, { provider: 'khalti', path: testPaths.khaltiPay })

  app.post(`${testPaths.khaltiBase}epayment/initiate/`, async (request, reply) => {
    if (!hasKey(request, shop)) return refuseKey(reply)
    const initiated = await initiateKhalti(request.body, shop, new Date())
    if ('wrong' in initiated) return reply.code(400).send(initiated.wrong)
    await insertTestPayment(shop.db, initiated.payment)
    return initiated.answer
  })

  app.post<{ Body: { pidx?: unknown } | null }>(`${testPaths.khaltiBase}epayment/lookup/`, async (request, reply) => {
    if (!hasKey(request, shop)) return refuseKey(reply)
    const ref = request.body?.pidx
    if (typeof ref !== 'string' || ref === '') {
      return reply.code(400).send({ pidx: ['This field may not be blank.'], error_key: 'validation_error' })
    }
    const fault = await takeFault(shop.db, ref)
    if (fault) return misbehave(reply, fault, shop.closing)
    const { status, answer } = khaltiLookup(await findTestPayment(shop.db, 'khalti', ref), new Date())
    return reply.code(status).send(answer)
  })

  const refundPath = `${testPaths.khaltiTransactions}:transactionId/refund/`
  app.post<{ Params: { transactionId: string } }>(refundPath, async (request, reply) => {
    if (!hasKey(request, shop)) return refuseKey(reply)
    const answered = await refundKhalti(shop.db, request.params.transactionId, request.body)
    if ('fault' in answered) return misbehave(reply, answered.fault === 'hang' ? 'hang' : '500', shop.closing)
    return reply.code(answered.status).send(answered.answer)
  })
}

function hasKey({ headers: { authorization = '' } }: FastifyRequest, { khaltiSecretKey }: TestShop): boolean {
  const [scheme = '', key = ''] = authorization.split(' ')
  return scheme.toLowerCase() === 'key' && isSameText(key, khaltiSecretKey)
}

function refuseKey(reply: FastifyReply) {
  return reply.code(401).send({ detail: 'Invalid token.', status_code: 401 })
}
