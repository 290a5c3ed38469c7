import { describe, expect, test } from 'vitest'
import { ESEWA_SECRET } from './payments.fixture.ts'
import { wrongEsewaReturn } from './wallets/esewa-return.ts'
import { esewaMessage, esewaSignature } from './wallets/esewa-signature.ts'
import { esewaChecked, parseRupees } from './wallets/esewa-status.ts'
import { isKhaltiPage, isPidx, khaltiChecked, paisaOf } from './wallets/khalti-status.ts'
import { isUnknownForGood, nextCheckAt, wasJustAsked } from './wallets/when-to-ask.ts'

const names = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names'
/** The published return, each value as it stands in its JSON. */
const published = {
  transaction_code: '"000AWEO"',
  status: '"COMPLETE"',
  total_amount: '1000.0',
  transaction_uuid: '"250610-162413"',
  product_code: '"EPAYTEST"',
  signed_field_names: `"${names}"`,
  signature: '"62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA="',
}
const ours = { secret: ESEWA_SECRET, productCode: 'EPAYTEST', providerRef: '250610-162413', amount: 1_000 }

const dataOf = (values: Record<string, string>) => {
  const text = Object.entries(values).map(([name, raw]) => `"${name}":${raw}`)
  return Buffer.from(`{${text.join(',')}}`).toString('base64')
}

/** Signed by somebody who knows the secret. */
function signed(values: Partial<typeof published>, signedNames = names): string {
  const all = { ...published, signed_field_names: JSON.stringify(signedNames), ...values }
  const texts = new Map(Object.entries(all).map(([name, raw]) => [name, raw.startsWith('"') ? JSON.parse(raw) : raw]))
  const message = esewaMessage(signedNames.split(',').map((name) => [name, texts.get(name) as string]))
  return dataOf({ ...all, signature: JSON.stringify(esewaSignature(ESEWA_SECRET, message)) })
}

test('the published form has the published signature', () => {
  const message = 'total_amount=110,transaction_uuid=241028,product_code=EPAYTEST'
  expect(esewaSignature(ESEWA_SECRET, message)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=')
})

describe('a return of eSewa', () => {
  test('is believed as it was published', () => {
    expect(wrongEsewaReturn(dataOf(published), ours)).toBeUndefined()
  })

  test('is believed where the address made a space of a plus, and in the alphabet of addresses', () => {
    const data = signed({ transaction_code: '"ÿþ>>>???"' })
    expect(data).toMatch(/[+/]/)
    expect(wrongEsewaReturn(data.replaceAll('+', ' '), ours)).toBeUndefined()
    expect(wrongEsewaReturn(data.replaceAll('+', '-').replaceAll('/', '_'), ours)).toBeUndefined()
  })

  test.for(['1000', '1000.0', '1000.00', '"1,000.0"', '"1000"'])('names its amount as %s', (total_amount) => {
    expect(wrongEsewaReturn(signed({ total_amount }), ours)).toBeUndefined()
  })

  test.for<[string, unknown, string]>([
    ['nothing', undefined, 'no data'],
    ['a list of two', [dataOf(published), dataOf(published)], 'no data'],
    ['no base64', '{"status":"COMPLETE"}', 'no data'],
    ['no JSON', Buffer.from('COMPLETE').toString('base64'), 'no data'],
    ['a list', Buffer.from('[1]').toString('base64'), 'no data'],
    ['null', Buffer.from('null').toString('base64'), 'no data'],
    ['something nested', dataOf({ ...published, status: '{"status":"COMPLETE"}' }), 'no data'],
    ['a cut text', dataOf(published).slice(0, 100), 'no data'],
    ['more than 4 KB', dataOf({ ...published, transaction_code: JSON.stringify('x'.repeat(4_096)) }), 'too long'],
    ['a signature over less', signed({}, 'status,total_amount,transaction_uuid'), 'too little is signed'],
    [
      'a signed name without a value',
      dataOf({ ...published, signed_field_names: `"${names},fee"` }),
      'too little is signed',
    ],
    ['no signature', dataOf({ ...published, signature: 'null' }), 'wrong signature'],
    ['another amount under the old signature', dataOf({ ...published, total_amount: '10.0' }), 'wrong signature'],
    ['the amount as another text', dataOf({ ...published, total_amount: '1000' }), 'wrong signature'],
    ['a signature that is cut', dataOf({ ...published, signature: '"62GcfZTm"' }), 'wrong signature'],
    ['another shop', signed({ product_code: '"OTHER"' }), 'another shop'],
    ['another attempt', signed({ transaction_uuid: '"250610-162414"' }), 'another attempt'],
    ['another amount', signed({ total_amount: '999.0' }), 'another amount'],
    ['half a rupee more', signed({ total_amount: '1000.5' }), 'another amount'],
    ['a payment that waits', signed({ status: '"PENDING"' }), 'not complete'],
  ])('with %s is not believed', ([, data, why]) => {
    expect(wrongEsewaReturn(data, ours)).toBe(why)
  })
})

describe('what eSewa’s look-up says', () => {
  const asked = { productCode: 'EPAYTEST', providerRef: 'one' }
  const said = (json: Record<string, unknown>) => esewaChecked({ json, text: 'raw' }, asked)
  test.for<[Record<string, unknown>, object]>([
    [
      { status: 'COMPLETE', total_amount: 110, ref_id: '000' },
      { says: 'paid', rupees: 110, reference: '000' },
    ],
    [
      { status: 'COMPLETE', total_amount: '1,10,000.0', ref_id: null },
      { says: 'paid', rupees: 110_000, reference: '' },
    ],
    [
      { status: 'COMPLETE', total_amount: 110.5 },
      { says: 'paid', rupees: 110.5 },
    ],
    [{ status: 'COMPLETE' }, { says: 'paid', rupees: null }],
    [
      { status: 'complete', total_amount: 1, transaction_uuid: 'one' },
      { says: 'paid', rupees: 1 },
    ],
    [{ status: 'COMPLETE', total_amount: 110, transaction_uuid: 'two' }, { says: 'away' }],
    [{ status: 'COMPLETE', total_amount: 110, product_code: 'OTHER' }, { says: 'away' }],
    [{ status: 'PENDING' }, { says: 'waiting' }],
    [{ status: 'AMBIGUOUS' }, { says: 'waiting' }],
    [{ status: 'SOMETHING_NEW' }, { says: 'waiting' }],
    [{ status: 'CANCELED' }, { says: 'failed', ending: 'cancelled' }],
    [{ status: 'NOT_FOUND' }, { says: 'unknown' }],
    [{ status: 'FULL_REFUND' }, { says: 'refunded' }],
    [{ status: 'PARTIAL_REFUND' }, { says: 'refunded' }],
    [{ code: 0, error_message: 'Service is currently unavailable' }, { says: 'away' }],
    [{ status: 7 }, { says: 'away' }],
    [{}, { says: 'away' }],
  ])('%j', ([json, expected]) => {
    expect(said(json)).toMatchObject({ ...expected, answer: 'raw' })
  })
})

const khaltiSays = (json: Record<string, unknown>) => khaltiChecked({ json, text: 'raw' }, 'abc')

describe('what Khalti’s look-up says', () => {
  test.for<[Record<string, unknown>, object]>([
    [
      { status: 'Completed', total_amount: 11_000, transaction_id: 'T' },
      { says: 'paid', rupees: 110, reference: 'T' },
    ],
    [
      { status: 'COMPLETED', total_amount: 11_000, transaction_id: null },
      { says: 'paid', rupees: 110, reference: '' },
    ],
    [
      { status: 'Completed', total_amount: 11_050 },
      { says: 'paid', rupees: 110.5 },
    ],
    [
      { status: 'Completed', total_amount: '11000' },
      { says: 'paid', rupees: null },
    ],
    [{ pidx: 'other', status: 'Completed', total_amount: 11_000 }, { says: 'away' }],
    [{ status: 'Pending' }, { says: 'waiting' }],
    [{ status: 'Initiated' }, { says: 'waiting' }],
    [{ status: 'Something new' }, { says: 'waiting' }],
    [{ status: 'Expired' }, { says: 'failed', ending: 'expired' }],
    [{ status: 'User canceled' }, { says: 'failed', ending: 'cancelled' }],
    [{ status: 'Refunded' }, { says: 'refunded' }],
    [{ status: 'Partially refunded' }, { says: 'refunded' }],
    [{ detail: 'Not found.' }, { says: 'unknown' }],
    [{ detail: 'Invalid token.', status_code: 401 }, { says: 'away' }],
    [{ pidx: ['This field may not be blank.'] }, { says: 'away' }],
  ])('%j', ([json, expected]) => {
    expect(khaltiSays(json)).toMatchObject({ ...expected, answer: 'raw' })
  })

  test.for([
    ['https://pay.khalti.com/?pidx=a', true],
    ['https://test-pay.khalti.com/wallet?pidx=a', true],
    ['https://shop.example/test-gateway/khalti/pay/a', true],
    ['http://pay.khalti.com/?pidx=a', false],
    ['https://pay.khalti.com:8443/', false],
    ['https://pay.khalti.com.evil.example/', false],
    ['https://evil.example/pay.khalti.com', false],
    ['https://me@pay.khalti.com/', false],
    ['http://shop.example/', false],
    ['javascript:alert(1)', false],
    ['//pay.khalti.com', false],
    [undefined, false],
    [7, false],
  ])('sends a browser to %s: %s', ([address, isAllowed]) => {
    expect(isKhaltiPage(address, 'https://shop.example/test-gateway/khalti/api/v2/')).toBe(isAllowed)
  })

  test('a pidx is letters and digits, at most 64', () => {
    expect(['a', 'A9'.repeat(32)].every(isPidx)).toBe(true)
    expect(['', 'a'.repeat(65), 'a b', 'a/b', 'ä', 7, null, ['a']].some(isPidx)).toBe(false)
  })

  test('requests name the amount in paisa', () => expect(paisaOf(110)).toBe(11_000))
})

test.for<[unknown, number | null]>([
  [1000, 1000],
  ['1000.00', 1000],
  ['1,00,000', 100_000],
  ['0', 0],
  [1e21, null],
  [-5, null],
  ['', null],
  ['10 ', null],
  ['1e3', null],
  ['0x10', null],
  ['10.01', 10.01],
  ['10.001', null],
  [NaN, null],
  [null, null],
  [{}, null],
])('%j are %s rupees', ([text, rupees]) => {
  expect(parseRupees(text)).toBe(rupees)
})

describe('time of the next look-up', () => {
  const begun = new Date('2026-11-21T04:00:00Z')
  const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000)
  test.for([
    [0, 5],
    [1, 5],
    [2, 10],
    [3, 20],
    [4, 40],
    [5, 60],
    [40, 60],
  ] as const)('after %i outages in %i minutes', ([outages, minutes]) => {
    expect(nextCheckAt(begun, outages, after(10))).toEqual(after(10 + minutes))
  })

  test.for([
    [29, 5],
    [60, 10],
    [180, 30],
    [1_440, 60],
  ] as const)('at an age of %i minutes in %i minutes', ([age, minutes]) => {
    expect(nextCheckAt(begun, 0, after(age))).toEqual(after(age + minutes))
  })

  test('never after two days', () => {
    expect(nextCheckAt(begun, 0, after(2 * 1_440 - 1))).not.toBeNull()
    expect(nextCheckAt(begun, 0, after(2 * 1_440))).toBeNull()
    expect(nextCheckAt(begun, 9, after(2 * 1_440))).toEqual(after(2 * 1_440 + 60))
  })

  test('what nobody knows of ends after an hour', () => {
    expect([59, 60].map((minutes) => isUnknownForGood(begun, after(minutes)))).toEqual([false, true])
  })

  test('no more than every three seconds', () => {
    expect(wasJustAsked(null, begun)).toBe(false)
    expect([0, 2_999, 3_000].map((ms) => wasJustAsked(begun, new Date(begun.getTime() + ms)))).toEqual([
      true,
      true,
      false,
    ])
  })
})
