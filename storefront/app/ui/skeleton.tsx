import styles from './skeleton.module.css'

/** A block in the shape of content that is loading. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={className ? `${styles.skeleton} ${className}` : styles.skeleton} />
}
