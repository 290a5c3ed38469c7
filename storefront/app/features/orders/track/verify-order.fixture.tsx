import type { Order } from '#contract/orders/orders.ts'
import '../../../messages/account-messages.ts'
import OrderConfirmedPage from '../../../routes/order-confirmed.tsx'
import { answerApi, type Answer } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { givenOrder, good, TRACK_KEY } from '../../../test/given-order.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage } from '../../../test/open-page.tsx'

export const ORDER = '/api/orders/KA-261121-7Q2M4XZP'
const ADDRESS = `/order-confirmed?order=KA-261121-7Q2M4XZP&key=${TRACK_KEY}`

/** An order that waits for its code. */
export const waiting = (changes: Partial<Order> = {}) =>
  givenOrder({ verifyBy: new Date(Date.now() + 9 * 60_000).toISOString(), ...changes })

/** Opens the page of a guest who has just ordered and must enter a code. */
export async function openWaiting(
  answers: { verify?: Answer; resend?: Answer; bySms?: Answer | (() => Promise<Answer>); order?: () => Order } = {},
) {
  givenGuest()
  const { verify, resend, bySms, order = waiting } = answers
  const sent = answerApi({
    ...(bySms && { [`POST ${ORDER}/verify/sms`]: bySms }),
    ...(verify && { [`POST ${ORDER}/verify`]: verify }),
    ...(resend && { [`POST ${ORDER}/verify/resend`]: resend }),
  })
  answerApi({ [`GET ${ORDER}`]: () => ({ status: 200, body: { ...good, data: order() } }) })
  await openPage('/order-confirmed', OrderConfirmedPage, { address: ADDRESS, loaderData: givenShell() })
  return sent
}
