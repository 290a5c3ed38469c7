import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './compare-link.module.css'

/**
 * The link to the comparison where the bar is not shown. A list has places for it, one of which its width shows; other
 * pages have none. It looks for them in the page, so that no first script grows.
 */
export function CompareLink({ to, children }: { to: string; children: string }) {
  const text = useText()
  const { key } = useLocation()
  const [places, setPlaces] = useState<readonly Element[]>([])
  useLayoutEffect(() => setPlaces([...document.querySelectorAll('[data-compare-place]')]), [key])
  return places.map((place, at) =>
    createPortal(
      <section aria-label={text('compare.bar')}>
        <LinkButton kind="quiet" size="small" className={styles.link} to={to}>
          <Icon name="scales" size={20} />
          {children}
        </LinkButton>
      </section>,
      place,
      `${at}`,
    ),
  )
}
