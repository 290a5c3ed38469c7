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
  /** What stands here is known only to the browser: nothing below may move once it has been asked. */
  isLate?: boolean
  /** A room that fills the left half on a desk. */
  picture?: PictureData | undefined
  children: ReactNode
}

/** A page about an account: a room on the left, its form on the right. Without scripts it says that it needs them. */
export function AccountPage({ title, intro, width, isLate, picture, children }: AccountPageProps) {
  const text = useText()
  const looks = [styles.page, picture && styles.split, isLate && styles.late, width === 400 && styles.narrow]
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {picture && (
        <div className={styles.room}>
          <Picture picture={picture} sizes="(width >= 1024px) 50vw, 1px" alt="" />
        </div>
      )}
      <div className={styles.content} style={{ '--account-width': `${width}px` } as CSSProperties}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        <noscript>
          <p className={styles.intro}>{text('error.needs-script')}</p>
        </noscript>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  )
}
