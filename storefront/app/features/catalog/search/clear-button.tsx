import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from '../../../ui/search-field.module.css'

/** Replaces the browser's own cross. Visible only when the field has text. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      className={`${styles.clear} needs-script`}
      aria-label={text('search.clear')}
      onClick={onClear}
    >
      <Icon name="close" size={20} />
    </button>
  )
}
