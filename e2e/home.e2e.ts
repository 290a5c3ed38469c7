import { expect, hydrated, notedAsSeen, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the hero opens a chosen slide, and recently viewed products are last on the home page @slow', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const hero = page.getByRole('region', { name: 'Offers and collections' })
  await expect(hero.locator('.swiper-initialized')).toBeAttached()
  const reachable = hero.locator('[role=group]:not([inert])')
  await expect(reachable).toHaveAccessibleName('Sleep under your own mountain')
  await hero.getByRole('button', { name: 'Go to slide 3' }).click()
  await expect(reachable).toHaveAccessibleName('One table, eight chairs, all of you')

  for (const id of ['2', '7']) {
    await page.goto(`/product/${id}`)
    await notedAsSeen(page, id)
  }
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('link')).toHaveCount(2)
  await expect(viewed.getByRole('link').first()).toHaveAttribute('href', '/product/7')
  await expect(page.getByRole('main').getByRole('region').last()).toHaveAccessibleName('Recently viewed')
})
