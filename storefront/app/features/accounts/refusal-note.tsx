import { Icon } from '../../ui/icon.tsx'
import styles from './account-form.module.css'

/** Why the server did not do it, for longer than its toast shows. Nobody needs to hear it twice: it is no alert. */
export function RefusalNote({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <p className={styles.refusal}>
      <Icon name="info" size={20} />
      {children}
    </p>
  )
}
