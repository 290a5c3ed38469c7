import type { Page } from '@playwright/test'
import { desc, eq } from 'drizzle-orm'
import { orders, paymentAttempts } from '#api/platform/db/schema.ts'
import { walletNames, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { inShop } from './shop-under-test.ts'
import { expect, hydrated } from './test.ts'

/** Clicks Pay in the shop and waits for the wallet's page. */
export async function goToWallet(page: Page, wallet: WalletProvider): Promise<void> {
  await hydrated(page)
  await page.getByRole('button', { name: new RegExp(`^Pay Nrs\\. .* with ${walletNames[wallet]}$`) }).click()
  await atWallet(page, wallet)
}

export async function atWallet(page: Page, wallet: WalletProvider): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/test-gateway/${wallet}/pay/`))
}

/** Clicks a button of the wallet's page. */
export async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Expects the payment page with this title. */
export async function expectOutcome(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(/\/payment\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Returns the path of the order's latest payment attempt. */
export async function lastPayment(orderNumber: string): Promise<string> {
  const [attempt] = await inShop(({ db }) =>
    db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(eq(orders.number, orderNumber))
      .orderBy(desc(paymentAttempts.createdAt))
      .limit(1),
  )
  return `/payment/${attempt!.id}`
}

/** Moves the payment deadline into the past. */
export async function letTimeToPayPass(orderNumber: string): Promise<void> {
  const payBy = new Date(Date.now() - 1_000)
  await inShop(({ db }) => db.update(orders).set({ payBy }).where(eq(orders.number, orderNumber)))
}
