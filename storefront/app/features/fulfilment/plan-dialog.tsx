import type { OrderDelivery } from '#contract/fulfilment.ts'
import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { PlanForm } from './plan-form.tsx'
import styles from './plan-dialog.module.css'
import { SlotsMissing, SlotsLoading } from './slots-missing.tsx'
import { useSlots } from './use-slots.ts'

type PlanDialogProps = {
  delivery: OrderDelivery
  orderId: string
  door: OrderAccess
  isOpen: boolean
  onClose: () => void
}

/** The days and times currently free for a delivery. */
export default function PlanDialog({ isOpen, onClose, ...asked }: PlanDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="600px"
      isShort
      title={text(asked.delivery.day === null ? 'deliveries.choose' : 'deliveries.change')}
      closeLabel={text('order.cancel-close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.body}>
        <Slots {...asked} onClose={onClose} />
      </div>
    </Panel>
  )
}

function Slots({ delivery, door, onClose }: Omit<PlanDialogProps, 'isOpen'>) {
  const text = useText()
  const { data: days, isError, isFetching, refetch } = useSlots(door, delivery.number)
  if (days === undefined) {
    if (!isError) return <SlotsLoading />
    return <SlotsMissing isTrying={isFetching} onRetry={() => void refetch()} />
  }
  if (typeof days === 'string') return <p role="status">{days}</p>
  if (!days.some(({ slots }) => slots.some(({ isFree }) => isFree))) {
    return <p role="status">{text('deliveries.all-full')}</p>
  }
  return <PlanForm days={days} delivery={delivery} door={door} onReload={refetch} onClose={onClose} />
}
