import { expect } from 'vitest'
import { page } from 'vitest/browser'
import VerifyPage from '../../routes/verify-account.tsx'
import { openPage } from '../../test/open-page.tsx'

export const EMAIL = 'asmita@post.example'

export const boxes = () => page.getByRole('group', { name: 'Code' }).getByRole('textbox')
export const verify = () => page.getByRole('button', { name: 'Verify OTP' })
export const entered = () =>
  boxes()
    .elements()
    .map((box) => (box as HTMLInputElement).value)
    .join('')

/** Opens the page as for a visitor who has just registered or forgotten the password. */
export async function open({ email = EMAIL, isForgotten = false } = {}): Promise<void> {
  localStorage.setItem('userEmail', email)
  if (isForgotten) localStorage.setItem('actionType', 'forgot-password')
  await openPage('/verifyAccount', VerifyPage, { loaderData: {} })
  await expect.poll(() => boxes().length).toBe(6)
}

export function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  boxes()
    .first()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
