import { useCallback, useState } from 'react'
import { MAX_DRIVER_PHOTOS } from '#domain/drive/driver-acts.ts'
import { useText } from '../../../storefront/app/messages/text.ts'
import { Icon } from '../../../storefront/app/ui/icon.tsx'
import { icons } from '../icon-paths.ts'
import { reducePhoto } from '../reduce-photo.ts'

type PhotoPartProps = {
  hint: 'drive.photo.of-room' | 'drive.photo.of-problem'
  photos: readonly Blob[]
  /** Gets how the newest list changes: a photo takes a moment to be made small. */
  onChange: (how: (photos: readonly Blob[]) => Blob[]) => void
}

/** Takes photos with the camera of the phone. */
export function PhotoPart({ hint, photos, onChange }: PhotoPartProps) {
  const text = useText()
  const [hasFailed, setFailed] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      const photo = await reducePhoto(file)
      // Two may be on their way at once on a slow phone.
      onChange((before) => [...before, photo].slice(0, MAX_DRIVER_PHOTOS))
      setFailed(false)
    } catch (error) {
      console.warn('A photo could not be read', error)
      setFailed(true)
    }
  }
  return (
    <section>
      <div className="line">
        <h2>{text('drive.photo.title')}</h2>
        <p className="soft">{text(hint)}</p>
      </div>
      <ul className="photos">
        {photos.map((photo, index) => (
          <li key={index}>
            <Photo photo={photo} alt={text('drive.photo.taken', { number: index + 1 })} />
            <button
              type="button"
              className="remove"
              aria-label={text('drive.photo.remove', { number: index + 1 })}
              onClick={() => onChange((before) => before.filter((one) => one !== photo))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {photos.length < MAX_DRIVER_PHOTOS && (
          <li>
            <label className="take">
              <Icon name={icons.camera} />
              {text('drive.photo.take')}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                onChange={({ currentTarget }) => {
                  void take(currentTarget.files?.[0])
                  currentTarget.value = '' // the same file may be chosen again
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {hasFailed && (
        <p role="alert" className="problem">
          {text('drive.photo.failed')}
        </p>
      )}
    </section>
  )
}

function Photo({ photo, alt }: { photo: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(photo)
      return () => URL.revokeObjectURL(image.src)
    },
    [photo],
  )
  return <img ref={show} alt={alt} />
}
