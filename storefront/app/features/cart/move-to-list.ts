import type { CartLine } from '#contract/cart.ts'
import { sessionText } from '../session/call.ts'
import { showToast } from '../../ui/toast.tsx'
import { save } from '../list/change-list.ts'
import { removeLine } from './change-line.ts'

/** Puts a line's product on My List, then takes the line out of the cart: what fails on the way loses nothing. */
export async function moveToList(line: CartLine): Promise<void> {
  if (line.productId === null || !(await save(line.productId))) return
  if (await removeLine(line)) showToast('success', sessionText('cart.moved', { product: line.name }))
}
