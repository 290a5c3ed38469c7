import { href, useNavigate } from 'react-router'
import type { UserProfile } from '#contract/accounts.ts'
import type { Problems } from '#domain/accounts/account-problems.ts'
import { keep, storageKeys } from '../../../storage.ts'
import { useText } from '../../../messages/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../../ui/use-checked-form.ts'
import { DialogForm } from '../dialog-form.tsx'
import { PasswordOwner } from '../password-owner.tsx'
import { refusalOf } from '../refusal.ts'
import { accountApi } from '../session/account-api.ts'
import { forgetSession } from '../session/log-out.ts'

type DeleteAccountDialogProps = { user: UserProfile; isOpen: boolean; onClose: () => void }

/** Says what will be deleted, and requires the password. */
export default function DeleteAccountDialog({ user, isOpen, onClose }: DeleteAccountDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="520px"
      title={text('profile.delete.title')}
      closeLabel={text('profile.dialog-close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <DeleteForm user={user} onClose={onClose} />
    </Panel>
  )
}

function DeleteForm({ user, onClose }: Omit<DeleteAccountDialogProps, 'isOpen'>) {
  const text = useText()
  const navigate = useNavigate()
  const form = useCheckedForm({ fields: ['password'], check: passwordProblems, send: deleteAccount })

  async function deleteAccount({ password }: Values<'password'>) {
    const answer = await accountApi.deleteUser(user._id, { password })
    if (!answer.success) return refusalOf(text, answer, text('error.occurred'))
    forgetSession()
    keep(storageKeys.rememberedEmail, null)
    showToast('success', text('profile.delete.done'))
    return void navigate(href('/'))
  }

  return (
    <DialogForm
      form={form}
      label={text('profile.delete.title')}
      intro={
        <>
          <p>{text('profile.delete.what')}</p>
          <PasswordOwner email={user.email} />
        </>
      }
      submitLabel={text('profile.delete.submit')}
      kind="danger"
      closeLabel={text('profile.cancel')}
      onClose={onClose}
    >
      <PasswordField
        name="password"
        label={text('profile.delete.password')}
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
    </DialogForm>
  )
}

function passwordProblems({ password }: Values<'password'>): Problems<'password'> {
  return password === '' ? { password: 'all-required' } : {}
}
