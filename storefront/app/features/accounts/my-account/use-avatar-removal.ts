import { useRef, useState } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import { useText } from '../../../messages/text.ts'
import { showToast } from '../../../ui/toast.tsx'
import { accountApi } from '../session/account-api.ts'
import { changeUser } from '../session/session.ts'

/** Removes the profile picture of the logged-in member, and reports the outcome. */
export function useAvatarRemoval(user: UserProfile) {
  const text = useText()
  const isAsking = useRef(false)
  const [isRemoving, setIsRemoving] = useState(false)

  const remove = async () => {
    if (isAsking.current) return
    if (user.avatar === '') {
      showToast('error', text('profile.avatar.nothing'))
      return
    }
    isAsking.current = true
    setIsRemoving(true)
    const answer = await accountApi.removeAvatar(user.avatar)
    isAsking.current = false
    setIsRemoving(false)
    if (answer.success) {
      changeUser(user._id, { avatar: answer.user.avatar })
      showToast('success', text('profile.avatar.removed'))
    } else {
      const fallback = answer.code === undefined ? 'profile.avatar.not-asked' : 'profile.avatar.not-removed'
      showToast('error', (answer.code && answer.message) || text(fallback))
    }
  }
  return { remove, isRemoving }
}
