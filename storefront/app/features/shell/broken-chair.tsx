import styles from './broken-chair.module.css'

/** A chair that lost a leg, beside a plant that does not mind. */
export function BrokenChair() {
  return (
    <svg className={styles.drawing} viewBox="0 0 264 184" width="264" height="184" aria-hidden="true">
      <path className={styles.floor} d="M2 164h260" />
      <path className={styles.pot} d="M24 142h22l3 22H20z" />
      <path className={styles.leaf} d="M35 142c1-12 8-22 17-28" />
      <path
        className={styles.leaf}
        d="M52 114c-12-3-20-12-22-28 15 2 23 12 22 28ZM56 128c2-13 11-20 24-20-1 13-10 20-24 20Z"
      />
      <path
        className={styles.wood}
        d="M94 102L82 12M148 92L146 4M83 18c20-9 42-9 63-2M87 46c20-8 40-9 60-3M91 74c19-7 37-8 56-3"
      />
      <path className={styles.leg} d="M92 116l-2 54M92 144l60-8M112 116v28M140 112l5 26M160 112l7 26" />
      <path className={styles.seat} d="M86 98l78-10q7-1 8 6t-6 8l-78 10q-8 1-9-6t7-8Z" />
      <path className={styles.wood} d="M196 164l16-50" />
      <path className={styles.splinter} d="M219 104l19 9-6 11-18-10z" />
    </svg>
  )
}
