import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './after-sales.module.css'

const loadDialog = () => import('./withdraw-dialog.tsx')

/** Withdraws a return after a confirmation. */
export function WithdrawReturn({ returnId, door }: { returnId: string; door: OrderAccess }) {
  const text = useText()
  const dialog = useLazyPanel(loadDialog)
  return (
    <div className={styles.withdraw}>
      <Button kind="outline" size="small" {...dialog.opener}>
        {text('return.withdraw')}
      </Button>
      {dialog.Panel && <dialog.Panel returnId={returnId} door={door} isOpen={dialog.isOpen} onClose={dialog.close} />}
    </div>
  )
}
