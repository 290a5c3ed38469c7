import type { Ref } from 'react'

type TableFileInputProps = {
  /** A button that opens it clicks it. */
  ref: Ref<HTMLInputElement>
  label: string
  onChoose: (file: File | undefined) => void
}

/** A hidden input for a CSV or Excel file. */
export function TableFileInput({ ref, label, onChoose }: TableFileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".csv,.xlsx,text/csv"
      hidden
      aria-label={label}
      onChange={({ target }) => {
        onChoose(target.files?.[0])
        target.value = '' // so that the same file can be chosen again after a fix
      }}
    />
  )
}
