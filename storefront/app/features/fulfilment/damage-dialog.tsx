import type { Order } from '#contract/orders.ts'
import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePhotos } from '../../ui/use-photos.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { DamageForm } from './damage-form.tsx'

export type DamageDialogProps = {
  order: Order
  /** Positions of the items that can be reported. */
  lines: readonly number[]
  door: OrderAccess
  isOpen: boolean
  onClose: () => void
  onSent: () => void
}

/** Reports damage. Closing and reopening the dialog keeps all entries, including photos. */
export default function DamageDialog({ isOpen, ...asked }: DamageDialogProps) {
  const text = useText()
  const photos = usePhotos()
  return (
    <Panel
      side="centre"
      width="600px"
      title={text('damage.report')}
      closeLabel={text('order.cancel-close')}
      isOpen={isOpen}
      onClose={asked.onClose}
    >
      <DamageForm {...asked} photos={photos} />
    </Panel>
  )
}
