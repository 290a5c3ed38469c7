import { useText } from '../../messages/text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './form-loading.module.css'

/** Placeholder until scripts have read from the browser which code is pending. */
export function FormLoading() {
  return <Skeleton className={`${styles.loading} needs-script`} />
}

export function FormMissing() {
  const text = useText()
  return <p role="alert">{text('account.form-missing')}</p>
}
