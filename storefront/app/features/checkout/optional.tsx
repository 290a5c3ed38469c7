import styles from './checkout-form.module.css'

/** Formats the label of an optional field. */
export function optional(label: string, word: string) {
  return (
    <>
      {label} <span className={styles.optional}>({word})</span>
    </>
  )
}
