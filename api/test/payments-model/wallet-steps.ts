import { createHmac } from 'node:crypto'
import type { TestActionName } from '../../sales/payments/test-gateway/test-actions.ts'
import { testPaths } from '../../sales/payments/test-gateway/test-credentials.ts'
import { same } from './ledger.ts'
import type { BegunAttempt } from './model.ts'
import type { World } from './world.ts'

/** Actions of a buyer at the wallet, which the server does not see. */

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends the buyer to the wallet; for eSewa, by posting the form. */
export async function arrive({ ground }: World, { fields }: Pick<BegunAttempt, 'fields'>): Promise<void> {
  if (!fields) return
  const payload = String(new URLSearchParams(fields))
  const answer = await ground.wallets.app.inject({
    method: 'POST',
    url: testPaths.esewaForm,
    headers: form,
    payload,
  })
  same(answer.statusCode, 303, `eSewa accepts the form (${answer.body})`)
}

/** @returns the return URL to which the wallet sends the buyer, if any */
export async function press({ ground }: World, page: string, action: TestActionName): Promise<string | undefined> {
  const payload = `action=${action}`
  const { headers } = await ground.wallets.app.inject({ method: 'POST', url: page, headers: form, payload })
  const { location } = headers
  return typeof location === 'string' && location.startsWith('http') ? location : undefined
}

/** Returns a forged return URL: signed with another secret, or with the reference of another payment. */
export function forgedReturn(
  { id, provider, page, fields }: BegunAttempt,
  kind: 'signature' | 'replay' | 'huge',
): string {
  const base = `/api/payments/${provider}/${id}`
  if (provider === 'khalti') {
    const pidx =
      kind === 'signature' ? page.split('/').at(-1)! : kind === 'replay' ? 'somebodyelses' : 'x'.repeat(5_000)
    return `${base}?pidx=${pidx}&status=Completed&amount=1`
  }
  const names = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names'
  const { total_amount, transaction_uuid, product_code } = fields!
  const said = { transaction_code: 'FORGED', status: 'COMPLETE', total_amount, transaction_uuid, product_code }
  const message = `transaction_code=FORGED,status=COMPLETE,total_amount=${total_amount},transaction_uuid=${transaction_uuid},product_code=${product_code},signed_field_names=${names}`
  const signature = createHmac('sha256', 'a guess').update(message).digest('base64')
  const filler = kind === 'huge' ? 'x'.repeat(5_000) : ''
  const data = JSON.stringify({ ...said, signed_field_names: names, signature, filler })
  return `${base}/success?data=${encodeURIComponent(Buffer.from(data).toString('base64'))}`
}
