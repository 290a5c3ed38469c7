import { useState } from 'react'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, Stack, TextField } from '@mui/material'
import { t } from '../../language/t.ts'
import { StepButton } from '../../ui/step-button.tsx'
import { RemoveVariantsDialog } from './remove-variants-dialog.tsx'
import { choicesOf, movedSize, renamed, withoutChoice, type Axis, type EditedVariant } from './variants.ts'

type ChoiceHeadProps = {
  axis: Axis
  name: string | null
  slug: string
  variants: EditedVariant[]
  onChange: (variants: EditedVariant[]) => void
}

/** Head of a row (size) or column (type) of the grid: its name and its actions. */
export function ChoiceHead({ axis, name, slug, variants, onChange }: ChoiceHeadProps) {
  const [typed, setTyped] = useState(name ?? '')
  const [isRemoving, setIsRemoving] = useState(false)
  const all = choicesOf(variants, axis)
  const at = all.indexOf(name)
  const called = name ?? (axis === 'size' ? t('the only size') : t('the only type'))

  function leave() {
    const next = renamed(variants, slug, axis, name, typed)
    if (next.every((variant, place) => variant === variants[place])) setTyped(name ?? '')
    else onChange(next)
  }

  return (
    <Stack sx={{ gap: 0.5, minWidth: 130 }}>
      <TextField
        label={axis === 'size' ? t('Size') : t('Type')}
        placeholder={axis === 'size' ? t('One size') : t('One type')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        slotProps={{ htmlInput: { maxLength: 40 }, inputLabel: { shrink: true } }}
      />
      <Stack direction="row">
        {axis === 'size' && all.length > 1 && (
          <>
            <StepButton
              label={t('Move %{name} up', { name: called })}
              isAtEnd={at === 0}
              onStep={() => onChange(movedSize(variants, name, -1))}
            >
              <ArrowUpward fontSize="small" />
            </StepButton>
            <StepButton
              label={t('Move %{name} down', { name: called })}
              isAtEnd={at === all.length - 1}
              onStep={() => onChange(movedSize(variants, name, 1))}
            >
              <ArrowDownward fontSize="small" />
            </StepButton>
          </>
        )}
        {all.length > 1 && (
          <IconButton
            size="small"
            color="error"
            aria-label={t('Remove %{name}', { name: called })}
            onClick={() => setIsRemoving(true)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Stack>
      {isRemoving && (
        <RemoveVariantsDialog
          name={called}
          variants={variants.filter((variant) => (variant[axis] || null) === name)}
          onClose={() => setIsRemoving(false)}
          onRemove={() => onChange(withoutChoice(variants, axis, name))}
        />
      )}
    </Stack>
  )
}
