import { useState } from 'react'
import { useHydrated } from '../../ui/hydration.ts'
import { type Place, PlaceChoice, type PlaceLook } from './place-choice.tsx'

type PlaceFieldsProps = PlaceLook & {
  /** Saved place. What the visitor chooses meanwhile wins. */
  known: { [Field in keyof Place]?: string | undefined }
}

/** A place of a form whose other fields are uncontrolled. */
export function PlaceFields({ known, ...look }: PlaceFieldsProps) {
  const [chosen, setChosen] = useState<Place>()
  // The server does not know it, so the first rendering must ignore it.
  const { province = '', district = '' } = useHydrated() ? known : {}
  return <PlaceChoice {...look} place={chosen ?? { province, district }} onChoose={setChosen} />
}
