import { useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import type { StaffPicture } from '#contract/admin/media.ts'
import { uploadPicture } from './upload-pictures.ts'

/** A file on its way. `share` is how much has arrived, 0 to 1; `problem` why it was not taken. */
export type Upload = { key: string; fileName: string; share: number; problem?: string }

/** Sends files one after the other and hands over each picture as it is taken; stops when the page is left. */
export function useUploads(onTaken: (picture: StaffPicture) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const leaving = useRef<AbortController>(undefined)
  const lastOne = useRef<Promise<void>>(Promise.resolve())
  // What is taken late belongs into the list as it is then.
  const take = useEvent(onTaken)

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])

  function change(key: string, changed: Partial<Upload> | undefined) {
    setUploads((all) => all.flatMap((one) => (one.key === key ? (changed ? [{ ...one, ...changed }] : []) : [one])))
  }

  async function send(key: string, file: File) {
    const { signal } = leaving.current!
    if (signal.aborted) return
    try {
      const picture = await uploadPicture(file, (share) => change(key, { share }), signal)
      take(picture)
      change(key, undefined)
    } catch (error) {
      if (!signal.aborted) change(key, { problem: error instanceof Error ? error.message : String(error) })
    }
  }

  function start(files: readonly File[]) {
    for (const file of files) {
      const key = crypto.randomUUID()
      setUploads((all) => [...all, { key, fileName: file.name, share: 0 }])
      lastOne.current = lastOne.current.then(() => send(key, file))
    }
  }

  return { uploads, start, forget: (key: string) => change(key, undefined) }
}
