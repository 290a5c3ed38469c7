import { memo } from 'react'
import { storageKeys } from '../../storage.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { LAST_ADDRESS_DAYS, LAST_ADDRESS_KEY } from './last-address.ts'
import styles from './last-address-note.module.css'

const showIfKept = `try{if(localStorage.getItem("${LAST_ADDRESS_KEY}")&&!localStorage.getItem("${storageKeys.accessToken}"))lastAddress.hidden=false}catch{}`

/**
 * Room for the note of the last address. The served page has it for a browser that keeps one, before any file has loaded,
 * so that the note pushes nothing down.
 */
export const LastAddressRoom = memo(function LastAddressRoom({ isServed = false }: { isServed?: boolean }) {
  const text = useText()
  return (
    <>
      <p
        id="lastAddress"
        className={`${styles.note} ${styles.room}`}
        aria-hidden="true"
        hidden={isServed}
        suppressHydrationWarning
      >
        {text('checkout.last-address', { days: LAST_ADDRESS_DAYS })}{' '}
        <Button kind="quiet" size="small">
          {text('checkout.last-address-clear')}
        </Button>
      </p>
      {isServed && <script dangerouslySetInnerHTML={{ __html: showIfKept }} />}
    </>
  )
})
