import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { InstalmentPlan } from '#contract/instalments.ts'
import { answerApi, cut } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { plansAre } from '../../test/given-instalments.ts'
import { givenBed } from '../../test/given-products.ts'
import { loadNepali } from '../../test/open-page.tsx'
import { openProduct } from '../../test/open-product.tsx'
import { queryClient } from '../../query-client.ts'
import { instalmentLines } from './load-lines.ts'

const plan: InstalmentPlan = {
  _id: '1',
  bank: 'Himchuli Bank',
  phone: '+97715550177',
  kind: 'merchant',
  months: 12,
  annualRatePercent: 8,
  rateKind: 'reducing',
  feePercent: 1,
  feeMinimum: 500,
  feeBearer: 'buyer',
  downPaymentPercent: 0,
  minimum: 10_000,
  maximum: null,
  categoryIds: [],
  productIds: [],
  from: null,
  until: null,
  note: 'Only for salaried buyers.',
  termsSeenOn: '2026-11-24',
}
const plans = [
  plan,
  {
    ...plan,
    _id: '2',
    bank: 'Tilicho Finance',
    kind: 'finance',
    months: 6,
    annualRatePercent: 0,
    feePercent: 0,
    feeMinimum: 0,
  },
  { ...plan, _id: '3', bank: 'For more', minimum: 9_000_000 },
] as const
const given = (data: readonly InstalmentPlan[] = plans) => answerApi(plansAre(data))

/** A product with a line for each of its prices. */
async function open(language: 'en' | 'ne' = 'en') {
  queryClient.clear()
  const product = givenBed()
  const prices = [...new Set(product.variants.map(({ price }) => price))]
  const instalments = Object.fromEntries(prices.map((price) => [price, `From ${price} a month`]))
  await openProduct({ product, instalments, language })
  return product
}

const line = () => page.getByRole('button', { name: /a month$/ })
const dialog = () => page.getByRole('dialog')

test('the line below the price opens the plans, each with its total to the last rupee', async () => {
  given()
  await open()
  await line().click()
  const plansShown = dialog().getByRole('heading', { level: 3 })
  await expect.element(plansShown.first()).toBeVisible()
  expect(plansShown.elements().map(({ textContent }) => textContent)).toEqual([
    'Tilicho Finance: 6 months',
    'Himchuli Bank: 12 months',
  ])
  await expect.element(dialog().getByText('Nrs. 1,03,806 The bank decides.')).toBeVisible()
  await expect.element(dialog().getByText('Only for salaried buyers.').first()).toBeVisible()
  await expect
    .element(
      dialog()
        .getByRole('link', { name: /Bank: / })
        .first(),
    )
    .toHaveAttribute('href', 'tel:+97715550177')
  await dialog().getByRole('button', { name: 'Close instalments' }).click()
  await expect.element(line()).toHaveFocus()
})

test('another size shows its own line at once', async () => {
  const product = await open()
  const [first] = product.variants
  const other = product.variants.find(({ price, size }) => price !== first!.price && size !== first!.size)!
  await expect.element(line()).toHaveTextContent(`From ${first!.price} a month`)
  await page
    .getByRole('radio', { name: new RegExp(`^${other.size!.replace('*', '.')}`) })
    .first()
    .click()
  await expect.element(line()).not.toHaveTextContent(`From ${first!.price} a month`)
})

test('plans that do not load have a button that tries again', async () => {
  answerApi({ 'GET /api/instalment-plans': cut })
  expectErrors(/instalment plans could not be loaded/)
  await open()
  await line().click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  given()
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog().getByText('Himchuli Bank: 12 months')).toBeVisible()
  const plansShown = dialog().getByRole('list').element()
  await expect.poll(() => document.activeElement?.contains(plansShown)).toBe(true)
  expect(document.activeElement).not.toBe(dialog().element())
})

test('plans that ended since the page was served leave a sentence', async () => {
  given([{ ...plan, until: '2020-01-01' }])
  await open()
  await line().click()
  await expect.element(dialog().getByText('No bank has a plan for this amount now.')).toBeVisible()
})

test('a try that fails again keeps the focus on its button', async () => {
  answerApi({ 'GET /api/instalment-plans': cut })
  expectErrors(/instalment plans could not be loaded/)
  await open()
  await line().click()
  const again = dialog().getByRole('button', { name: 'Try again' })
  await again.click()
  await expect.element(again).toHaveFocus()
  await expect.element(again).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(again).toHaveFocus()
})

test.for(['en', 'ne'] as const)(
  'the line is one line on a small laptop, whatever the bank is called: %s',
  async (language) => {
    await page.viewport(1366, 657)
    await loadNepali('instalments')
    const bank = 'Himchuli Agricultural Development and Commercial Savings Bank of Nepal Limited'
    const product = givenBed()
    const dear = { ...plan, bank, months: 60, downPaymentPercent: 20, minimum: 0 }
    await openProduct({ product, instalments: instalmentLines([dear], product, { language }), language })
    expect(page.getByRole('button', { name: /EMI/ }).element().getBoundingClientRect().height).toBe(24)
  },
)

test('the plans read in Nepali', async () => {
  await loadNepali('instalments')
  given([{ ...plan, bank: 'हिमचुली बैंक' }])
  await open('ne')
  await line().click()
  await expect.element(dialog().getByText('हिमचुली बैंक: १२ महिना')).toBeVisible()
  await expect.element(dialog().getByText('निर्णय बैंकले गर्छ।')).toBeVisible()
})

test('a product without a plan has no line', async () => {
  await openProduct()
  expect(line().query()).toBeNull()
})
