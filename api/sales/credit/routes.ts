import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BalanceBody, BalanceReply, OwnCreditReply } from '#contract/credit.ts'
import { NoQuery } from '#contract/common.ts'
import { ErrorBody } from '#contract/errors.ts'
import { authenticate } from '../../people/accounts/sessions/authenticate.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { done } from '../../platform/http/done.ts'
import { say } from '../../platform/language/sentence.ts'
import { nameShopper } from '../../shop/cart/name-shopper.ts'
import { countCreditGuesses, findUsable } from './count-guesses.ts'
import { findOfUser, readEntries } from './credit-queries.ts'

const MOST_ENTRIES = 100

const common = { tags: ['Gift cards and store credit'], querystring: NoQuery }

/** What is left on a gift card, and the store credit of an account. */
export const creditRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, secrets } = app
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/gift-cards/balance',
    {
      onRequest: nameShopper,
      schema: {
        ...common,
        summary: 'Returns what is left on a gift card',
        body: BalanceBody,
        response: { 200: BalanceReply, '4xx': ErrorBody },
      },
    },
    async ({ body, shopper, ip }) => {
      await countCreditGuesses(app, [body], { shopper, ip })
      const card = await findUsable(db, secrets.dataKey, body.code)
      // An unknown and a blocked code are answered alike.
      if (!card) {
        const reason = say('credit.no-such-card')
        throw new AppError('not_found', reason, { code: reason })
      }
      const { codeEnd, balance } = card
      return { ...done('Gift card found'), data: { codeEnd, balance } }
    },
  )

  app.get(
    '/user/credit',
    {
      onRequest: authenticate,
      schema: {
        ...common,
        summary: 'Returns the store credit of the account, with its entries',
        response: { 200: OwnCreditReply, '4xx': ErrorBody },
      },
    },
    async ({ session: { userId } }) => {
      const account = await findOfUser(db, userId)
      const rows = account ? await readEntries(db, account.id, MOST_ENTRIES) : []
      const entries = rows.map(({ entry: { amount, reason, at }, orderNumber: orderId }) => {
        return { amount, reason, orderId, at: at.toISOString() }
      })
      const { balance = 0, blockedAt = null } = account ?? {}
      return { ...done('Store credit found'), data: { balance, isBlocked: blockedAt !== null, entries } }
    },
  )
}
