import { useState } from 'react'
import { useText } from '../../storefront/app/messages/text.ts'

type Saving = {
  hasFailed: boolean
  /** @returns whether the device has saved it */
  save: (work: Promise<void>) => Promise<boolean>
}

/** Keeps whether the device could save what was last done here, so that nobody drives on without it. */
export function useSaving(): Saving {
  const [hasFailed, setFailed] = useState(false)
  const save = async (work: Promise<void>) => {
    setFailed(false)
    try {
      await work
      return true
    } catch (error) {
      console.warn('The device could not save', error)
      setFailed(true)
      return false
    }
  }
  return { hasFailed, save }
}

export function NotSaved() {
  const text = useText()
  return (
    <p role="alert" className="problem">
      {text('drive.store.full')}
    </p>
  )
}
