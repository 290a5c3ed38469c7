import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import { addMessages } from '../messages/text.ts'
import { PageLoading } from './page-loading.tsx'

addMessages('en', messages)

/** Returns the announcement on `/ne/a` while another address loads. */
async function saidOnTheWayTo(address: string): Promise<string> {
  const Component = PageLoading
  const router = createMemoryRouter(
    [
      { path: '/a', Component, loader: ({ request }) => (request.url.includes('?') ? new Promise(() => {}) : null) },
      { path: '/b', Component, loader: () => new Promise(() => {}) },
    ],
    { basename: '/ne', initialEntries: ['/ne/a'] },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  void router.navigate(address)
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  const html = renderToString(<RouterProvider router={router} />)
  router.dispose()
  return html
}

test('a Nepali page shows that it is loading, and another choice on the same page does not', async () => {
  const line = `>${messages['page.loading']}</p>`
  expect(await saidOnTheWayTo('/b')).toContain(line)
  expect(await saidOnTheWayTo('/a?page=2')).not.toContain(line)
})
