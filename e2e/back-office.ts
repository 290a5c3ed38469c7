import { expect, type Page } from '@playwright/test'
import type { StaffRole } from '#domain/staff.ts'

/** Logs one of the demo's staff (api/staff/ensure-owner.ts) into the back office, and opens a page of it. */
export async function enterBackOffice(page: Page, path = '', role: StaffRole = 'owner'): Promise<void> {
  const data = { email: `${role}@kastha.example`, password: `kastha-${role}` }
  const login = await page.request.post('/api/admin/login', { data })
  expect(login.status()).toBe(200)
  await page.goto(`/admin${path}`)
}
