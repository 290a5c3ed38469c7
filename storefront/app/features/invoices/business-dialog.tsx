import { useState } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { useText } from '../../messages/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { changeUser, readSession } from '../accounts/session/session.ts'
import { OfflineNote } from '../fulfilment/offline-note.tsx'
import { noteOrder } from '../orders/list/use-orders.ts'
import { ordersApi, type OrderAccess } from '../orders/orders-api.ts'
import { BusinessFields } from './business-fields.tsx'

const fields = ['business_name', 'pan', 'business_address'] as const

type BusinessDialogProps = { order: Order; door: OrderAccess; isOpen: boolean; onClose: () => void }

/** Changes the business that an invoice is for, before it is issued. */
export default function BusinessDialog({ isOpen, onClose, ...changed }: BusinessDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="520px"
      isShort
      title={text('business.title')}
      closeLabel={text('business.leave')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <BusinessForm {...changed} onClose={onClose} />
    </Panel>
  )
}

function BusinessForm({ order: { business, isForAnother }, door, onClose }: Omit<BusinessDialogProps, 'isOpen'>) {
  const text = useText()
  const [values, setValues] = useState({
    business_name: business?.name ?? '',
    pan: business?.pan ?? '',
    business_address: business?.address ?? '',
  })
  // The shop's answer says what is wrong, so that no page loads the sentences before.
  const form = useCheckedForm({ fields, check: () => ({}), send, isQuiet: true })

  async function send(given: Values<(typeof fields)[number]>) {
    // The note says so.
    if (!navigator.onLine) return { message: '' }
    const answer = await ordersApi.changeBusiness(door, given)
    if (!answer.success) return refusalOf(text, answer, text('business.not-saved'))
    showToast('success', answer.message)
    onClose()
    const { userId, business: saved } = answer.data
    if (userId !== null && userId === readSession().user?._id) changeUser(userId, { business: saved })
    noteOrder(answer.data)
    // The form can be opened again.
    return { message: '' }
  }

  return (
    <DialogForm
      form={form}
      label={text('business.title')}
      intro={<p>{text('business.until')}</p>}
      note={<OfflineNote />}
      submitLabel={text('business.save')}
      isQuiet
      closeLabel={text('business.leave')}
      onClose={onClose}
    >
      <BusinessFields
        values={values}
        isForOther={isForAnother}
        onType={(changed) => setValues((before) => ({ ...before, ...changed }))}
        errors={form.errors}
      />
    </DialogForm>
  )
}
