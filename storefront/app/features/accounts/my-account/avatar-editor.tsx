import { type ChangeEvent, type MouseEvent, useRef, useState, useEffect } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import { avatarTypes } from '#domain/accounts/avatar.ts'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Icon } from '../../../ui/icon.tsx'
import { camera } from '../../../ui/photo-icons.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import styles from './avatar-editor.module.css'
import { useAvatarRemoval } from './use-avatar-removal.ts'

const bin = 'M4.500 6.500h15M9 6.500v-3h6v3M6.500 6.500l1 14h9l1-14M10 10v7M14 10v7'

const loadCropDialog = () => import('./crop-dialog.tsx')

/** Placeholder avatar, sharp at 104 px on screens of threefold density. */
const NO_PICTURE = '/avatar.svg'

/** A shopper's picture, with buttons to change and remove it. */
export function AvatarEditor({ user }: { user: UserProfile }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(BEFORE_MOUNT)
  const [chosen, setChosen] = useChosenPicture()
  const [broken, setBroken] = useState('')
  const { Panel: CropDialog, isOpen, open, close, opener } = useLazyPanel(loadCropDialog)
  const { remove, isRemoving } = useAvatarRemoval(user)

  const choose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Some browsers do not focus a clicked button, and closing the dialog returns the focus to it.
    currentTarget.focus()
    input.current.click()
  }
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = '' // allows choosing the same file again
    if (!file) return
    if (!avatarTypes.some((type) => type === file.type)) {
      showToast('error', text('profile.avatar.wrong-type'))
      return
    }
    setChosen(file)
    open()
  }
  const hasPicture = user.avatar !== '' && broken !== user.avatar
  return (
    <div className={styles.editor}>
      <img
        className={styles.picture}
        src={hasPicture ? user.avatar : NO_PICTURE}
        width={104}
        height={104}
        alt={text(hasPicture ? 'profile.avatar.picture' : 'profile.avatar.none')}
        onError={() => setBroken(user.avatar)}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept={avatarTypes.join(',')}
        aria-label={text('profile.avatar.upload')}
        onChange={take}
      />
      <button
        type="button"
        className={`${styles.disc} ${styles.upload}`}
        {...opener}
        aria-label={text('profile.avatar.upload')}
        onClick={choose}
      >
        <Icon name={camera} size={20} />
      </button>
      <button
        type="button"
        className={`${styles.disc} ${styles.remove} ${user.avatar === '' ? styles.idle : ''}`}
        aria-label={text('profile.avatar.remove')}
        aria-busy={isRemoving || undefined}
        onClick={() => void remove()}
      >
        <Icon name={bin} size={20} />
      </button>
      {CropDialog && chosen && <CropDialog picture={chosen} user={user} isOpen={isOpen} onClose={close} />}
    </div>
  )
}

/** Returns an object URL of the chosen picture, valid until another choice or the end of the page. */
function useChosenPicture(): [string | undefined, (file: File) => void] {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    return () => {
      if (picture !== undefined) URL.revokeObjectURL(picture)
    }
  }, [picture])
  return [picture, (file) => setPicture(URL.createObjectURL(file))]
}
