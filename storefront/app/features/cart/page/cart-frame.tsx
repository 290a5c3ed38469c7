import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { Breadcrumb, type BreadcrumbStep } from '../../../ui/breadcrumb.tsx'
import { Container } from '../../../ui/container.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { textIn } from '../../../messages/text.ts'
import { shellOf } from '../../shell/page-shell.ts'
import styles from './cart-frame.module.css'

type CartFrameProps = { steps: readonly BreadcrumbStep[]; title: string; children: ReactNode }

/** Frame of the cart pages. The HTML is the same for everyone; the browser fills in the cart. */
export function CartFrame({ steps, title, children }: CartFrameProps) {
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb steps={steps} />
        <h1>{title}</h1>
      </header>
      <NeedsScript />
      {children}
    </Container>
  )
}

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
