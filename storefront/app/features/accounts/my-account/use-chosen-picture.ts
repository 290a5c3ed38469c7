import { useEffect, useState } from 'react'

/** Address of the picture that was chosen last, kept in memory until another one is, or the page is left. */
export function useChosenPicture(): [string | undefined, (file: File) => void] {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    return () => {
      if (picture !== undefined) URL.revokeObjectURL(picture)
    }
  }, [picture])
  return [picture, (file) => setPicture(URL.createObjectURL(file))]
}
