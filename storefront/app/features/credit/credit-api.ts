import type { BalanceBody, BalanceReply, OwnCreditReply } from '#contract/credit.ts'
import { ask } from '../accounts/session/ask.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'

export const creditApi = {
  balance: (body: BalanceBody) => ask<BalanceReply>({ method: 'POST', path: '/api/gift-cards/balance', body }),
  own: () => authorisedCall<OwnCreditReply>({ method: 'GET', path: '/api/user/credit' }),
}
