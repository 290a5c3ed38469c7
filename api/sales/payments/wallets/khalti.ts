import { askGateway, type GatewayAnswer, type NoAnswer } from '../../../platform/http/ask-gateway.ts'
import { khaltiRefundBody, khaltiRefunded, khaltiRefundUrl } from './khalti-refund.ts'
import { isKhaltiPage, isPidx, khaltiChecked, paisaOf } from './khalti-status.ts'
import type { BeginAnswer, NewAttempt, Wallet } from './provider.ts'

export type KhaltiSettings = { baseUrl: string; secretKey: string }

/**
 * Khalti ePayment (KPG-2): the server asks for a page to pay at, the browser opens it, the server looks up.
 *
 * @param returnBase  where its buyers come back to, such as `https://shop.example/api/payments`
 */
export function openKhalti({ baseUrl, secretKey }: KhaltiSettings, returnBase: string): Wallet {
  const ask = (path: string, body: object) => {
    const headers = { authorization: `Key ${secretKey}`, 'content-type': 'application/json' }
    return askGateway(new URL(path, baseUrl).href, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return {
    provider: 'khalti',
    formOrigins: [],
    refOf: () => null,
    begin: async (attempt) => {
      const request = initiation(attempt, returnBase)
      return begun(await ask('epayment/initiate/', request), request, baseUrl)
    },
    check: async ({ providerRef }) => {
      const answered = await ask('epayment/lookup/', { pidx: providerRef })
      return 'away' in answered ? { says: 'away', answer: answered.away } : khaltiChecked(answered, providerRef)
    },
    refund: async (asked) =>
      khaltiRefunded(await ask(khaltiRefundUrl(baseUrl, asked.transactionId), khaltiRefundBody(asked))),
    // Khalti signs nothing of it, so it only names the attempt.
    wrongReturn: ({ pidx }, { providerRef }) => (isPidx(pidx) && pidx === providerRef ? undefined : 'another attempt'),
  }
}

/** Leaves out the buyer: Khalti needs no name. */
function initiation({ id, ref, orderNumber, amount }: NewAttempt, returnBase: string) {
  return {
    return_url: `${returnBase}/khalti/${id}`,
    website_url: new URL(returnBase).origin,
    amount: paisaOf(amount),
    purchase_order_id: ref,
    purchase_order_name: `Order ${orderNumber}`,
  }
}

function begun(answered: GatewayAnswer | NoAnswer, request: Record<string, unknown>, baseUrl: string): BeginAnswer {
  if ('away' in answered) return { says: 'away', request, answer: answered.away }
  const { status, json, text: answer } = answered
  const { pidx, payment_url: url } = json
  if (status === 200 && isPidx(pidx) && isKhaltiPage(url, baseUrl)) {
    return { says: 'begun', providerRef: pidx, request, answer, url, fields: null }
  }
  const isRefused = status === 400 || status === 401 || status === 403
  return { says: isRefused ? 'refused' : 'away', request, answer }
}
