import type { Order } from '#contract/orders.ts'
import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePhotos } from '../../ui/use-photos.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { ReturnForm } from './return-form.tsx'

export type ReturnDialogProps = {
  order: Order
  /** Number of returnable pieces per item. */
  returnable: readonly number[]
  door: OrderAccess
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** Requests a return. Closing and reopening the dialog keeps all entries, including photos. */
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
