import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the Help Center' })
const questions = (page: Page) => page.locator('details').filter({ visible: true })
const openOnes = (page: Page) => page.locator('details[open]').filter({ visible: true })
/** Has the role of its words in every browser. */
const question = (page: Page, words: string) => page.locator('summary', { hasText: words })
const outcome = (page: Page) => page.getByRole('status').filter({ hasText: 'result(s)' })

test('a category searches for its word and leads to the answers, of which one is open at a time', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Help Center / Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help Center' })).toBeVisible()
  await hydrated(page)
  for (const card of ['Orders & Shopping 12', 'Shipping & Delivery 8', 'Returns & Exchanges 10']) {
    await expect(page.getByRole('link', { name: `${card} articles` })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Technical Support 7 articles' }).click()
  await expect(field(page)).toHaveValue('technical')
  await expect(outcome(page)).toHaveText('7 result(s) found for "technical"')
  const heading = page.getByRole('heading', { name: 'Frequently asked questions' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\?q=technical$/)

  await expect(questions(page)).toHaveCount(7)
  await question(page, 'Which browsers').click()
  await expect(page.getByText('there is no app to install')).toBeVisible()
  await question(page, 'Why can my photo').click()
  await expect(page.getByText('there is no app to install')).toBeHidden()
  await expect(openOnes(page)).toHaveCount(1)
  await question(page, 'Why can my photo').press('Enter')
  await expect(openOnes(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(questions(page)).toHaveCount(12)
})

test('a search forgives a typing error, and what nothing answers leads to the shop', async ({ page }) => {
  await page.goto('/help-center')
  await hydrated(page)
  await field(page).fill('REFUND')
  await expect(outcome(page)).toContainText('result(s) found for "REFUND"')
  const exact = await questions(page).count()
  expect(exact).toBeGreaterThan(0)
  await field(page).fill('refnud')
  await expect(outcome(page)).toHaveText(
    `${exact} result(s) found for "refnud"No answer says “refnud”. These say “refund”.`,
  )
  await field(page).fill('xyzzy')
  await expect(outcome(page)).toHaveText(
    '0 result(s) found for "xyzzy"No exact matches found. Our support team can help you with this question.',
  )
  const answers = page.getByRole('region', { name: 'Frequently asked questions' })
  await expect(answers.getByRole('link')).toHaveText(['01-5550123', 'namaste@kastha.example', 'WhatsApp'])
  await page.getByRole('link', { name: 'Order Tracking' }).click()
  await expect(question(page, 'How do I see where my order is?')).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue('track')
})

test('an address names an answer: its group is chosen and it stands open', async ({ page }) => {
  await page.goto('/help-center#faq-damage')
  await hydrated(page)
  const groups = page.getByRole('navigation', { name: 'Groups of questions' })
  await expect(groups.locator('[aria-current]')).toHaveText('Returns & Exchanges')
  await expect(page.getByText('Report it within 48 hours of delivery: open the order')).toBeInViewport()
  await expect(openOnes(page)).toHaveCount(1)
  await groups.getByRole('link', { name: 'Account Security' }).click()
  await expect(question(page, 'Why is my account locked?')).toBeVisible()
  await expect(question(page, 'What if something arrives damaged')).toBeHidden()

  await expect(page.getByRole('link', { name: 'Contact Now: Phone' })).toHaveAttribute('href', 'tel:+97715550123')
  await expect(page.getByRole('link', { name: 'Contact Now: Email' })).toHaveAttribute('href', /^mailto:namaste@/)
  await expect(page.getByRole('link', { name: 'Contact Now: WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+$/,
  )
  await expect(page.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /openstreetmap/)
  await expect(statistics(page)).toHaveText(['98.7%', 'Under 2 hrs', '500K+', '50,000+'])
  const resources = page.getByRole('navigation', { name: 'Additional Resources' }).getByRole('link')
  const paths = await resources.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths).toEqual([
    '/user-guide',
    '/shipping-policy',
    '/return-policy',
    '/security-guidelines',
    '/privacy-policy',
    '/terms-of-service',
  ])
})

function statistics(page: Page): Locator {
  return page.getByRole('region', { name: 'Our support in figures' }).getByRole('definition')
}

test('whether support is open is said at Nepal’s time, in both languages', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+05:45'))
  await page.goto('/ne/help-center')
  await expect(page.getByText('अहिले खुला छ, २०:०० बजेसम्म')).toBeVisible()
  await expect(page.getByRole('link', { name: 'अर्डर र किनमेल १२ वटा जवाफ' })).toBeVisible()
  // Midnight has passed in Kathmandu, not in London: Saturday's hours are over, Sunday's to come.
  await page.clock.setFixedTime(new Date('2026-11-21T18:20:00Z'))
  await page.goto('/help-center')
  await expect(page.getByText('Closed, opens today at 12:00')).toBeVisible()
})

test.describe('feedback', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('that could not be sent keeps its words and can be sent again', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/help-center')
    await hydrated(page)
    const box = page.getByRole('region', { name: 'Was this page helpful?' })
    const comment = box.getByRole('textbox')
    await page.route('**/api/help/feedback', (route) => route.abort(), { times: 1 })
    await comment.fill('Tell more of teak.')
    await box.getByRole('button', { name: 'No, not really' }).click()
    await expect(box.getByRole('alert')).toContainText('could not be sent')
    await expect(comment).toHaveValue('Tell more of teak.')

    const answer = page.waitForResponse('**/api/help/feedback')
    await box.getByRole('button', { name: 'No, not really' }).click()
    expect((await answer).status()).toBe(201)
    const thanks = box.getByText("We'll use your feedback to improve our services.")
    await expect(thanks).toBeVisible()
    await expect(box.getByRole('alert')).toBeHidden()
    await expect(comment).toHaveValue('')
    await page.clock.runFor(3_000)
    await expect(thanks).toBeHidden()
    await box.getByRole('button', { name: 'Yes, it helped' }).click()
    await expect(box.getByText("We're glad we could help!")).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server answers searches, and every answer can be opened', async ({ page }) => {
    await page.goto('/help-center')
    await expect(question(page, 'Why is my account locked?')).toBeVisible()
    await question(page, 'Why is my account locked?').click()
    await expect(page.getByText('It unlocks by itself after 30 minutes.')).toBeVisible()
    await expect(openOnes(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Yes, it helped' })).toBeHidden()
    const [faqPage] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(faqPage!)).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.any(Array) })

    await field(page).fill('gift crad')
    await field(page).press('Enter')
    await expect(outcome(page)).toContainText('These say “gift card”')
    await expect(questions(page).first()).toContainText('Do you have gift cards?')
    await page.getByRole('link', { name: 'Return Item' }).click()
    await expect(outcome(page)).toContainText('found for "return"')
  })
})
