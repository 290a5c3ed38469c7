import { MAX_CUSTOM_REASON_LENGTH } from '#domain/custom-requests/custom-quote.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { refusalOf } from '../accounts/refusal.ts'
import { DialogForm } from '../accounts/dialog-form.tsx'
import { requestsApi, type RequestDoor } from './requests-api.ts'
import { noteRequest } from './use-requests.ts'

type EndDialogProps = {
  action: 'decline' | 'withdraw'
  door: RequestDoor
  isOpen: boolean
  onClose: () => void
}

/** Asks for a confirmation and a reason. */
export default function EndDialog({ isOpen, ...asked }: EndDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="520px"
      isShort
      title={text(`piece.${asked.action}-title`)}
      closeLabel={text('piece.close')}
      isOpen={isOpen}
      onClose={asked.onClose}
    >
      <EndForm {...asked} />
    </Panel>
  )
}

function EndForm({ action, door, onClose }: Omit<EndDialogProps, 'isOpen'>) {
  const text = useText()
  const form = useCheckedForm({ fields: ['reason'], check: () => ({}), send: end })

  async function end({ reason }: Values<'reason'>) {
    const answer = await requestsApi.end(door, action, { reason: reason.trim() })
    if (!answer.success) return refusalOf(text, answer, text('piece.not-ended'))
    showToast('success', text(action === 'decline' ? 'piece.declined' : 'piece.withdrawn'))
    onClose()
    noteRequest(answer.data)
    return undefined
  }

  return (
    <DialogForm
      form={form}
      label={text(`piece.${action}-title`)}
      intro={<p>{text(`piece.${action}-text`, { number: door.number })}</p>}
      submitLabel={text(`piece.${action}`)}
      kind="danger"
      closeLabel={text('piece.keep')}
      onClose={onClose}
    >
      <Field label={text('piece.reason')} hint={text('piece.reason-hint')} error={form.errors.reason}>
        {(control) => <textarea name="reason" rows={3} maxLength={MAX_CUSTOM_REASON_LENGTH} {...control} />}
      </Field>
    </DialogForm>
  )
}
