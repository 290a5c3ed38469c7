import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../../../messages/text.ts'
import { Picture } from '../../../../ui/picture.tsx'
import styles from './model-loading.module.css'

type ModelLoadingProps = {
  isLoading: boolean
  isShown: boolean
  /** Loaded share of all bytes, 0 to 1. */
  share: number
  picture: PictureData | undefined
}

/** Loading progress of a model. The live region always exists, so that screen readers announce its changes. */
export function ModelLoading({ isLoading, isShown, share, picture }: ModelLoadingProps) {
  const text = useText()
  return (
    <>
      {isLoading && (
        <div className={styles.loading}>
          <Picture
            picture={picture && { ...picture, placeholder: '' }}
            sizes="(width >= 768px) 600px, 100vw"
            alt=""
            className={styles.picture}
          />
          <div className={styles.card}>
            <p aria-hidden="true">{text('model.loading')}</p>
            <progress className={styles.progress} aria-label={text('model.loading')} value={share} max={1} />
          </div>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isLoading && text('model.loading')}
        {isShown && text('model.shown')}
      </p>
    </>
  )
}
