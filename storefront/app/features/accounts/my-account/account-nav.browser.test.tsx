import { createRoutesStub, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import MyAccountPage from '../../../routes/my-account.tsx'
import MyListPage from '../../../routes/my-list.tsx'
import MyOrdersPage from '../../../routes/my-orders.tsx'
import { answerApi, cut, done } from '../../../test/answer-api.ts'
import { givenGuest, givenMember } from '../../../test/given-member.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { openPage, toast, visited } from '../../../test/open-page.tsx'
import { setSession } from '../session/session.ts'
import { openAccount, sessionsOf, thisSession } from './account-page.fixture.tsx'
import { MemberPage } from './member-page.tsx'

const menu = () => page.getByRole('main').getByRole('navigation', { name: 'Account' })
const logout = () => menu().getByRole('button', { name: 'Logout' })

test('the menu links to list, orders and room plans, and logs out', async () => {
  await openAccount()
  await expect.element(menu().getByRole('link', { name: 'User Profile' })).toHaveAttribute('aria-current', 'page')
  await expect.element(menu().getByRole('link', { name: 'My List' })).toHaveAttribute('href', '/my-list')
  await expect.element(menu().getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders')
  await expect.element(menu().getByRole('link', { name: 'Room plans' })).toHaveAttribute('href', '/planner#room-plans')
  answerApi({ 'POST /api/user/logout': done('') })
  await logout().click()
  await expect.element(toast('Logout successful')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/')
})

test('a logout that never reached the server still works here, without a message', async () => {
  await openAccount()
  answerApi({ 'POST /api/user/logout': cut })
  await logout().click()
  await expect.element(visited()).toHaveTextContent('/')
  expect(toast('Logged out locally').length).toBe(0)
  expect(localStorage.getItem('accesstoken')).toBeNull()
})

test.for([
  ['/my-list', MyListPage],
  ['/my-orders', MyOrdersPage],
] as const)('%s makes a guest log in and return', async ([path, Page]) => {
  givenGuest()
  await openPage(path, Page, { address: `${path}?page=2`, loaderData: givenShell() })
  await expect.element(visited()).toHaveTextContent(`/login?next=${encodeURIComponent(`${path}?page=2`)}`)
})

test('a page that cannot load its shopper offers a retry', async () => {
  givenMember()
  setSession({ status: 'unreachable' })
  await openPage('/my-orders', MyOrdersPage)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('Back after a logout shows no account: a guest is redirected', async () => {
  givenMember()
  answerApi({
    'GET /api/user/sessions': sessionsOf([thisSession]),
    'GET /api/notices': done('', { data: [] }),
    'GET /api/user/credit': done('', { data: { balance: 0, isBlocked: false, entries: [] } }),
    'GET /api/addresses': done('', { data: [] }),
    'POST /api/user/logout': done(''),
  })
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Place name="Home" /> },
    { path: '/login', Component: () => <Place name="Login" /> },
    { path: '/my-account', Component: MyAccountPage },
    { path: '/my-orders', Component: () => <MemberPage title="My Orders">{null}</MemberPage> },
  ])
  await render(
    <main>
      <Stub initialEntries={['/my-orders']} />
    </main>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
  await menu().getByRole('link', { name: 'User Profile' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible()
  await logout().click()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

function Place({ name }: { name: string }) {
  const navigate = useNavigate()
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}
