import { describe, expect, test } from 'vitest'
import {
  businessOf,
  businessProblems,
  canChangeBusiness,
  MAX_BUSINESS_ADDRESS_LENGTH,
  MAX_BUSINESS_NAME_LENGTH,
  parsePan,
} from './business.ts'

test.for([
  ['123456789', '123456789'],
  ['१२३४५६७८९', '123456789'],
  [' 123-456 789 ', '123456789'],
  ['000000001', '000000001'],
  ['12345678', null],
  ['1234567890', null],
  ['12345678a', null],
  ['', null],
] as const)('the PAN of %j is %j', ([text, pan]) => {
  expect(parsePan(text)).toBe(pan)
})

describe('a form', () => {
  test('names a business with both its name and its PAN', () => {
    const given = { business_name: ' Himal Hotel Pvt. Ltd. ', pan: '१२३ ४५६ ७८९' }
    expect(businessProblems(given)).toEqual({})
    expect(businessOf(given)).toEqual({ name: 'Himal Hotel Pvt. Ltd.', pan: '123456789' })
  })

  test('needs its fields once a ticked box asks for them', () => {
    const problems = { business_name: 'business-name', pan: 'pan' }
    expect(businessProblems({ isBusiness: true })).toEqual(problems)
    expect(businessProblems({ isBusiness: true }, { isForAnother: true })).toEqual({
      ...problems,
      business_address: 'business-address',
    })
  })

  test('names the address of the business, which can be blank unless the delivery is somebody else’s', () => {
    const given = { business_name: 'Himal Hotel', pan: '123456789', business_address: ' Birta Marg, Kathmandu ' }
    const blank = { ...given, business_address: ' ' }
    expect(businessProblems(given, { isForAnother: true })).toEqual({})
    expect(businessOf(given)).toEqual({ name: 'Himal Hotel', pan: '123456789', address: 'Birta Marg, Kathmandu' })
    expect(businessProblems(blank)).toEqual({})
    expect(businessProblems(blank, { isForAnother: true })).toEqual({ business_address: 'business-address' })
    expect(businessOf(blank)).toEqual({ name: 'Himal Hotel', pan: '123456789' })
  })

  test.for([{}, { business_name: '', pan: '' }, { business_address: 'Birta Marg' }, { business_name: ' ', pan: '\t' }])(
    'names none with blank fields: %j',
    (given) => {
      expect(businessProblems(given, { isForAnother: true })).toEqual({})
      expect(businessOf(given)).toBeNull()
    },
  )

  test.for([
    [{ business_name: 'Himal Hotel' }, { pan: 'pan' }],
    [{ pan: '123456789' }, { business_name: 'business-name' }],
    [{ business_name: 'Himal Hotel', pan: '12' }, { pan: 'pan' }],
    [{ business_name: 'Himal\nHotel', pan: '123456789' }, { business_name: 'hidden-sign' }],
    [{ business_name: 'a'.repeat(MAX_BUSINESS_NAME_LENGTH + 1), pan: '123456789' }, { business_name: 'too-long' }],
    [
      { business_name: 'Himal Hotel', pan: '123456789', business_address: 'Birta\u202eMarg' },
      { business_address: 'hidden-sign' },
    ],
    [
      {
        business_name: 'Himal Hotel',
        pan: '123456789',
        business_address: 'a'.repeat(MAX_BUSINESS_ADDRESS_LENGTH + 1),
      },
      { business_address: 'too-long' },
    ],
  ] as const)('is wrong as %j', ([given, problems]) => {
    expect(businessProblems(given)).toEqual(problems)
  })
})

test.for([
  ['pending', false, true],
  ['confirm', false, true],
  ['delivered', false, true],
  ['confirm', true, false],
  ['cancelled', false, false],
  ['returned', false, false],
] as const)('in an order that is %s, with an invoice: %s, it can change: %s', ([state, isInvoiced, can]) => {
  expect(canChangeBusiness({ state, isInvoiced })).toBe(can)
})
