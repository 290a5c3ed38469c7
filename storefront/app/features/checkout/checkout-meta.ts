import type { MetaDescriptor } from 'react-router'
import { textIn } from '../../messages/text.ts'
import { shellOf } from '../shell/page-shell.ts'

type Title = 'checkout.title' | 'confirmed.title' | 'pay.page-title'

/** Metadata of personal pages: search engines must not index them, and other sites must not learn their URL. */
export function checkoutMeta(matches: readonly unknown[], title: Title): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  return [
    { title: text('page.title', { page: text(title), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}
