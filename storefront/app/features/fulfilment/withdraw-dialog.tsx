import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { askAfterFailure, noteOrder } from '../orders/list/use-orders.ts'
import { fulfilmentApi } from './fulfilment-api.ts'
import { OfflineNote } from './offline-note.tsx'

type WithdrawDialogProps = { returnId: string; door: OrderAccess; isOpen: boolean; onClose: () => void }

export default function WithdrawDialog({ isOpen, onClose, ...asked }: WithdrawDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="520px"
      isShort
      title={text('return.withdraw-title')}
      closeLabel={text('order.cancel-close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <WithdrawForm {...asked} onClose={onClose} />
    </Panel>
  )
}

function WithdrawForm({ returnId, door, onClose }: Omit<WithdrawDialogProps, 'isOpen'>) {
  const text = useText()
  const form = useCheckedForm({ fields: [], check: () => ({}), send: withdraw })

  async function withdraw() {
    const answer = await fulfilmentApi.withdrawReturn(door, returnId)
    if (!answer.success) {
      askAfterFailure(door.orderId, answer)
      return refusalOf(text, answer, text('return.not-withdrawn'))
    }
    showToast('success', text('return.withdrawn'))
    onClose()
    noteOrder(answer.data)
    return undefined
  }

  return (
    <DialogForm
      form={form}
      label={text('return.withdraw-title')}
      intro={<p>{text('return.withdraw-what')}</p>}
      note={<OfflineNote />}
      submitLabel={text('return.withdraw')}
      closeLabel={text('return.keep')}
      onClose={onClose}
    />
  )
}
