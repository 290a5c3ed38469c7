import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../../messages/account-messages.ts'
import '../../../messages/order-messages.ts'
import type { PageComponent } from '../../../test/open-page.tsx'
import TrackOrderPage from '../../../routes/track-order.tsx'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { givenShell } from '../../../test/given-shell.ts'

const ID = 'KA-261121-7Q2M4XZP'
const before = location.href

const form = () => page.getByRole('form', { name: 'Track order' })
const opening = () => page.getByText(/^Opening your order/)

afterEach(() => history.replaceState(null, '', before))

/** Adds the page as it was served, before any of its scripts but those in its HTML. */
function openServed(search: string) {
  history.replaceState(null, '', `${location.pathname}?${search}`)
  const place = document.createElement('main')
  document.body.append(place)
  onTestFinished(() => place.remove())
  const Page: PageComponent = TrackOrderPage
  const tree = (
    <MemoryRouter initialEntries={[`/track-order?${search}`]}>
      <Page matches={[{ loaderData: givenShell() }]} />
    </MemoryRouter>
  )
  place.append(document.createRange().createContextualFragment(renderToString(tree)))
  return { place, tree }
}

test('before its scripts have come, the page of a link names the order instead of the form', async () => {
  openServed(`order=${ID}&key=abc`)
  await expect.element(opening()).toHaveTextContent(`Opening your order ${ID}…`)
  await expect.element(page.getByRole('status').filter({ hasText: ID })).toBeVisible()
  expect(form().elements()).toHaveLength(0)
})

test('the page of a link keeps the height of a screen while its order loads', async () => {
  openServed(`order=${ID}&key=abc`)
  await expect.element(opening()).toBeVisible()
  expect(opening().element().parentElement!.getBoundingClientRect().height).toBeGreaterThan(innerHeight / 2)
})

test.for(['', `order=${ID}`, 'order=Call+9841234567&key=abc'])(
  'without an order and its key the form stands there at once: "%s"',
  async (search) => {
    openServed(search)
    await expect.element(form()).toBeVisible()
    await expect.element(opening()).not.toBeVisible()
  },
)

test('once its scripts have come, a link that opens no order says why above the form', async () => {
  givenGuest()
  answerApi({ [`GET /api/orders/${ID}`]: refused(404, 'not_found', 'No such order.') })
  const { place, tree } = openServed(`order=${ID}&key=abc`)
  const root = hydrateRoot(place, tree)
  onTestFinished(() => root.unmount())
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This link opens no order/)
  await expect.element(form()).toBeVisible()
  await expect.element(opening()).not.toBeInTheDocument()
})
