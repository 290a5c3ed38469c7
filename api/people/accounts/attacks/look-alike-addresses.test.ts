import { sql } from 'drizzle-orm'
import { users } from '../../../platform/db/schema.ts'
import { expect, test } from '../../../test/test.ts'
import { emailKey, givenEmail } from '../email-address.ts'
import { givenBrowser, receiveCode } from '../accounts.fixture.ts'
import { givenUser, PASSWORD } from '../user.fixture.ts'

const victim = 'victim@post.example'
/**
 * Spelled with `i` and a combining dot. `İ` is its capital, but PostgreSQL alone would lowercase `İ` to the victim's
 * `i`.
 */
const lookAlike = 'vi\u0307ctim@post.example'
const capital = 'v\u0130ctim@post.example'

/** Scripts from this code point on are newer than some PostgreSQL versions. */
const LETTERS_END = 0xa700

test('a code for an address does not open another one that only looks the same in capitals', async ({ app, db }) => {
  await givenUser(db, { email: victim })
  await givenUser(db, { email: lookAlike })
  const attacker = givenBrowser(app)
  await attacker.post('forgot-password', { email: lookAlike })
  await attacker.post('verify-forgot-password-otp', { email: lookAlike, otp: await receiveCode(db, lookAlike) })
  const password = { new_password: 'mine-now', confirm_password: 'mine-now' }
  await attacker.post('reset-password', { email: capital, ...password })

  const logIn = async (email: string, word: string) =>
    (await givenBrowser(app).post('login', { email, password: word })).statusCode
  expect(await logIn(victim, 'mine-now')).toBe(401)
  expect(await logIn(victim, PASSWORD)).toBe(200)
  expect(await logIn(lookAlike, 'mine-now')).toBe(200)
})

test('other capitalizations of an address give no more guesses at its password', async ({ app, db }) => {
  await givenUser(db, { email: victim })
  const spellings = [victim, 'VICTIM@POST.EXAMPLE', ' Victim@post.example ', capital]
  const statuses: number[] = []
  for (const email of spellings) {
    for (let turn = 0; turn < 2; turn += 1) {
      statuses.push((await givenBrowser(app).post('login', { email, password: `guess ${turn}` })).statusCode)
    }
  }
  // The last spelling is a different address: it has its own count and no account.
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 401, 401])
  expect((await givenBrowser(app).post('login', { email: capital, password: PASSWORD })).statusCode).toBe(401)
})

test('JavaScript and the database lowercase every letter alike', async ({ db }) => {
  const letters = Array.from({ length: LETTERS_END }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => letter.isWellFormed() && /\p{L}/u.test(letter),
  )
  // Letters before and after it, because some letters lowercase differently depending on their neighbors.
  const kept = letters.map((letter) => givenEmail(`a${letter}@post.example`))
  const { rows } = await db.execute<{ key: string }>(
    sql`select lower(address) as key from unnest(${sql.param(kept)}::text[]) with ordinality as given (address, at) order by at`,
  )
  const others = kept.filter((email, at) => emailKey(email) !== rows[at]!.key)
  expect(others).toEqual([])
})

test('an address with such a letter works like any other', async ({ app, db }) => {
  await givenUser(db, { email: givenEmail('\u0130\u03A3@post.example') })
  for (const email of ['\u0130\u03A3@post.example', 'i\u0307\u03C3@POST.example']) {
    expect((await givenBrowser(app).post('login', { email, password: PASSWORD })).statusCode).toBe(200)
  }
  expect(await db.select().from(users)).toHaveLength(1)
})
