import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShopPage } from '#contract/pages.ts'
import ShopPageRoute from '../../routes/shop-page.tsx'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, visited } from '../../test/open-page.tsx'

const policy: ShopPage = {
  slug: 'shipping-policy',
  title: 'Shipping policy',
  summary: 'How your furniture comes to you.',
  html: [
    '<h2 id="s-what-it-costs">What it costs</h2>',
    '<p>See the <a href="/return-policy">return policy</a> and <a href="/ne/about">About</a>.</p>',
    '<h2 id="s-how-long">How long it takes</h2>',
  ].join(''),
  sections: [
    { id: 's-what-it-costs', title: 'What it costs' },
    { id: 's-how-long', title: 'How long it takes' },
  ],
  updatedAt: '2026-11-20T06:00:00Z',
}

async function open(changes: Partial<ShopPage> = {}): Promise<void> {
  const loaderData = { ...givenShell(), page: { ...policy, ...changes } }
  await openPage('/shipping-policy', ShopPageRoute, { loaderData })
}

const link = (name: string) => page.getByRole('article').getByRole('link', { name })

test('a link in the text navigates without reloading the shop', async () => {
  await open()
  await link('return policy').click()
  await expect.element(visited()).toHaveTextContent('/return-policy')
})

test('a link in the text leads to the page in the current language', async () => {
  await open()
  await link('About').click()
  await expect.element(visited()).toHaveTextContent('/about')
})

test('a page with a single section has no contents', async () => {
  await open({ sections: policy.sections.slice(0, 1) })
  await expect.element(page.getByText('Last updated on 20 November 2026')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'On this page' }).length).toBe(0)
})
