import type { MetaDescriptor } from 'react-router'
import { textIn } from '../../../messages/text.ts'
import { shellOf } from '../../shell/shell-of.ts'

/** Returns the meta tags. Search engines may not index a page that differs for each visitor. */
export function cartMeta(matches: readonly unknown[], title: 'cart.title' | 'cart.shared-title'): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  return [
    { title: text('page.title', { page: text(title), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
  ]
}
