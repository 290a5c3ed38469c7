import { useRef, useState } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import { useText } from '../../../messages/text.ts'
import { showToast } from '../../../ui/toast.tsx'
import type { Photos } from '../../../ui/use-photos.ts'
import { refusalOf } from '../../accounts/refusal.ts'
import { useSession } from '../../accounts/session/session.ts'
import type { CustomAnswers } from './custom-draft.ts'
import { sendRequest } from './send-request.ts'
import type { SentRequest } from './sent-dialog.tsx'

/** The server's messages, for single fields and for the whole form. */
type Refused = { note?: string; fields: Partial<Record<string, string>> }

/** Sends the form to the shop. A failure keeps everything typed and chosen. */
export function useSending(
  { product, color }: { product: Product; color: string | undefined },
  photos: Photos,
  onSent: (sent: SentRequest) => void,
) {
  const text = useText()
  const { user } = useSession()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>({ fields: {} })

  const send = async (answers: CustomAnswers, plan: string | undefined) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setRefused({ fields: {} })
    const answer = await sendRequest(answers, {
      productId: product._id,
      color,
      photos: photos.files,
      plan,
    })
    isSending.current = false
    setIsBusy(false)
    if (answer.success) {
      const { number, email } = answer.data
      onSent({ number, email, key: user ? undefined : answer.key })
      return
    }
    const { message, lasting, fields = {} } = refusalOf(text, answer, text('custom-form.not-sent'))
    showToast('error', message)
    const note = Object.keys(fields).length > 0 ? undefined : (lasting ?? message)
    setRefused({ fields, ...(note !== undefined && { note }) })
  }
  return { send, isBusy, refused, forget: () => setRefused({ fields: {} }) }
}
