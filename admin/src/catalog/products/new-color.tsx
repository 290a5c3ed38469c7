import { useState } from 'react'
import AddIcon from '@mui/icons-material/Add'
import { Button, Stack, TextField } from '@mui/material'
import { MAX_COLOR_NAME_LENGTH, MAX_COLORS } from '#domain/catalog/color.ts'
import { t } from '../../language/t.ts'

/** Where the color picker starts. */
const FIRST_SWATCH = '#8a6d4b'

/** Inputs that add a color. */
export function NewColor({ taken, onAdd }: { taken: string[]; onAdd: (name: string, swatch: string) => void }) {
  const [name, setName] = useState('')
  const [swatch, setSwatch] = useState(FIRST_SWATCH)
  const isTaken = taken.some((one) => one.toLowerCase() === name.trim().toLowerCase())
  const isReady = name.trim() !== '' && !isTaken && taken.length < MAX_COLORS

  function add() {
    if (!isReady) return
    onAdd(name.trim(), swatch)
    setName('')
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <TextField
        label={t('New color')}
        placeholder={t('Forest green')}
        value={name}
        error={name !== '' && isTaken}
        helperText={name !== '' && isTaken ? t('This color is there already') : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
        slotProps={{ htmlInput: { maxLength: MAX_COLOR_NAME_LENGTH } }}
      />
      <TextField
        label={t('Swatch of the new color')}
        type="color"
        value={swatch}
        onChange={({ target }) => setSwatch(target.value)}
        sx={{ width: 170 }}
      />
      <Button startIcon={<AddIcon />} disabled={!isReady} onClick={add}>
        {t('Add color')}
      </Button>
    </Stack>
  )
}
