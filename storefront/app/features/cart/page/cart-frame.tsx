import type { ReactNode } from 'react'
import { href, type MetaDescriptor } from 'react-router'
import { Breadcrumb, type BreadcrumbStep } from '../../../ui/breadcrumb.tsx'
import { Container } from '../../../ui/container.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { textIn } from '../../../messages/text.ts'
import { canonical } from '../../shell/canonical.ts'
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

/** Metadata of the cart's page, whose HTML is the same for everyone. */
export function cartMeta(matches: readonly unknown[]): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  const { name } = shell.settings
  return [
    { title: text('page.title', { page: text('cart.title'), name }) },
    { name: 'description', content: text('cart.description', { name }) },
    ...canonical(shell, href('/cart')),
  ]
}

/** Metadata of a shared cart: only who has its address may find it. */
export function sharedCartMeta(matches: readonly unknown[]): MetaDescriptor[] {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  return [
    { title: text('page.title', { page: text('cart.shared-title'), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
  ]
}
