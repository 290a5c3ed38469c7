import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './notice-button.module.css'
import { useMarkButton } from './use-mark-button.ts'

const BELL =
  'M12 3.500a5.500 5.500 0 0 1 5.500 5.500c0 5 2 6.500 2 7.500h-15c0-1 2-2.500 2-7.500A5.500 5.500 0 0 1 12 3.500ZM10 19.500a2 2 0 0 0 4 0'

type NoticeButtonProps = {
  productId: string
  name: string
  /** Shows a round icon for a card instead of text. */
  isDisc?: boolean
}

/** Requests a mail for when a sold-out product is back, or cancels it. */
export default function NoticeButton({ productId, name, isDisc }: NoticeButtonProps) {
  const text = useText()
  const mark = useMarkButton({ kind: 'noticed', productId, name })
  const isAsked = mark['aria-pressed']
  const words = text(isAsked ? 'list.notice-asked' : 'list.notice')
  const state = {
    'aria-label': text(isAsked ? 'list.notice-asked-of' : 'list.notice-of', { product: name }),
    ...mark,
  }
  const icon = <Icon name={isAsked ? 'check' : BELL} size={20} />
  if (isDisc) {
    return (
      <button type="button" className={`needs-script ${styles.disc}`} title={words} {...state}>
        {icon}
      </button>
    )
  }
  return (
    <Button kind="outline" className={`needs-script ${styles.words}`} {...state}>
      {icon}
      {words}
    </Button>
  )
}
