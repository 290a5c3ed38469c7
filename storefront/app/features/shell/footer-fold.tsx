import { useId, useState, type ReactNode } from 'react'
import { useHydrated } from '../../ui/hydration.ts'
import { useIsServedPart } from '../../ui/in-served-part.ts'
import styles from './footer.module.css'

/** A list of links that collapses on phones; on other screens, and without scripts, it is always open. */
export function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  // A press on the served button is repeated once its script has loaded.
  const isServedPart = useIsServedPart()
  return (
    <nav className={styles.fold} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <span className={styles.plainTitle}>{title}</span>
        <button
          type="button"
          className={styles.foldTitle}
          aria-expanded={isOpen}
          disabled={!isHydrated && !isServedPart}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
        </button>
      </h2>
      <ul className={styles.links} data-folded={!isOpen || undefined}>
        {children}
      </ul>
    </nav>
  )
}
