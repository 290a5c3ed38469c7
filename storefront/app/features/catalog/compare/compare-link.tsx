import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './compare-link.module.css'

type CompareLinkProps = { to: string; children: string }

/** The link to the comparison where the bar is not shown. A list has two places for it, and its width shows one. */
export function CompareLink(link: CompareLinkProps) {
  return (
    <>
      <LinkAt place="toolbar" {...link} />
      <LinkAt place="end" {...link} />
    </>
  )
}

function LinkAt({ place, to, children }: CompareLinkProps & { place: 'toolbar' | 'end' }) {
  const text = useText()
  // Found in the page, so that no first script grows. React looks again after each render, and the bar renders on every page.
  const element = useSyncExternalStore(
    () => () => {},
    () => document.querySelector(`[data-compare-place=${place}]`),
    () => null,
  )
  if (!element) return null
  return createPortal(
    <section aria-label={text('compare.bar')}>
      <LinkButton kind="quiet" size="small" className={styles.link} to={to}>
        <Icon name="scales" size={20} />
        {children}
      </LinkButton>
    </section>,
    element,
  )
}
