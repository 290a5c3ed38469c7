import { createRoutesStub, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import type { UserProfile, UserReply } from '#contract/accounts.ts'
import { Toasts } from '../../../ui/toast.tsx'
import { answerApi, done, type Sent } from '../../../test/answer-api.ts'
import { tokens } from '../../../test/given-member.ts'
import { noteSeen } from '../../catalog/product/related/seen-products.ts'
import type { PlacedReply } from '#contract/orders.ts'
import { keepLastOrder } from '../../checkout/last-order.ts'
import { keepDoor } from '../../payments/kept-doors.ts'
import { writeRecent } from '../../catalog/search/recent-terms.ts'
import { AccountPlace } from './account-place.tsx'
import { followSession } from './follow-session.ts'
import { keepTokens } from './tokens.ts'

export const DETAILS = 'GET /api/user/user-details'
export const REFRESH = 'POST /api/user/refresh-token'
export const LOGOUT = 'POST /api/user/logout'

export const detailsOf = (data: UserProfile) => done('', { data } satisfies Partial<UserReply>)

/** Opens a page with the header's account area, which follows the session like every page. */
export async function openTab(address = '/'): Promise<void> {
  const Stub = createRoutesStub([{ path: '*', Component: AnyPage }])
  await render(
    <>
      <Toasts />
      <Stub initialEntries={[address]} />
    </>,
  )
  onTestFinished(followSession())
}

/** Does the same for a shopper who logged in on an earlier visit. */
export async function comeBack(user: UserProfile, address = '/'): Promise<Sent[]> {
  keepTokens(tokens)
  const sent = answerApi({ [DETAILS]: detailsOf(user) })
  await openTab(address)
  return sent
}

function AnyPage() {
  const { pathname, search } = useLocation()
  return (
    <>
      <header style={{ display: 'flex', paddingInline: 'var(--gutter)' }}>
        <AccountPlace />
      </header>
      <main style={{ minHeight: '500px' }}>
        <output aria-label="Visited address">{pathname + search}</output>
      </main>
    </>
  )
}

export const keptKeys = () =>
  Object.keys(localStorage)
    .filter((key) => /token/i.test(key))
    .toSorted()

/** Leaves in the browser what a visit leaves of the products that were looked at and searched for. */
export async function givenTraces(): Promise<void> {
  noteSeen({ _id: '1', name: 'Rara Bed', price: 98_500, pictures: [] })
  writeRecent(['sofa'])
  keepLastOrder('', { data: { orderId: 'KA-1' }, trackKey: 'k' } as PlacedReply)
  keepDoor('7', { orderId: 'KA-1', key: 'k' })
  for (const name of ['seen-pages', 'seen-pictures']) await (await caches.open(name)).put('/', new Response('A bed'))
}

/** Returns the names of those that are there. */
export async function readTraces(): Promise<string[]> {
  const names = [...Object.keys(localStorage), ...(await caches.keys())]
  return names.filter((name) => /^(seen|recent|lastOrder|paidOrders)/.test(name)).toSorted()
}
