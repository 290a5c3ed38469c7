import type { FastifyInstance, FastifyReply } from 'fastify'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readSettings } from '../../../shop/settings/read-settings.ts'
import { closeTabPage, walletPage } from './pages.ts'
import { pagePolicy } from './page-styles.ts'
import { pressButton, type Press } from './press-button.ts'
import { returnAddress } from './return-address.ts'
import { findTestPayment } from './test-payment-queries.ts'
import type { TestShop } from './test-credentials.ts'

type OnePayment = { Params: { ref: string }; Body: Press | null }

/** The page of a wallet on which a payment is made, and its buttons. */
export function walletPages(
  app: FastifyInstance,
  shop: TestShop,
  { provider, path }: { provider: WalletProvider; path: string },
) {
  const find = async (ref: string) => {
    const payment = await findTestPayment(shop.db, provider, ref)
    if (!payment) throw new AppError('not_found', 'The TEST gateway knows no such payment.')
    return payment
  }
  const merchant = async () => (await readSettings(shop.db)).payload.data.name
  const policy = pagePolicy(shop)

  app.get<OnePayment>(`${path}:ref`, async ({ params: { ref } }, reply) => {
    const now = new Date()
    const payment = await find(ref)
    const back = returnAddress(payment, shop, now)
    return sendHtml(reply, policy, walletPage({ payment, merchant: await merchant(), back, now }))
  })

  app.post<OnePayment>(`${path}:ref`, async ({ params: { ref }, body }, reply) => {
    const now = new Date()
    const pressed = await pressButton(shop.db, await find(ref), body ?? {}, now)
    if (!pressed || pressed.action.to === 'refunded') return reply.redirect(`${path}${ref}`, 303)
    const back = returnAddress(pressed.payment, shop, now)
    if (pressed.action.next === 'return-twice') await app.inject(pathOf(back))
    if (pressed.action.next !== 'stay') return reply.redirect(back, 303)
    return sendHtml(reply, policy, closeTabPage({ payment: pressed.payment, merchant: await merchant(), back, now }))
  })
}

/** The first of two returns comes from here: no browser goes to the same place twice by itself. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

function sendHtml(reply: FastifyReply, policy: string, html: string) {
  const headers = { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }
  return reply.headers(headers).type('text/html; charset=utf-8').send(html)
}
