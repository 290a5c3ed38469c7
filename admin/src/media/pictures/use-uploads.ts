import { useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import type { StaffPicture } from '#contract/admin/media.ts'
import { uploadPicture } from './upload-pictures.ts'

/** Upload in progress. `share` is the uploaded fraction, 0 to 1; `problem` is why it was refused. */
export type Upload = { key: string; fileName: string; share: number; problem?: string }

/** Uploads files one at a time and calls `onTaken` with each picture. Aborts when the component unmounts. */
export function useUploads(onTaken: (picture: StaffPicture) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const leaving = useRef<AbortController>(undefined)
  const lastOne = useRef<Promise<void>>(Promise.resolve())
  // A late upload must use the newest callback, with the list as it is then.
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
