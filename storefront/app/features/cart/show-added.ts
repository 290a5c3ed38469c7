import { href } from 'react-router'
import { languagePath } from '#domain/language/languages.ts'
import { pageLanguage } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { sessionText } from '../accounts/session/call.ts'
import './cart-messages.ts'
import { openCart } from './cart-signals.ts'

/** Opens the drawer after something was added. Where it cannot be loaded, a message says what the cart has. */
export async function showAdded(): Promise<void> {
  if (await openCart()) return
  const link = { href: languagePath(pageLanguage(), href('/cart')), word: sessionText('cart.view') }
  showToast('info', sessionText('cart.added-unseen'), link)
}
