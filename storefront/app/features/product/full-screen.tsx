import { lazy, Suspense } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'
import styles from './full-screen.module.css'

const loadViewer = () => import('./picture-viewer.tsx')
const PictureViewer = lazy(loadViewer)

type FullScreenProps = {
  pictures: readonly PictureData[]
  name: string
  /** The picture that shows at the moment. */
  start: number
  isOpen: boolean
  onOpen: () => void
  /** Told which picture showed last. */
  onClose: (index: number) => void
}

/** The button on the picture, and the viewer once somebody asked for it. */
export function FullScreen({ onOpen, ...viewer }: FullScreenProps) {
  const text = useText()
  const wasOpen = useWasOpen(viewer.isOpen)
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-script`}
        aria-label={text('viewer.open')}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadViewer()}
        onFocus={() => void loadViewer()}
        onClick={onOpen}
      >
        <Icon name="expand" size={20} />
      </button>
      {wasOpen && (
        <Suspense>
          <PictureViewer {...viewer} />
        </Suspense>
      )}
    </>
  )
}
