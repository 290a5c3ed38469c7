import { expect, hydrated, overflow, test } from './test.ts'

const policies = [
  ['/user-guide', 'User guide'],
  ['/shipping-policy', 'Shipping policy'],
  ['/return-policy', 'Return policy'],
  ['/security-guidelines', 'Security guidelines'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
  ['/about', 'About Kastha'],
  ['/grievance-officer', 'Grievance officer'],
] as const

test('each page of the specification is there, in both languages', async ({ request }) => {
  for (const [path, title] of policies) {
    const [english, nepali] = await Promise.all([request.get(path), request.get(`/ne${path}`)])
    expect([english.status(), nepali.status()]).toEqual([200, 200])
    expect(await english.text()).toContain(`<h1>${title}</h1>`)
    expect(await nepali.text()).toMatch(/<html lang="ne">[^]*<h1>[^<]*[\u0900-\u097F]/)
  }
})

test('a page says what the settings say, when it was changed and what to read next', async ({ page }) => {
  await page.goto('/shipping-policy')
  await hydrated(page)
  await expect(page.getByRole('row', { name: 'Goods for Nrs. 1,00,000 or less Nrs. 1,000' })).toBeVisible()
  await expect(page.getByText(/^Last changed on \d{1,2} \w+ \d{4}$/)).toBeVisible()
  const types = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(types.some((one) => one.includes('"WebPage"') && one.includes('dateModified'))).toBe(true)

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'What it costs' }).click()
  await expect(page).toHaveURL('/shipping-policy#s-what-it-costs')
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport()

  await page.getByRole('main').getByRole('link', { name: 'return policy' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Return policy' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Read next' }).getByRole('link', { name: 'Terms of service' }).click()
  await expect(page).toHaveURL('/terms-of-service')
})

test('links within a Nepali page stay in Nepali, without loading the shop anew', async ({ page }) => {
  await page.goto('/ne/shipping-policy')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('main').getByRole('link', { name: 'फिर्ता नीति' }).first().click()
  await expect(page).toHaveURL('/ne/return-policy')
  await expect(page.getByRole('heading', { level: 1, name: 'फिर्ता नीति' })).toBeVisible()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('on a phone no page is wider than the screen @phone', async ({ page }) => {
  for (const path of ['/privacy-policy', '/ne/privacy-policy', '/ne/terms-of-service', '/ne/stores']) {
    await page.goto(path)
    expect(await overflow(page)).toBe(0)
  }
})

test('on paper a page is its text alone', async ({ page }) => {
  await page.goto('/return-policy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Your money' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
})

test('registering links the terms and the privacy policy in tabs of their own', async ({ page }) => {
  await page.goto('/register')
  await hydrated(page)
  const box = page.getByRole('checkbox', { name: 'I agree to the Terms and the Privacy Policy' })
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name: 'Terms', exact: true }).click(),
  ])
  await expect(terms).toHaveURL('/terms-of-service')
  await expect(box).not.toBeChecked()
  await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('showrooms are chosen by place, and sorted by distance once asked', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 28.2, longitude: 83.98 })
  await page.goto('/stores')
  await hydrated(page)
  const names = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Kastha Jhamsikhel', 'Kastha Lakeside', 'Kastha Biratnagar'])
  await page.getByRole('button', { name: 'Nearest to me' }).click()
  await expect(names).toHaveText(['Kastha Lakeside', 'Kastha Jhamsikhel', 'Kastha Biratnagar'])
  await expect(page.getByText('2 km away, as the crow flies')).toBeVisible()
  await page.getByLabel('Province').selectOption('Koshi')
  await expect(names).toHaveText(['Kastha Biratnagar'])
  await expect(page.getByRole('status').filter({ hasText: '1 showroom' })).toBeVisible()
  await page.getByLabel('District').selectOption('Morang')
  await expect(page.getByRole('link', { name: '021-550126' })).toHaveAttribute('href', 'tel:+97721550126')
})

test('the footer names the business, its officer and every page about the shop', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const legal = footer.getByRole('region', { name: 'Legal information' })
  for (const text of ['SAMPLE-000000', '000000000 (sample)', 'SAMPLE-0000', 'Sabina Shrestha (sample)', '01-5550124']) {
    await expect(legal).toContainText(text)
  }
  const company = footer.getByRole('navigation', { name: 'Our Company' }).getByRole('link')
  await expect(company).toHaveText(['About us', 'Our Projects', 'Store locator', 'Contact us', 'Grievance officer'])
  const help = footer.getByRole('navigation', { name: 'Help' }).getByRole('link')
  await expect(help).toHaveText([
    'Help Center',
    'Track order',
    'User guide',
    'Shipping policy',
    'Return policy',
    'Security guidelines',
    'Privacy policy',
    'Terms of service',
  ])
  await help.filter({ hasText: 'User guide' }).click()
  await expect(page).toHaveURL('/user-guide')
})
