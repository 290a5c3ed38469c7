import type { Page, Route } from '@playwright/test'
import type { ErrorCode } from '#contract/errors.ts'

export type AccountCall =
  | 'remember-me-login'
  | 'register'
  | 'verifyEmail'
  | 'resendOtp'
  | 'forgot-password'
  | 'verify-forgot-password-otp'
  | 'reset-password'

type Answer = { status: number; body?: object; headers?: Record<string, string> }

/** For what the shop itself seldom answers, or not before mails and minutes have passed. */
export const done = (message: string, more: object = {}): Answer => ({
  status: 200,
  body: { success: true, error: false, message, ...more },
})

export const refused = (
  status: number,
  code: ErrorCode,
  message: string,
  headers?: Record<string, string>,
): Answer => ({
  status,
  body: { success: false, error: true, code, message },
  ...(headers && { headers }),
})

/** Answers a call in place of the server, and notes what was sent. */
export async function answer(page: Page, call: AccountCall, { status, body, headers }: Answer): Promise<object[]> {
  return take(page, call, (route) =>
    body
      ? route.fulfill({ status, json: body, ...(headers && { headers }) })
      : route.fulfill({ status, body: 'Bad Gateway', contentType: 'text/plain', ...(headers && { headers }) }),
  )
}

/** The call never reaches the server. */
export function cut(page: Page, call: AccountCall): Promise<object[]> {
  return take(page, call, (route) => route.abort())
}

/** The call is under way until it is let go. */
export async function hold(page: Page, call: AccountCall): Promise<{ sent: object[]; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = await take(page, call, async (route) => {
    await promise
    await route.fallback()
  })
  return { sent, release: resolve }
}

async function take(page: Page, call: AccountCall, handle: (route: Route) => Promise<void>): Promise<object[]> {
  const sent: object[] = []
  await page.route(`**/api/user/${call}`, (route) => {
    sent.push(route.request().postDataJSON() as object)
    return handle(route)
  })
  return sent
}
