import { href, useNavigate } from 'react-router'
import { emailProblem } from '#domain/accounts/email.ts'
import { useText } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import type { Refusal } from '../../ui/use-checked-form.ts'
import { accountApi } from './session/account-api.ts'
import { refusalOf } from './refusal.ts'
import { waitForResend, startWaiting } from './waiting-email.ts'
import { withNext } from './next-path.ts'

/** Requests a code for a new password, then opens the page for the code. */
export function useCodeRequest(): (typed: string) => Promise<Refusal | undefined> {
  const text = useText()
  const navigate = useNavigate()
  return async (typed) => {
    const problem = emailProblem(typed)
    if (problem) return { message: text(`problem.${problem}`), fields: { email: text(`problem.${problem}`) } }
    const email = typed.trim()
    const answer = await accountApi.forgotPassword({ email })
    if (!answer.success) return refusalOf(text, answer, text('error.occurred'))
    startWaiting(email, { isForgotten: true })
    waitForResend({ kind: 'account', contact: email })
    showToast('success', text('account.code-sent', { email }))
    return void navigate(withNext(href('/verifyAccount')))
  }
}
