import { useRouteLoaderData } from 'react-router'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AskLinks } from '../chat/ask-links.tsx'
import styles from './ask-for-notice.module.css'

export type SoldOutPiece = { name: string; color: { name: string } | null; size: string | null; type: string | null }

/** Other ways to ask for word about a sold-out piece: the shop's apps, with a message, and its phone. */
export function AskWithoutEmail({ piece }: { piece: SoldOutPiece }) {
  const text = useText()
  const format = useFormat()
  const shell = useRouteLoaderData<typeof rootLoader>('root')
  if (!shell) return null
  const { name, phone } = shell.settings
  const message = text('notices.back-message', { shop: name, piece: nameWithChoice(piece.name, piece, format.choice) })
  return (
    <div className={styles.consent}>
      <AskLinks shop={shell.settings} message={message} title={text('notices.no-email')} />
      <a href={`tel:${phone}`} className={styles.call}>
        <Icon name="phone" size={20} />
        {text('notices.call', { phone: format.phone(phone) })}
      </a>
    </div>
  )
}
