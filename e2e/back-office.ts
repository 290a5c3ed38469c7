import { expect, type Page } from '@playwright/test'
import { demoOwner } from '#api/staff/ensure-owner.ts'

/** Logs somebody of the staff into the back office and opens a page of it, the demo's owner unless told otherwise. */
export async function enterBackOffice(
  page: Page,
  path = '',
  { email, password }: { email: string; password: string } = demoOwner,
): Promise<void> {
  const login = await page.request.post('/api/admin/login', { data: { email, password } })
  expect(login.status()).toBe(200)
  await page.goto(`/admin${path}`)
}
