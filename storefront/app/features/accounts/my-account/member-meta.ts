import type { MetaDescriptor } from 'react-router'
import { textIn } from '../../../messages/text.ts'
import { shellOf } from '../../shell/page-shell.ts'

type Title =
  | 'profile.title'
  | 'my-list.title'
  | 'my-list.shared-title'
  | 'my-orders.title'
  | 'track.title'
  | 'credit.title'
  | 'invoice.title'
  | 'piece.title'
  | 'ticket.title'

/** Metadata of personal pages, which search engines must not index. */
export function memberMeta(matches: readonly unknown[], title: Title): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  return [
    { title: text('page.title', { page: text(title), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
  ]
}
