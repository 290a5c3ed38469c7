import styles from './icon.module.css'
import { iconPaths, type IconName } from './icon-paths.ts'

/** A 24 x 24 line icon in the color of its text. Screen readers ignore it, so the control itself needs a name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={(iconPaths as Record<string, string | undefined>)[name] ?? name} />
    </svg>
  )
}
