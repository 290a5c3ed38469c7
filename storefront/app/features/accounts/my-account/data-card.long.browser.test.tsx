import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, done, refused } from '../../../test/answer-api.ts'
import { toast, visited } from '../../../test/open-page.tsx'
import { readSession } from '../session/session.ts'
import { openAccount, unauthorized } from './account-page.fixture.tsx'

const download = () => page.getByRole('button', { name: 'Download my data' })
const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' })
const password = () => dialog().getByLabelText('Password', { exact: true })
const confirm = () => dialog().getByRole('button', { name: 'Delete account' })

test('a shopper’s data is downloaded as a file', async () => {
  const user = await openAccount()
  answerApi({ 'GET /api/user/data': done('', { data: { profile: user } }) })
  const { promise: saved, resolve: save } = Promise.withResolvers<HTMLAnchorElement>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    save(this)
  })
  await download().click()
  const file = await saved
  expect(file.download).toBe('my-account.json')
  expect(await (await fetchBlob(file.href)).json()).toEqual({ profile: user })
})

test('data that fails to load shows an error', async () => {
  await openAccount()
  answerApi({ 'GET /api/user/data': { status: 502 } })
  await download().click()
  await expect.element(toast('An error occurred')).toBeVisible()
})

test('a session ended on another device leads home with its reason', async () => {
  await openAccount()
  answerApi({ 'GET /api/user/data': unauthorized, 'POST /api/user/refresh-token': unauthorized })
  await download().click()
  await expect.element(toast('Session expired. Please login again.')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/')
})

test('deleting the account requires the password', async () => {
  const { _id, email } = await openAccount()
  localStorage.setItem('rememberedEmail', email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await confirm().click()
  await expect.element(toast('All fields are required')).toBeVisible()

  answerApi({ [`DELETE /api/user/${_id}`]: refused(403, 'forbidden', 'The password is not correct') })
  await password().fill('oak-wood-1996')
  await confirm().click()
  await expect.element(toast('The password is not correct')).toBeVisible()
  expect(readSession().status).toBe('member')

  const sent = answerApi({ [`DELETE /api/user/${_id}`]: done('') })
  await password().fill('sal-wood-27')
  await confirm().click()
  await expect.element(toast('Your account has been deleted')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/')
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'sal-wood-27' }])
  expect({ ...localStorage }).toEqual({})
})

/** The page's own fetch answers only calls of the API. */
function fetchBlob(url: string): Promise<Response> {
  vi.mocked(window.fetch).mockRestore()
  return fetch(url)
}
