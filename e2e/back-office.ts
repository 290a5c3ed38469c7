import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from '#api/people/accounts/password/password-hash.ts'
import { insertStaff } from '#api/office/staff/staff-queries.ts'
import type { StaffRole } from '#domain/staff/staff.ts'
import { expectAccessible } from './axe.ts'
import { inShop, readMail } from './shop-under-test.ts'
import { overflow } from './test.ts'

export type Colleague = { email: string; password: string }

/** The demo's owner (api/office/staff/ensure-owner.ts). */
export const demoOwner: Colleague = { email: 'owner@kastha.example', password: 'kastha-owner' }

/** Logs a staff member into the back office by the API and opens a page. Defaults to the demo's owner. */
export async function enterBackOffice(page: Page, path = '', who: Colleague = demoOwner): Promise<void> {
  const { email, password } = who
  const login = await page.request.post('/api/admin/login', { data: { email, password } })
  expect(login.status()).toBe(200)
  await page.goto(`/admin${path}`)
}

/** Creates a staff member who can log in. */
export async function newColleague(role: StaffRole, name = `A ${role}`): Promise<Colleague> {
  const password = 'deodar-and-pine'
  const email = `${randomUUID()}@kastha.example`
  const passwordHash = await hashPassword(password, { owner: 'staff' })
  await inShop(({ db }) => insertStaff(db, { name, email, role, passwordHash }))
  return { email, password }
}

/** Expects a page of the back office to be accessible and no wider than the window, on a tablet and on a desktop. */
export async function expectCleanOnTabletAndDesk(page: Page): Promise<void> {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expect.poll(() => overflow(page), { message: `at ${width} px` }).toBe(0)
  }
}

/**
 * Expects a page or dialog of the back office to be no wider than a phone, a tablet and a desktop, and accessible on the
 * smallest and the largest.
 */
export async function expectCleanOnEveryScreen(page: Page): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflow(page), { message: `at ${width} px` }).toBe(0)
    if (width !== 768) await expectAccessible(page)
  }
}

/** Searches the order list for an order and opens it. */
export async function findOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: /Number, name/ }).fill(number.toLowerCase().replaceAll('-', ' '))
  await expect(page.getByRole('row')).toHaveCount(2) // the head and the order
  await openOrder(page, number)
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
}

/** Opens an order in a list by its number; the cell before it has the checkbox "Select order …". */
export const openOrder = (page: Page, number: string) =>
  page.getByRole('cell', { name: new RegExp(`^${number}`) }).click()

/** Logs in through the form. */
export async function logIn(page: Page, who: Colleague): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Waits for the newest email to an address and returns its link. */
export function linkFor(email: string): Promise<string> {
  return readMail(email, /\/admin\/\w+\?token=\S+/)
}
