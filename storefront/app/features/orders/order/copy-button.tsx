import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './copy-button.module.css'

const copyIcon = 'M8.500 8.500h11v11h-11zM15.500 8.500v-4h-11v11h4'

/** @param what  name of the copied value, as displayed */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const text = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast('success', text('order.copied', { what }))
    } catch (error) {
      console.warn('The clipboard took nothing', error)
      showToast('error', text('order.not-copied'))
    }
  }
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={text('order.copy-named', { what })}
      onClick={() => void copy()}
    >
      <Icon name={copyIcon} size={16} />
      {text('order.copy')}
    </button>
  )
}
