import type { Order } from '#contract/orders.ts'
import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePhotos } from '../../ui/use-photos.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { ReturnForm } from './return-form.tsx'

export type ReturnDialogProps = {
  order: Order
  /** How many pieces of each item can be sent back. */
  returnable: readonly number[]
  door: OrderAccess
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** Asks to send something back. What was entered is there again when it is opened again, photos too. */
export default function ReturnDialog({ isOpen, ...asked }: ReturnDialogProps) {
  const text = useText()
  const photos = usePhotos()
  return (
    <Panel
      side="centre"
      width="640px"
      title={text('return.ask')}
      closeLabel={text('order.cancel-close')}
      isOpen={isOpen}
      onClose={asked.onClose}
    >
      <ReturnForm {...asked} photos={photos} />
    </Panel>
  )
}
