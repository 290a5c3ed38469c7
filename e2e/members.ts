import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { hashPassword } from '#api/people/accounts/password/password-hash.ts'
import { privateColumns } from '#api/people/accounts/profile/private-details.ts'
import { insertUser } from '#api/people/accounts/user-queries.ts'
import type { TokenPair } from '#contract/accounts.ts'
import { inShop } from './shop-under-test.ts'

export const PASSWORD = 'sal-wood-27'

export type Member = { name: string; email: string }

/** Creates a member with a verified email address. */
export async function newMember(name = 'Asmita Gurung'): Promise<Member> {
  const id = randomUUID()
  const email = `${id}@post.example`
  await inShop(async ({ db, secrets }) => {
    const columns = privateColumns(secrets.dataKey, id, {
      mobile: '+9779841234567',
      date_of_birth: '1996-04-14',
      street_address_1: 'Baidam, Lakeside-6',
      City: 'Pokhara',
      district: 'Kaski',
      province: 'Gandaki',
    })
    await insertUser(db, {
      id,
      name,
      email,
      passwordHash: await hashPassword(PASSWORD, { owner: 'staff' }),
      ...columns,
    })
  })
  return { name, email }
}

/** Logs in by the API. @returns the tokens */
export async function tokensOf(request: APIRequestContext, { email }: Member): Promise<TokenPair> {
  const answer = await request.post('/api/user/remember-me-login', { data: { email, password: PASSWORD } })
  return (await answer.json()).data
}

/** Stores tokens in the browser, as an earlier visit would have. */
export async function keepTokens(page: Page, { accesstoken, refreshToken }: TokenPair): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('accesstoken', access!)
      localStorage.setItem('refreshtoken', refresh!)
    },
    [accesstoken, refreshToken],
  )
}

/** Opens a page as a new member who logged in on an earlier visit. */
export async function comeBack(page: Page, path = '/') {
  const member = await newMember()
  const tokens = await tokensOf(page.request, member)
  await keepTokens(page, tokens)
  await page.goto(path)
  return { member, tokens }
}

export async function keptKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  return keys.filter((key) => /token/i.test(key)).toSorted()
}
