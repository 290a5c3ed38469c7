import type { CSSProperties, ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../messages/text.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './account-page.module.css'

type AccountPageProps = {
  title: string
  intro?: ReactNode
  /** Maximum width of the content, px. */
  width: 400 | 600
  /** Only the browser knows this content, so the parts below must not move when it appears. */
  isLate?: boolean
  /** Picture of a room that fills the left half on desktop. */
  picture?: PictureData | undefined
  children: ReactNode
}

/** An account page: picture on the left, form on the right. Without scripts, a note says that the page needs them. */
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
