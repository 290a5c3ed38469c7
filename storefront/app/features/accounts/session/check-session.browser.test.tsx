import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { RefreshBody, TokensReply } from '#contract/accounts.ts'
import { answerApi, cut, done, refused, type Sent } from '../../../test/answer-api.ts'
import { givenProfile, tokens } from '../../../test/given-member.ts'
import { toast } from '../../../test/open-page.tsx'
import { checkSession, startSession } from './check-session.ts'
import { comeBack, DETAILS, detailsOf, givenTraces, keptKeys, openTab, readTraces, REFRESH } from './tab.fixture.tsx'
import { keepTokens } from './tokens.ts'

const DRAFT = JSON.stringify({ owner: '', phone: '9841234567' })
const EXPIRED = 'Session expired. Please login again.'

const account = (name = 'Asmita Gurung') => page.getByRole('banner').getByRole('button', { name, exact: false })
const loginLink = () => page.getByRole('banner').getByRole('link', { name: 'Login' })

const unauthorized = refused(401, 'unauthorized', EXPIRED)
const asmita = detailsOf(givenProfile())
const refreshed = done('', { data: tokens } satisfies Partial<TokensReply>)
const detailsForFreshToken = ({ headers }: Sent) =>
  headers.get('authorization') === `Bearer ${tokens.accesstoken}` ? asmita : unauthorized

test('a returning shopper is greeted by name', async () => {
  const sent = await comeBack(givenProfile())
  await expect.element(toast('Welcome back!')).toBeVisible()
  await expect.element(account()).toHaveAccessibleName('Asmita Gurung asmita@post.example')
  await expect.element(loginLink()).not.toBeInTheDocument()
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${tokens.accesstoken}`])
})

test('a shopper is greeted once in a visit, not on every full page load', async () => {
  await comeBack(givenProfile())
  await expect.element(toast('Welcome back!')).toBeVisible()
  await cleanup()
  await comeBack(givenProfile())
  await expect.element(account()).toBeVisible()
  expect(toast('Welcome back!').length).toBe(0)
})

test.for([1280, 390])('at %s px a long name is truncated', async (width) => {
  await page.viewport(width, 800)
  const name = 'Raja Bahadur Shrestha Prasad Devkota of Bhaktapur Durbar Square'
  await comeBack(givenProfile({ name }))
  await expect.element(account(name)).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBe(0)
})

test('without a token no request is sent', async () => {
  const sent = answerApi({ [DETAILS]: asmita, [REFRESH]: unauthorized })
  await openTab()
  await expect.element(loginLink()).toBeVisible()
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible()
  expect(sent).toEqual([])
})

test('an expired access token is renewed', async () => {
  keepTokens({ accesstoken: 'run.out.long-ago', refreshToken: 'refresh-token' })
  const sent = answerApi({
    [DETAILS]: detailsForFreshToken,
    [REFRESH]: refreshed,
  })
  await openTab()
  await expect.element(account()).toBeVisible()
  expect(sent).toHaveLength(3)
})

test('refused tokens are removed in every spelling, and the page says so', async () => {
  keepTokens({ accesstoken: 'a.b.c', refreshToken: 'd.e.f' })
  localStorage.setItem('refreshToken', 'd.e.f')
  answerApi({ [DETAILS]: unauthorized, [REFRESH]: unauthorized })
  await openTab()
  await expect.element(toast(EXPIRED)).toBeVisible()
  await expect.element(loginLink()).toBeVisible()
  expect(keptKeys()).toEqual([])
})

test('a refresh without an answer is repeated under the same name', async () => {
  keepTokens({ accesstoken: 'run.out.long-ago', refreshToken: 'refresh-token' })
  answerApi({ [DETAILS]: detailsForFreshToken })
  const lost = answerApi({ [REFRESH]: cut })
  await openTab()
  await expect.element(toast('Error initializing application')).toBeVisible()
  expect(keptKeys()).toEqual(['accesstoken', 'refreshtoken'])
  const found = answerApi({ [REFRESH]: refreshed })
  window.dispatchEvent(new Event('online'))
  await expect.element(account()).toBeVisible()
  const [first, second] = [...lost, ...found].map(({ body }) => body as RefreshBody)
  expect(first!.attempt).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toEqual(first)
})

test('offline, the session stays, and continues on reconnecting', async () => {
  keepTokens(tokens)
  answerApi({ [DETAILS]: cut })
  await openTab('/product/1')
  await expect.element(toast('Error initializing application')).toBeVisible()
  await expect.element(account('User')).toBeVisible()
  expect(keptKeys()).toEqual(['accesstoken', 'refreshtoken'])
  answerApi({ [DETAILS]: asmita })
  window.dispatchEvent(new Event('online'))
  await expect.element(account()).toBeVisible()
  await expect.element(toast('Welcome back!')).toBeVisible()
})

test.for([408, 429, 500, 503])('a response %s to the first request ends no session', async (status) => {
  keepTokens(tokens)
  answerApi({ [DETAILS]: { status } })
  await openTab()
  await expect.element(toast('Error initializing application')).toBeVisible()
  expect(keptKeys()).toEqual(['accesstoken', 'refreshtoken'])
})

test('a response without a user ends the session', async () => {
  keepTokens(tokens)
  answerApi({ [DETAILS]: done('', { data: [] }) })
  await openTab()
  await expect.element(toast('Invalid user data received. Please login again.')).toBeVisible()
  expect(keptKeys()).toEqual([])
})

test('a login shows in every tab, and the other tabs show no greeting', async () => {
  await openTab('/product/1')
  await expect.element(loginLink()).toBeVisible()
  answerApi({ [DETAILS]: asmita })
  changeElsewhere(() => keepTokens(tokens))
  await expect.element(account()).toBeVisible()
  expect(toast('Welcome back!').length).toBe(0)
})

test('a session that was ended elsewhere leaves no draft and no trace; its member finds the draft again', async () => {
  await comeBack(givenProfile(), '/checkout')
  await expect.element(account()).toBeVisible()
  await givenTraces()
  sessionStorage.setItem('checkout', DRAFT)
  answerApi({ [DETAILS]: unauthorized, [REFRESH]: unauthorized })
  await checkSession('quiet')
  await expect.element(loginLink()).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  await expect.poll(readTraces).toEqual([])

  answerApi({ [DETAILS]: asmita })
  await startSession(tokens)
  await expect.element(account()).toBeVisible()
  expect(sessionStorage.getItem('checkout')).toBe(DRAFT)
})

test('nobody else finds the draft of a session that was ended elsewhere', async () => {
  await comeBack(givenProfile(), '/checkout')
  await expect.element(account()).toBeVisible()
  sessionStorage.setItem('checkout', DRAFT)
  answerApi({ [DETAILS]: unauthorized, [REFRESH]: unauthorized })
  await checkSession('quiet')
  const sita = givenProfile({ _id: '0b8e5f5c-5f0e-4d0e-8d6c-3c1b2a190807', name: 'Sita Rai' })
  for (const user of [sita, givenProfile()]) {
    answerApi({ [DETAILS]: detailsOf(user) })
    await startSession(tokens)
    await expect.element(account(user.name)).toBeVisible()
    expect(sessionStorage.getItem('checkout')).toBeNull()
  }
})

test('a logout in another tab removes this tab’s drafts', async () => {
  await comeBack(givenProfile(), '/product/1')
  await expect.element(account()).toBeVisible()
  sessionStorage.setItem('checkout', DRAFT)
  changeElsewhere(() => localStorage.clear())
  await expect.element(loginLink()).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('a tab whose session ended while it was closed has no drafts left; a guest’s stay', async () => {
  sessionStorage.setItem('draftsOf', givenProfile()._id)
  sessionStorage.setItem('checkout', DRAFT)
  await openTab('/checkout')
  await expect.element(loginLink()).toBeVisible()
  expect(sessionStorage).toHaveLength(0)

  await cleanup()
  sessionStorage.setItem('checkout', DRAFT)
  await openTab('/checkout')
  await expect.element(loginLink()).toBeVisible()
  expect(sessionStorage.getItem('checkout')).toBe(DRAFT)
})

test('a guest’s drafts move into the account, and another member’s do not', async () => {
  sessionStorage.setItem('checkout', DRAFT)
  await comeBack(givenProfile())
  await expect.element(account()).toBeVisible()
  expect(sessionStorage.getItem('checkout')).toBe(DRAFT)

  await cleanup()
  sessionStorage.setItem('draftsOf', '0b8e5f5c-5f0e-4d0e-8d6c-3c1b2a190807')
  await comeBack(givenProfile())
  await expect.poll(() => sessionStorage.getItem('checkout')).toBeNull()
})

test('a logout shows in every tab', async () => {
  await comeBack(givenProfile(), '/product/1')
  await expect.element(account()).toBeVisible()
  changeElsewhere(() => localStorage.clear())
  await expect.element(loginLink()).toBeVisible()
})

test('the login leads back to the page that required it', async () => {
  await openTab('/productListing?sort=price')
  await expect
    .element(loginLink())
    .toHaveAttribute('href', `/login?next=${encodeURIComponent('/productListing?sort=price')}`)
})

/** Imitates a change of the storage by another tab. */
function changeElsewhere(change: () => void): void {
  const oldValue = localStorage.getItem('accesstoken')
  change()
  const newValue = localStorage.getItem('accesstoken')
  window.dispatchEvent(new StorageEvent('storage', { key: 'accesstoken', oldValue, newValue }))
}
