import { randomUUID } from 'node:crypto'
import type { CustomForm } from '#contract/custom-requests.ts'
import type { App } from '../../app.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Changer } from '../../platform/records/changer.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { payments } from '../../platform/db/schema.ts'
import { formOf } from '../../shop/photos/photos.fixture.ts'
import { testOptions } from '../../test/test.ts'
import { quoteRequest } from './quote-request.ts'
import { findRequest } from './request-queries.ts'

const { secrets } = testOptions

export const staff: Changer = { actor: 'staff', id: null }

/** The form as a shopper fills it in. */
export const customForm = {
  name: 'Asmita Gurung',
  email: 'Asmita@Post.example',
  phone: '984-1234567',
  width: '165.5',
  height: '११०',
  depth: '210',
  material: 'Glass',
  instructions: 'Lower headboard,\nno wings',
} satisfies CustomForm

type Sending = {
  fields?: Record<string, string>
  photos?: readonly Uint8Array[]
  headers?: Record<string, string>
  key?: string
}

export async function send(
  app: App,
  { fields = customForm, photos = [], headers = {}, key = randomUUID() }: Sending = {},
) {
  const texts = Object.entries(fields).map(([name, text]) => ({ name, text }))
  const form = await formOf([...texts, ...photos.map((bytes) => ({ name: 'photos', bytes }))])
  const sent = { ...headers, ...form.headers, 'idempotency-key': key }
  return app.inject({ method: 'POST', url: '/api/custom-orders', headers: sent, payload: form.payload })
}

/** The last day of an offer that is valid for some days: `2026-12-01`. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Sends a request, as a guest by default, and answers it with an offer: 84,001 for eight weeks by default. */
export async function givenQuoted(app: App, db: Db, { headers = {}, price = 84_001, validUntil = inDays(30) } = {}) {
  const answer = await send(app, { headers })
  const { number } = answer.json().data as { number: string }
  const request = (await findRequest(db, number))!
  const offer = { price, weeks: 8, validUntil, note: 'In sal, oiled.' }
  const quote = await quoteRequest({ db, secrets }, request.id, { ...offer, by: staff })
  return { request, quote, number, key: trackKey(secrets.customKey, number) }
}

/** The form with which a shopper in Kathmandu accepts an offer. */
export const acceptForm = {
  name: 'Asmita Rai',
  phone: '9841234567',
  email: 'asmita@post.example',
  street_address: 'Baneshwor Marg 12',
  apartment: '',
  city: 'Kathmandu',
  province: 'Bagmati',
  district: 'Kathmandu',
  zip: '44600',
  method: 'standard',
  payment: 'bank',
  floor: 2,
  agreed: true,
} as const

/** Inserts a payment as the wallet or the staff would. */
export async function givenPayment(db: Db, orderId: string, amount: number): Promise<void> {
  await db.insert(payments).values({ orderId, method: 'bank', purpose: 'deposit', amount, reference: 'T-1' })
}
