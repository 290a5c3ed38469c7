import { askGateway } from '../../../platform/http/ask-gateway.ts'
import { wrongEsewaReturn } from './esewa-return.ts'
import { esewaMessage, esewaSignature } from './esewa-signature.ts'
import { esewaChecked } from './esewa-status.ts'
import type { NewAttempt, Wallet } from './provider.ts'

export type EsewaSettings = { formUrl: string; statusUrl: string; productCode: string; secret: string }

const SIGNED = ['total_amount', 'transaction_uuid', 'product_code'] as const

/**
 * eSewa ePay v2: the browser posts a signed form, the server looks up.
 *
 * @param returnBase  where its buyers come back to, such as `https://shop.example/api/payments`
 */
export function openEsewa(settings: EsewaSettings, returnBase: string): Wallet {
  const { formUrl, statusUrl, productCode, secret } = settings
  return {
    provider: 'esewa',
    formOrigins: [...new Set([formUrl, statusUrl].map((url) => new URL(url).origin))],
    refOf: ({ ref }) => ref,
    // No call is needed: the browser takes the payment to the gateway.
    begin: async (attempt) => {
      const { signature, ...request } = formFields(attempt, { productCode, secret, returnBase })
      const fields = { ...request, signature }
      return { says: 'begun', providerRef: attempt.ref, request, answer: null, url: formUrl, fields }
    },
    check: async ({ providerRef, amount }) => {
      const url = new URL(statusUrl)
      url.searchParams.set('product_code', productCode)
      url.searchParams.set('total_amount', String(amount))
      url.searchParams.set('transaction_uuid', providerRef)
      const answered = await askGateway(url.href)
      if ('away' in answered) return { says: 'away', answer: answered.away }
      return esewaChecked(answered, { productCode, providerRef })
    },
    wrongReturn: ({ data }, attempt) => wrongEsewaReturn(data, { secret, productCode, ...attempt }),
  }
}

function formFields(
  { id, ref, amount }: NewAttempt,
  { productCode, secret, returnBase }: { productCode: string; secret: string; returnBase: string },
) {
  const total = String(amount)
  const signed = { total_amount: total, transaction_uuid: ref, product_code: productCode }
  return {
    amount: total,
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    ...signed,
    success_url: `${returnBase}/esewa/${id}/success`,
    failure_url: `${returnBase}/esewa/${id}/failure`,
    signed_field_names: SIGNED.join(','),
    signature: esewaSignature(secret, esewaMessage(SIGNED.map((name) => [name, signed[name]]))),
  }
}
