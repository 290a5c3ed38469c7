import { Icon } from '../../ui/icon.tsx'
import styles from './account-form.module.css'

type RefusalNoteProps = {
  children: string | undefined
  /** Error note of a form without toasts. */
  isAlert?: boolean
}

/**
 * The server's reason, visible longer than its toast. It is no alert beside a toast, which announces the reason
 * already.
 */
export function RefusalNote({ children, isAlert }: RefusalNoteProps) {
  if (!children) return null
  return (
    <p className={styles.refusal} role={isAlert ? 'alert' : undefined}>
      <Icon name="info" size={20} />
      {children}
    </p>
  )
}
