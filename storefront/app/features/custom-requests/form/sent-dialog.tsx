import { href } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './sent-dialog.module.css'

export type SentRequest = {
  number: string
  email: string
  /** Key that opens the request for a guest; undefined for a member, who finds it under My Orders. */
  key: string | undefined
}

type SentDialogProps = { sent: SentRequest; isOpen: boolean; onClose: () => void }

/** The alert from the specification, with the request's number and the next steps. */
export default function SentDialog({ sent: { number, email, key }, isOpen, onClose }: SentDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="520px"
      isShort
      title={text('custom-form.sent')}
      closeLabel={text('custom-form.sent-close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.sent}>
        <p className={styles.number}>{number}</p>
        <p>{text('custom-form.sent-next', { email })}</p>
        <div className={styles.actions}>
          <Button onClick={onClose}>{text('custom-form.sent-ok')}</Button>
          <LinkButton kind="outline" to={requestPath({ number, key })}>
            {text('custom-form.sent-see')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  )
}

/** Path of a request's page; the key opens it without a login. */
export function requestPath({ number, key }: { number: string; key?: string | undefined }): string {
  const path = href('/custom-orders/:number', { number })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
