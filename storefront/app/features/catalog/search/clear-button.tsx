import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './search-box.module.css'

/** Takes the place of the browser's own cross. Seen only beside a field with something in it. */
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
