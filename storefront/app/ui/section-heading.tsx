import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

/** The h2 of a section with its introduction, and a link on the right. */
export function SectionHeading({
  title,
  intro,
  id,
  children,
}: {
  title: string
  intro?: string | undefined
  id?: string | undefined
  children?: ReactNode
}) {
  const heading = <h2 id={id}>{title}</h2>
  return (
    <header className={styles.heading}>
      {intro === undefined ? (
        heading
      ) : (
        <div>
          {heading}
          <p className={styles.intro}>{intro}</p>
        </div>
      )}
      {children && <div className={styles.side}>{children}</div>}
    </header>
  )
}
