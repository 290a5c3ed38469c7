import { useEffect, useRef, useState } from 'react'
import { MAX_PHOTOS } from '#domain/photos/photos.ts'
import { shrinkPhoto } from './shrink-photo.ts'

type ChosenPhoto = {
  /** The file to upload. */
  file: File
  /** Displays the photo in this page. */
  url: string
}

/** Why a photo was refused. */
type PhotoTrouble = { kind: 'too-many' } | { kind: 'unreadable'; name: string }

/**
 * The photos of a form, each shrunk as soon as it is chosen. They live as long as the calling component. Call it
 * outside a panel that closes, so that they survive closing.
 *
 *     const photos = usePhotos()
 *     <PhotoField photos={photos} label={…} error={…} />
 *     for (const file of photos.files) form.append('photos', file)
 *     <SubmitButton busy={form.isBusy || photos.isPreparing}>…
 */
export function usePhotos(most = MAX_PHOTOS) {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([])
  const [coming, setComing] = useState(0)
  const [trouble, setTrouble] = useState<PhotoTrouble>()
  const urls = useRef<Set<string>>(undefined)
  useEffect(() => {
    const known = new Set<string>()
    urls.current = known
    return () => {
      for (const url of known) URL.revokeObjectURL(url)
    }
  }, [])

  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, most - chosen.length - coming))
    setTrouble(taken.length < files.length ? { kind: 'too-many' } : undefined)
    setComing((count) => count + taken.length)
    // In sequence, since drawing a camera's photo takes 200 MB.
    for (const file of taken) await prepare(file)
  }
  const prepare = async (file: File) => {
    try {
      const small = await shrinkPhoto(file)
      const url = URL.createObjectURL(small)
      urls.current?.add(url)
      setChosen((before) => [...before, { file: small, url }])
    } catch (error) {
      console.warn('A photo could not be read', error)
      setTrouble({ kind: 'unreadable', name: file.name })
    }
    setComing((count) => count - 1)
  }
  const remove = (photo: ChosenPhoto) => {
    URL.revokeObjectURL(photo.url)
    setChosen((before) => before.filter((other) => other !== photo))
    setTrouble(undefined)
  }
  const clear = () => {
    for (const { url } of chosen) URL.revokeObjectURL(url)
    setChosen([])
    setTrouble(undefined)
  }
  return {
    /** Maximum number. */
    most,
    chosen,
    /** Files to upload. */
    files: chosen.map(({ file }) => file),
    /** Number of photos being shrunk. */
    coming,
    isPreparing: coming > 0,
    trouble,
    add: (files: readonly File[]) => void add(files),
    remove,
    clear,
  }
}

export type Photos = ReturnType<typeof usePhotos>
