import { useState } from 'react'
import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { readPackages } from '#domain/catalog/packages.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { said, t } from '../../language/t.ts'
import { useColors } from './colors.ts'
import { entriesOf, finer, packedAlike, packedBy, typedPackages, type PackedBy } from './packing.ts'
import { choicesOf, useVariants, type EditedVariant } from './variants.ts'

/** Inputs for how a product arrives. Variants with the same packages share one input. */
export function PackagesInputs() {
  const { setValue } = useFormContext()
  const variants = useVariants()
  const areEstimates: unknown = useWatch({ name: 'packagesAreEstimates' })
  const [chosen, setChosen] = useState(() => packedBy(variants))
  const level = finer(chosen, packedBy(variants))
  const choose = (next: PackedBy) => {
    setChosen(next)
    setValue('variants', packedAlike(variants, next), { shouldDirty: true })
  }
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      {areEstimates === true && (
        <Alert severity="warning">{t('These packages are estimates. Nobody has measured them.')}</Alert>
      )}
      <Stack direction={{ sm: 'row' }} sx={{ columnGap: 3, alignItems: 'start' }}>
        <SelectInput
          source="comesAssembled"
          label={t('Arrives')}
          choices={arrivals}
          emptyText={t('Not known')}
          format={(value?: boolean | null) => (value === null || value === undefined ? '' : String(value))}
          parse={(choice: string) => (choice === '' ? null : choice === 'true')}
          helperText={false}
          sx={{ maxWidth: 360 }}
        />
        <BooleanInput
          source="packagesAreEstimates"
          label={t('Packages are estimates')}
          helperText={t('Turn off once they are measured')}
          sx={{ flexShrink: 0 }}
        />
      </Stack>
      {variants.length === 0 ? (
        <Typography>{t('Add a price first, under “Sizes and prices”.')}</Typography>
      ) : (
        <>
          {variants.length > 1 && <LevelInput variants={variants} level={level} onChange={choose} />}
          <Typography variant="body2">
            {t(
              'One package a line: length x width x height in cm, and its weight, such as 200x90x15 32kg. A name may stand before it: Headboard / हेडबोर्ड: 165x120x14 24.5kg',
            )}
          </Typography>
          {entriesOf(variants, level).map(({ places, first }) => (
            <PackagesInput key={places[0]} places={places} first={first} level={level} />
          ))}
        </>
      )}
    </Stack>
  )
}

const arrivals = [
  { id: 'true', name: t('Assembled') },
  { id: 'false', name: t('In parts, built in the room') },
]

const levelNames: Record<PackedBy, string> = {
  nothing: t('Same for all'),
  size: t('Different by size or type'),
  color: t('Different by color, too'),
}

type LevelInputProps = {
  variants: readonly EditedVariant[]
  level: PackedBy
  onChange: (level: PackedBy) => void
}

function LevelInput({ variants, level, onChange }: LevelInputProps) {
  const hasSizes = choicesOf(variants, 'size').length > 1 || choicesOf(variants, 'type').length > 1
  const hasColors = choicesOf(variants, 'color').length > 1
  const offered = (['nothing', ...(hasSizes ? ['size'] : []), ...(hasColors ? ['color'] : [])] as PackedBy[]).concat(
    // Shows a level that nothing offers any more, rather than none.
    level === 'nothing' || (level === 'size' && hasSizes) || (level === 'color' && hasColors) ? [] : [level],
  )
  return (
    <TextField
      select
      label={t('Packages')}
      value={level}
      onChange={({ target }) => onChange(target.value as PackedBy)}
      helperText={t('Choosing fewer differences copies the first packages to the others')}
      sx={{ maxWidth: 360 }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {levelNames[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}

type PackagesInputProps = { places: readonly number[]; first: EditedVariant; level: PackedBy }

/** Text input for the packages of the variants at `places`. */
function PackagesInput({ places, first, level }: PackagesInputProps) {
  const { setValue } = useFormContext()
  const { colors } = useColors()
  const { size, type } = first
  const color = level === 'color' ? (colors.find(({ slug }) => slug === first.color) ?? null) : null
  const [at, ...others] = places
  return (
    <TextInput
      source={`variants.${at}.packages`}
      label={(level === 'nothing' ? '' : choiceName({ size, type, color })) || t('Packages')}
      multiline
      minRows={3}
      format={(packages?: EditedVariant['packages']) => typedPackages(packages ?? [])}
      parse={(typed: string) => typed}
      validate={problemIn}
      helperText={sumOf(first)}
      onChange={({ target }: { target: { value: string } }) => {
        for (const other of others) setValue(`variants.${other}.packages`, target.value, { shouldDirty: true })
      }}
    />
  )
}

function problemIn(packages?: EditedVariant['packages']): string | undefined {
  const read = readPackages(typedPackages(packages ?? []))
  return 'problem' in read ? said(read.problem) : undefined
}

/** Returns how many packages there are and what they weigh, beside the weight of the piece. */
function sumOf({ packages, weightKg }: EditedVariant): string | false {
  const read = readPackages(typedPackages(packages))
  if ('problem' in read || read.packages.length === 0) return false
  const sum = read.packages.reduce((kg, one) => kg + one.weightKg, 0)
  const values = { count: read.packages.length, kg: Number(sum.toFixed(1)) }
  if (weightKg === null) return t('%{count} package, %{kg} kg |||| %{count} packages, %{kg} kg', values)
  return t(
    '%{count} package, %{kg} kg. The piece weighs %{pieceKg} kg |||| %{count} packages, %{kg} kg. The piece weighs %{pieceKg} kg',
    { ...values, pieceKg: weightKg },
  )
}
