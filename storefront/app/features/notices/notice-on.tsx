import type { NoticeKind } from '#domain/notices/notices.ts'
import { useText } from '../../messages/text.ts'
import styles from './ask-for-notice.module.css'
import './notices-messages.ts'

type NoticeOnProps = {
  kind: NoticeKind
  /** Path of the page that ends the notice; only a guest who has proved to own the phone has one. */
  stop?: string | undefined
}

/** Says what the shop will do, and how to end it before the first SMS. */
export function NoticeOn({ kind, stop }: NoticeOnProps) {
  const text = useText()
  return (
    <span>
      {text(`notices.on.${kind}`)}
      {stop !== undefined && (
        <a href={stop} className={styles.call}>
          {text('notices.stop')}
        </a>
      )}
    </span>
  )
}
