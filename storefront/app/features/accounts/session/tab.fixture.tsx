import { createRoutesStub, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import type { UserProfile, UserReply } from '#contract/accounts.ts'
import { Toasts } from '../../../ui/toast.tsx'
import { answerApi, done, type Sent } from '../../../test/answer-api.ts'
import { tokens } from '../../../test/given-member.ts'
import { readCompared, writeCompared } from '../../catalog/compare/compared.ts'
import { noteSeen } from '../../catalog/product/related/seen-products.ts'
import { writeRecent } from '../../catalog/search/recent-terms.ts'
import { addMessage, readMessages } from '../../chat/chat-store.ts'
import { chooseDistrict } from '../../delivery-zones/district/district.ts'
import { keepAsked } from '../../notices/asked-notices.ts'
import { keepDoor } from '../../payments/kept-doors.ts'
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

/** Leaves in the browser what a visit leaves: of products and notices, of an order and its payment, of the district and the chat. */
export async function givenTraces(): Promise<void> {
  noteSeen({ _id: '1', name: 'Rara Bed', price: 98_500, pictures: [] })
  writeRecent(['sofa'])
  writeCompared(['1', '2'])
  chooseDistrict('Kaski')
  localStorage.setItem('lastOrder', '{}')
  localStorage.setItem('lastAddress', '{}')
  localStorage.setItem('measuringVisit', '{}')
  keepAsked({ kind: 'price-drop', variantId: '1' })
  keepDoor('7', { orderId: 'KA-261121-7F3K9Q2M', key: 'the key' })
  await addMessage({ network: 'whatsapp', text: 'Is it sal wood?', photo: undefined, at: new Date().toISOString() })
  for (const name of ['seen-pages', 'seen-pictures']) await (await caches.open(name)).put('/', new Response('A bed'))
}

/** Returns the names of those that are there. */
export async function readTraces(): Promise<string[]> {
  const names = [...Object.keys(localStorage), ...(await caches.keys())]
  const traces = names
    .filter((name) =>
      /^(askedNotices|seen|recent|lastAddress|lastOrder|measuringVisit|paidOrders|deliveryDistrict)/.test(name),
    )
    .toSorted()
  return [...traces, ...readCompared(), ...(await readMessages()).map(({ text }) => text)]
}
