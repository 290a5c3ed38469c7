import styles from './checkout-form.module.css'

/** A label that says that its field may stay empty. */
export function optional(label: string, word: string) {
  return (
    <>
      {label} <span className={styles.optional}>({word})</span>
    </>
  )
}
