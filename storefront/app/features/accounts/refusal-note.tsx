import { Icon } from '../../ui/icon.tsx'
import styles from './account-form.module.css'

type RefusalNoteProps = {
  children: string | undefined
  /** Of a form that shows no toasts. */
  isAlert?: boolean
}

/** Why the server did not do it, for longer than its toast shows. Nobody needs to hear it twice: beside a toast it is no alert. */
export function RefusalNote({ children, isAlert }: RefusalNoteProps) {
  if (!children) return null
  return (
    <p className={styles.refusal} role={isAlert ? 'alert' : undefined}>
      <Icon name="info" size={20} />
      {children}
    </p>
  )
}
