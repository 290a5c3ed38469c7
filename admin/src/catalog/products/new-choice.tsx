import { useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import { Button, Stack, TextField } from '@mui/material'
import { t } from '../../language/t.ts'
import type { Axis } from './variants.ts'

const labels = { size: t('New size'), type: t('New type') } as const
const examples = { size: '153*200', type: 'Hydraulics' } as const

/** Input that adds a size (row) or type (column) to the grid. */
export function NewChoice({
  axis,
  taken,
  onAdd,
}: {
  axis: Axis
  taken: (string | null)[]
  onAdd: (name: string) => void
}) {
  const [name, setName] = useState('')
  const isTaken = taken.includes(name.trim())

  function add() {
    if (name.trim() === '' || isTaken) return
    onAdd(name.trim())
    setName('')
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <TextField
        label={labels[axis]}
        placeholder={examples[axis]}
        value={name}
        error={isTaken}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
        sx={{ width: 150 }}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <Button size="small" startIcon={<AddIcon />} disabled={name.trim() === '' || isTaken} onClick={add}>
        {t('Add')}
      </Button>
    </Stack>
  )
}
