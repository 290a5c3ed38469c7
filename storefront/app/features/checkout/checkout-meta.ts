import { href, type MetaDescriptor } from 'react-router'
import { textIn } from '../../messages/text.ts'
import { canonical } from '../shell/canonical.ts'
import { shellOf } from '../shell/page-shell.ts'

/** Metadata of the checkout's page, whose HTML is the same for everyone. */
export function checkoutMeta(matches: readonly unknown[]): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  const { name } = shell.settings
  return [
    { title: text('page.title', { page: text('checkout.title'), name }) },
    { name: 'description', content: text('checkout.description', { name }) },
    { name: 'referrer', content: 'strict-origin' },
    ...canonical(shell, href('/checkout')),
  ]
}

/** Metadata of an order's pages: search engines must not index them, and other sites must not learn their URL. */
export function placedMeta(matches: readonly unknown[], title: 'confirmed.title' | 'pay.page-title'): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  return [
    { title: text('page.title', { page: text(title), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}
