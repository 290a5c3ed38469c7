import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { askForNotice, save } from './change-list.ts'
import './list-messages.ts'
import type { Wish } from './use-mark-button.ts'

const wishes = {
  saved: { fulfil: save, done: 'list.saved' },
  noticed: { fulfil: askForNotice, done: 'list.noticed' },
} as const

/** Carries out a wish and shows a toast about its success or failure. */
export async function carryOut({ kind, productId, name, color }: Wish): Promise<void> {
  const { fulfil, done } = wishes[kind]
  if (await fulfil(productId, color)) showToast('success', sessionText(done, { product: name }))
}
