import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material'
import { useGetList, useInput, useRecordContext } from 'react-admin'
import type { DeliveryZone } from '#contract/admin/delivery-zones.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { formats, t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'

/**
 * Checkboxes of the 77 districts by province, each with its current zone. Choosing a district moves it to this zone.
 */
export function DistrictsInput() {
  const { field, fieldState } = useInput<string[]>({ source: 'districts' })
  const { data: zones = [] } = useGetList<DeliveryZone>('delivery-zones', { pagination: { page: 1, perPage: 100 } })
  const own = useRecordContext<DeliveryZone>()?.id
  const others = new Map(
    zones
      .filter(({ id }) => id !== own)
      .flatMap(({ name, districts }) => districts.map((district) => [district, name])),
  )
  const chosen: string[] = field.value ?? []

  function toggle(name: string, isChosen: boolean) {
    field.onChange(isChosen ? [...chosen, name] : chosen.filter((one) => one !== name))
  }

  return (
    <PagePart title={t('Districts: %{chosen} selected', { chosen: chosen.length })}>
      <Typography variant="body2" color="text.secondary">
        {t('Selecting a district of another zone moves it here. Districts without a zone are served by arrangement.')}
      </Typography>
      <FormHelperText error>{fieldState.error?.message}</FormHelperText>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {provinces.map((province) => (
          <Box component="fieldset" key={province.name} sx={{ border: 0, p: 0, m: 0 }}>
            <Typography component="legend" variant="h4">
              {formats.place(province.name)}
            </Typography>
            {province.districts.map(({ name }) => (
              <FormControlLabel
                key={name}
                sx={{ display: 'flex', minHeight: 36 }}
                control={
                  <Checkbox checked={chosen.includes(name)} onChange={(_event, isChosen) => toggle(name, isChosen)} />
                }
                label={others.has(name) ? `${formats.place(name)} (${others.get(name)})` : formats.place(name)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </PagePart>
  )
}
