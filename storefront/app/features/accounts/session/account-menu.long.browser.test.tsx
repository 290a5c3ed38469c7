import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, cut, done, hold } from '../../../test/answer-api.ts'
import { givenProfile, tokens } from '../../../test/given-member.ts'
import { toast, visited } from '../../../test/open-page.tsx'
import { comeBack, givenTraces, keptKeys, LOGOUT, readTraces } from './tab.fixture.tsx'
import { readSession } from './session.ts'

const button = () => page.getByRole('banner').getByRole('button', { name: /^Asmita Gurung/ })
const menu = () => page.getByRole('menu', { name: 'Account' })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const loginLink = () => page.getByRole('banner').getByRole('link', { name: 'Login' })

async function open(address = '/'): Promise<void> {
  await comeBack(givenProfile(), address)
  await expect.element(button()).toBeVisible()
}

test('the keyboard operates the menu', async () => {
  await open()
  button().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('My Account')).toHaveFocus()
  expect(button().element().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('My List')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Logout')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('My Account')).toHaveFocus()

  await userEvent.keyboard('{Escape}')
  await expect.element(menu()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('My Account')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}')
  await expect.element(visited()).toHaveTextContent('/my-orders')
  await expect.element(menu()).not.toBeInTheDocument()
})

test('clicks open and close the menu', async () => {
  await open()
  await button().click()
  await expect.element(menu()).toBeInViewport({ ratio: 1 })
  for (const name of ['My Account', 'My List', 'My Orders', 'Room plans', 'Logout'])
    await expect.element(item(name)).toBeVisible()
  await button().click({ force: true })
  await expect.element(menu()).not.toBeInTheDocument()
  await button().click()
  await expect.element(menu()).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 10, y: 400 } })
  await expect.element(menu()).not.toBeInTheDocument()
})

test('on a phone the menu names its account and fits the screen', async () => {
  await page.viewport(390, 844)
  await open()
  await button().click()
  await expect.element(menu()).toBeInViewport({ ratio: 1 })
  await expect.element(menu().getByText('asmita@post.example')).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBe(0)
})

test('a logout clears what was typed in this tab', async () => {
  await open('/product/1')
  answerApi({ [LOGOUT]: done('Logout successful') })
  sessionStorage.setItem('checkout', JSON.stringify({ owner: 'u-1', phone: '9841234567' }))
  await button().click()
  await item('Logout').click()
  await expect.element(loginLink()).toBeVisible()
  expect(sessionStorage.getItem('checkout')).toBeNull()
})

test('a logout removes what was looked at, searched for, compared, ordered and written in this browser', async () => {
  await open('/product/1')
  await givenTraces()
  const places =
    'askedNotices deliveryDistrict lastAddress lastOrder measuringVisit paidOrders recentSearches seen-pages seen-pictures seenProducts'
  expect(await readTraces()).toEqual([...places.split(' '), '1', '2', 'Is it sal wood?'])
  answerApi({ [LOGOUT]: done('Logout successful') })
  await button().click()
  await item('Logout').click()
  await expect.element(loginLink()).toBeVisible()
  await expect.poll(readTraces).toEqual([])
})

const keptPlan = () => [localStorage.getItem('planner'), localStorage.getItem('plannerAccount') && 'link']

test.each([
  { plan: 'that the account has', local: 'hers', isKept: true, left: [null, null] },
  { plan: 'with changes that the account lacks', local: 'hers', isKept: false, left: ['hers', 'link'] },
  { plan: 'that came in the place of the account’s', local: 'another', isKept: true, left: ['hers', null] },
])('a logout leaves or removes a room plan $plan', async ({ local, isKept, left }) => {
  await open('/product/1')
  localStorage.setItem('planner', 'hers')
  localStorage.setItem('plannerAccount', JSON.stringify({ userId: 'u-1', id: 'p-1', version: 'v1', local, isKept }))
  answerApi({ [LOGOUT]: done('Logout successful') })
  await button().click()
  await item('Logout').click()
  await expect.element(loginLink()).toBeVisible()
  await expect.poll(keptPlan).toEqual(left)
})

test('a guest’s room plan is there before a login and after the logout', async () => {
  await open('/product/1')
  localStorage.setItem('planner', 'a guest’s')
  answerApi({ [LOGOUT]: done('Logout successful') })
  await button().click()
  await item('Logout').click()
  await expect.element(loginLink()).toBeVisible()
  await expect.poll(readTraces).toEqual([])
  expect(localStorage.getItem('planner')).toBe('a guest’s')
})

test('a logout notifies the server, deletes the tokens and leads home', async () => {
  await open('/product/1')
  const held = hold(done('Logout successful'))
  const sent = answerApi({ [LOGOUT]: held.answer })
  await button().click()
  await item('Logout').click()
  await expect.element(item('Logout')).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.element(toast('Logout successful')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/')
  await expect.element(loginLink()).toBeVisible()
  expect(keptKeys()).toEqual([])
  expect(readSession()).toEqual({ status: 'guest', hasLeft: true })
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${tokens.accesstoken}`])
})

test('offline, the logout still works in this browser', async () => {
  await open()
  answerApi({ [LOGOUT]: cut })
  await button().click()
  await item('Logout').click()
  await expect.element(toast('Logged out locally')).toBeVisible()
  await expect.element(loginLink()).toBeVisible()
  expect(keptKeys()).toEqual([])
})
