import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { inNepal } from '#domain/nepal-time.ts'
import { pageEnd } from './page-end.ts'
import { isOwnAddress } from './return-address.ts'
import { testPaths, type TestShop } from './test-credentials.ts'
import type { NewTestPayment } from './test-payment-queries.ts'
import { wordsOf } from './wallet-words.ts'

const LEAST_PAISA = 1_000

const blank = 'This field may not be blank.'
const Text = z.string({ error: 'This field is required.' }).min(1, blank)
const Address = Text.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'Enter a valid URL.')

const Initiate = z.object({
  return_url: Address,
  website_url: Address,
  amount: z
    .int({ error: ({ input }) => (input === undefined ? 'This field is required.' : 'A valid integer is required.') })
    .min(LEAST_PAISA, 'Amount should be greater than Rs. 10, that is 1000 paisa.')
    .max(Number.MAX_SAFE_INTEGER),
  purchase_order_id: Text,
  purchase_order_name: Text,
  customer_info: z.object({ name: z.string(), email: z.string(), phone: z.string() }).partial().optional(),
})

type Initiated = { payment: NewTestPayment; answer: Record<string, string | number> }
type KhaltiRefusal = { wrong: Record<string, string[] | string> }

/** What Khalti makes of a request for a payment: a payment and its answer, or what is wrong with each field. */
export async function initiateKhalti(body: unknown, shop: TestShop, now: Date): Promise<Initiated | KhaltiRefusal> {
  const parsed = Initiate.safeParse(body)
  if (!parsed.success) return wrongFields(z.flattenError(parsed.error).fieldErrors)
  const { customer_info: _nobody, ...request } = parsed.data
  if (!isOwnAddress(request.return_url, shop)) {
    return wrongFields({ return_url: ['The TEST gateway returns to its own shop only.'] })
  }
  const ref = randomBytes(16).toString('hex')
  const expiresAt = await pageEnd(shop.db, request.purchase_order_id, now)
  const status = wordsOf.khalti.open
  return {
    payment: { ref, provider: 'khalti', amount: request.amount, status, request, createdAt: now, expiresAt },
    answer: {
      pidx: ref,
      payment_url: `${shop.apiUrl}${testPaths.khaltiPay}${ref}`,
      expires_at: asNepalTime(expiresAt),
      expires_in: Math.round((expiresAt.getTime() - now.getTime()) / 1_000),
    },
  }
}

function wrongFields(fields: Record<string, string[] | undefined>): KhaltiRefusal {
  const named = Object.entries(fields).map(([name, reasons]) => [name, reasons?.slice(0, 1) ?? []])
  return { wrong: { ...Object.fromEntries(named), error_key: 'validation_error' } }
}

/** `2026-11-21T21:49:00.000+05:45` */
function asNepalTime(instant: Date): string {
  return inNepal(instant).toISOString().replace('Z', '+05:45')
}
