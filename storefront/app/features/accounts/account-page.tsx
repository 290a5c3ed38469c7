import type { CSSProperties, ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../messages/text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './account-page.module.css'

type AccountPageProps = {
  title: string
  intro?: ReactNode
  /** Widest content, px. */
  width: 400 | 600
  /** A room that fills the left half on a desk. */
  picture?: PictureData | undefined
  children: ReactNode
}

/** A page about an account: a room on the left, its form on the right. Without scripts it says that it needs them. */
export function AccountPage({ title, intro, width, picture, children }: AccountPageProps) {
  const text = useText()
  return (
    <div className={picture ? `${styles.page} ${styles.split}` : styles.page}>
      {picture && (
        <div className={styles.room}>
          <Picture picture={picture} sizes="(width >= 1024px) 50vw, 1px" alt="" />
        </div>
      )}
      <div className={styles.content} style={{ '--account-width': `${width}px` } as CSSProperties}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        <noscript>
          <p className={styles.intro}>{text('account.needs-script')}</p>
        </noscript>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  )
}
