import { expect, hydrated, overflow, test } from './test.ts'

test('a misspelt word finds what was meant, and says so', async ({ page }) => {
  await page.goto('/search?q=sofaa')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “sofaa”' })).toBeVisible()
  await expect(page.getByText('Showing results for “sofa”.')).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { name: /sofa/i }).first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('results are sorted and filtered like a listing, and the words stay', async ({ page }) => {
  await page.goto('/search?q=bed')
  await hydrated(page)
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('relevance')
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price, low to high')
  await expect(page).toHaveURL('/search?q=bed&sort=price')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “bed”' })).toBeVisible()
})

test('another search in the header takes the place of the first, without its filters', async ({ page }) => {
  await page.goto('/search?q=bed&rating=5')
  await hydrated(page)
  await page.getByPlaceholder('Search').fill('table')
  await page.getByPlaceholder('Search').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “table”' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Active filters' })).toHaveCount(0)
})

test('a Nepali word finds furniture', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('कुर्सी')}`)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a word that nothing matches offers words that find something', async ({ page }) => {
  await page.goto('/search?q=zzzzzz')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Trending searches' }).getByRole('link', { name: 'Office Chair' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “Office Chair”' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const path of ['/search', '/search?q=%20%20']) {
  test(`nothing searched for asks for a word: ${path}`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByText('Please enter a search keyword to continue')).toBeVisible()
  })
}

test('another reading is offered as a link', async ({ page }) => {
  await page.goto('/search?q=szfaa')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link', { name: '“sofa”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “sofa”' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('with words that are no text', () => {
  test.use({ expectedErrors: [/400/] })

  for (const q of ['%FF', 'sofa%00', '%EF%BF%BD']) {
    test(`/search?q=${q} asks for them again`, async ({ page }) => {
      const answer = await page.goto(`/search?q=${q}`)
      expect(answer?.status()).toBe(400)
      await expect(page.getByText('Please enter them again.')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Trending searches' })).toBeVisible()
      await expect(page.getByPlaceholder('Search')).toHaveValue('')
    })
  }
})

test('what was typed is shown as text, whatever it is', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<script>document.title="hit"</script>')}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>')
  await expect(page).not.toHaveTitle('hit')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('filters keep the words searched for', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/search?q=chair')
    if (isMobile) await page.getByRole('link', { name: 'Filters' }).click()
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await panel.getByRole('checkbox', { name: /^5 stars/ }).check()
    await panel.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/search\?q=chair&/)
    await expect(page.getByRole('link', { name: 'Remove filter: 5 stars' })).toBeVisible()
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing runs off the side', async ({ page }) => {
    await page.goto(`/search?q=${'wardrobe'.repeat(20)}`)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
})
