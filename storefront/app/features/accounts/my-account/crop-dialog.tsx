import { Suspense, type SyntheticEvent, useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import cropStyles from 'react-image-crop/dist/ReactCrop.css?url'
import type { UserProfile } from '#contract/accounts.ts'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { accountApi } from '../session/account-api.ts'
import { failure } from '../session/call.ts'
import { changeUser } from '../session/session.ts'
import styles from './crop-dialog.module.css'
import { cutSquare } from './cut-square.ts'

const SQUARE = 1
const WHOLE_PERCENT = 100
/** On the screen: two handles with a little space between them. */
const SMALLEST_CROP_PX = 64

type CropDialogProps = {
  /** URL of the picture. */
  picture: string
  user: UserProfile
  isOpen: boolean
  onClose: () => void
}

/** Chooses a square of the picture and uploads it. */
export default function CropDialog({ picture, user, isOpen, onClose }: CropDialogProps) {
  const text = useText()
  const image = useRef<HTMLImageElement>(BEFORE_MOUNT)
  const [crop, setCrop] = useState<PercentCrop>()
  const [isSending, setIsSending] = useState(false)

  const begin = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) => {
    const largest = {
      unit: '%',
      ...(naturalWidth > naturalHeight ? { height: WHOLE_PERCENT } : { width: WHOLE_PERCENT }),
    } as const
    const square = makeAspectCrop(largest, SQUARE, naturalWidth, naturalHeight)
    setCrop(centerCrop(square, naturalWidth, naturalHeight))
  }
  const refuse = () => {
    showToast('error', text('profile.avatar.wrong-type'))
    onClose()
  }
  const send = async () => {
    if (isSending) return
    setIsSending(true)
    const answer = await upload()
    setIsSending(false)
    if (!answer.success) {
      showToast('error', text('profile.avatar.failed', { reason: answer.message || text('profile.avatar.unknown') }))
      return
    }
    changeUser(user._id, { avatar: answer.avatar })
    showToast('success', text('profile.avatar.uploaded'))
    onClose()
  }
  const upload = async () => {
    const form = new FormData()
    try {
      form.append('avatar', await cutSquare(image.current, crop!), 'avatar')
    } catch (error) {
      console.warn('The picture could not be cut', error) // too large for this device
      return failure('')
    }
    return accountApi.putAvatar(form)
  }
  return (
    <Panel
      side="centre"
      width="640px"
      title={text('profile.crop.title')}
      closeLabel={text('profile.dialog-close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <div className={styles.actions}>
          <Button kind="quiet" disabled={isSending} onClick={onClose}>
            {text('profile.cancel')}
          </Button>
          <Button busy={isSending} disabled={!crop} onClick={() => void send()}>
            {text('profile.crop.submit')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <p className={styles.hint}>{text('profile.crop.hint')}</p>
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <link rel="stylesheet" href={cropStyles} precedence="part" />
          <ReactCrop
            className={styles.crop!}
            {...(crop && { crop })}
            aspect={SQUARE}
            circularCrop
            keepSelection
            minWidth={SMALLEST_CROP_PX}
            disabled={isSending}
            ariaLabels={{
              cropArea: text('profile.crop.area'),
              nwDragHandle: text('profile.crop.top-left'),
              neDragHandle: text('profile.crop.top-right'),
              seDragHandle: text('profile.crop.bottom-right'),
              swDragHandle: text('profile.crop.bottom-left'),
              // A square has corner handles only.
              nDragHandle: '',
              eDragHandle: '',
              sDragHandle: '',
              wDragHandle: '',
            }}
            onChange={(_, chosen) => setCrop(chosen)}
          >
            <img ref={image} src={picture} alt={text('profile.crop.picture')} onLoad={begin} onError={refuse} />
          </ReactCrop>
        </Suspense>
      </div>
    </Panel>
  )
}
