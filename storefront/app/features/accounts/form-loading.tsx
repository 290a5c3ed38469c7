import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './form-loading.module.css'

/** Stands until the browser has been asked who waits for a code: only scripts can. */
export function FormLoading() {
  return <Skeleton className={`${styles.loading} needs-script`} />
}

export function FormMissing() {
  const text = useText()
  return <p role="alert">{text('account.form-missing')}</p>
}
