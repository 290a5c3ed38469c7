import { useEffect, useState } from 'react'

/** Returns an object URL of the chosen picture, valid until another choice or the end of the page. */
export function useChosenPicture(): [string | undefined, (file: File) => void] {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    return () => {
      if (picture !== undefined) URL.revokeObjectURL(picture)
    }
  }, [picture])
  return [picture, (file) => setPicture(URL.createObjectURL(file))]
}
