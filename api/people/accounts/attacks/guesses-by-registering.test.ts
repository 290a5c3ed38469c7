import { expect, test } from '../../../test/test.ts'
import { givenBrowser, receiveCode, registration } from '../accounts.fixture.ts'
import { givenUser, PASSWORD } from '../user.fixture.ts'

const email = 'asmita@post.example'

test('registering a guess and logging in with it gives no extra guesses', async ({ app, db }) => {
  await givenUser(db)
  const attacker = givenBrowser(app)
  const statuses: number[] = []
  for (const guess of ['guess 1', 'guess 2', 'guess 3', 'guess 4', 'guess 5', 'guess 6', PASSWORD]) {
    // Within a minute a browser may correct its registration without a new code.
    await attacker.post('register', { ...registration, email, password: guess, confirm_password: guess })
    statuses.push((await attacker.post('login', { email, password: guess })).statusCode)
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
})

test('a shopper who tries too often before entering the code can log in after it', async ({ app, db }) => {
  const browser = givenBrowser(app)
  await browser.post('register', registration)
  const logIn = async () => (await browser.post('login', { email, password: registration.password })).statusCode
  for (const status of [403, 403, 403, 403, 403, 429]) expect(await logIn()).toBe(status)
  await browser.post('verifyEmail', { email, otp: await receiveCode(db, registration.email) })
  expect(await logIn()).toBe(200)
})
