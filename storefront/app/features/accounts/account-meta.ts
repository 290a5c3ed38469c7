import type { MetaDescriptor } from 'react-router'
import { type Text, textIn } from '../../messages/text.ts'
import { canonical } from '../shell/canonical.ts'
import { shellOf } from '../shell/page-shell.ts'

type Told = {
  /** Path of the page, without the query. */
  path: string
  title: Parameters<Text>[0] & ('login.title' | 'register.title' | 'verify.title' | 'reset.title')
  description: 'login.description' | 'register.description' | 'verify.description' | 'reset.description'
  /** Whether search engines may index the page: only pages where a visit can start. */
  isFound: boolean
}

export function accountMeta(
  matches: readonly unknown[],
  { path, title, description, isFound }: Told,
): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  const { name } = shell.settings
  return [
    { title: text('page.title', { page: text(title), name }) },
    { name: 'description', content: text(description, { name }) },
    ...(isFound ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...canonical(shell, path),
  ]
}
