import { sumOf } from '#domain/sum.ts'
import { esewaSignature, isSameText } from './esewa-signature.ts'
import { isOwnAddress } from './return-address.ts'
import { TEST_PRODUCT_CODE, type TestShop } from './test-credentials.ts'

const formFields = [
  'amount',
  'tax_amount',
  'product_service_charge',
  'product_delivery_charge',
  'total_amount',
  'transaction_uuid',
  'product_code',
  'success_url',
  'failure_url',
  'signed_field_names',
  'signature',
] as const

export type EsewaForm = Record<(typeof formFields)[number], string>

/** As eSewa refuses: an ES code where it has one. */
export type EsewaRefusal = { code: string | 0; error_message: string }

const signedNames = ['total_amount', 'transaction_uuid', 'product_code']

/** Checks what a browser posted, in eSewa's order: all there, ours, signed, and only then what it says. */
export function checkEsewaForm(posted: Record<string, string>, shop: TestShop): EsewaForm | EsewaRefusal {
  const missing = formFields.find((name) => !posted[name])
  if (missing) return refusal(`${missing} is required.`)
  const form = posted as EsewaForm
  if (form.product_code !== TEST_PRODUCT_CODE) return refusal('Invalid product code.')
  if (!isSigned(form, shop.esewaSecret)) return { code: 'ES104', error_message: 'Invalid payload signature.' }
  if (!/^[A-Za-z0-9-]{1,64}$/.test(form.transaction_uuid)) return refusal('Invalid transaction_uuid.')
  if (!addsUp(form)) return refusal('total_amount is not the sum of its parts.')
  if (paisaOf(form.total_amount)! % 100 !== 0) return refusal('The TEST gateway takes whole rupees.')
  const foreign = (['success_url', 'failure_url'] as const).find((name) => !isOwnAddress(form[name], shop))
  if (foreign) return refusal(`${foreign}: the TEST gateway returns to its own shop only.`)
  return form
}

function refusal(error_message: string): EsewaRefusal {
  return { code: 0, error_message }
}

function isSigned(form: EsewaForm, secret: string): boolean {
  const names = form.signed_field_names.split(',')
  const isComplete = signedNames.every((name) => names.includes(name)) && names.every((name) => name in form)
  return isComplete && isSameText(form.signature, esewaSignature(secret, names, form))
}

function addsUp(form: EsewaForm): boolean {
  const parts = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge'] as const
  const sum = sumOf(parts, (name) => paisaOf(form[name]) ?? Number.NaN)
  return sum > 0 && sum === paisaOf(form.total_amount)
}

/** Parses `110`, `110.5` or `110.50`; undefined for anything else. */
export function paisaOf(text: string): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
}
