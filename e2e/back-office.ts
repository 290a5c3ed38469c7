import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from '#api/accounts/password-hash.ts'
import { insertStaff } from '#api/staff/staff-queries.ts'
import type { StaffRole } from '#domain/staff.ts'
import { expectAccessible } from './axe.ts'
import { inShop } from './shop-under-test.ts'
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
