import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from '#api/accounts/password-hash.ts'
import { insertStaff } from '#api/staff/staff-queries.ts'
import type { StaffRole } from '#domain/staff.ts'
import { expectAccessible } from './axe.ts'
import { inShop, readMail } from './shop-under-test.ts'
import { overflow } from './test.ts'

type Colleague = { email: string; password: string }

/** Whom the demo lets in (api/staff/ensure-owner.ts). */
export const demoOwner: Colleague = { email: 'owner@kastha.example', password: 'kastha-owner' }

/** Logs somebody of the staff into the back office and opens a page of it, the demo's owner unless told otherwise. */
export async function enterBackOffice(page: Page, path = '', who: Colleague = demoOwner): Promise<void> {
  const { email, password } = who
  const login = await page.request.post('/api/admin/login', { data: { email, password } })
  expect(login.status()).toBe(200)
  await page.goto(`/admin${path}`)
}

/** Somebody new of the staff, who can log in. */
export async function newColleague(role: StaffRole): Promise<Colleague> {
  const password = 'deodar-and-pine'
  const email = `${randomUUID()}@kastha.example`
  const passwordHash = await hashPassword(password)
  await inShop(({ db }) => insertStaff(db, { name: `A ${role}`, email, role, passwordHash }))
  return { email, password }
}

/** A page of the back office is accessible, and no wider than the window, on a tablet and on a desk. */
export async function expectCleanOnTabletAndDesk(page: Page): Promise<void> {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await overflow(page), `at ${width} px`).toBe(0)
  }
}

/** Leads from a list of orders to one of them. */
export async function findOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: /Number, name/ }).fill(number.toLowerCase().replaceAll('-', ' '))
  await expect(page.getByRole('row')).toHaveCount(2) // the names of the columns, and what was found
  await openOrder(page, number)
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
}

/** Opens an order in a list by its number; the cell before that is the box "Choose order …". */
export const openOrder = (page: Page, number: string) =>
  page.getByRole('cell', { name: new RegExp(`^${number}`) }).click()

/** Logs in as people do, by the form. */
export async function logIn(page: Page, who: Colleague): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The link in the newest mail to an address, once it has come. */
export function linkFor(email: string): Promise<string> {
  return readMail(email, /\/admin\/\w+\?token=\S+/)
}
