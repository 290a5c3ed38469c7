import type { MetaDescriptor } from 'react-router'
import { languageOf } from '../../messages/language.ts'
import { textIn } from '../../messages/text.ts'
import { shellOf } from '../shell/shell-of.ts'

type Told = {
  /** The page's own path, without search. */
  path: string
  title: 'checkout.title' | 'confirmed.title' | 'pay.page-title'
}

/** Of pages that are for one shopper alone: search engines find nothing there, and no other site learns their address. */
export function checkoutMeta(matches: readonly unknown[], { path, title }: Told): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(languageOf(path))
  return [
    { title: text('page.title', { page: text(title), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'strict-origin' },
  ]
}
