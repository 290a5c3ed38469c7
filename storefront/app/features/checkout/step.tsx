import { type ReactNode, useId } from 'react'
import { useFormat } from '../../format.ts'
import styles from './step.module.css'

/** A numbered section of the form. On phones its fields are compact (ui/field.module.css). */
export function Step({
  number,
  title,
  aside,
  children,
}: {
  number: 1 | 2 | 3
  title: ReactNode
  /** Content beside the title. */
  aside?: ReactNode
  children: ReactNode
}) {
  const format = useFormat()
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id} data-compact>
      <p className={styles.number} aria-hidden="true">
        {format.number(number)}
      </p>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
