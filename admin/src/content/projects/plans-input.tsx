import { useState } from 'react'
import { Button, FormHelperText, FormLabel, Stack, TextField, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { type FinishedPlan, MOST_FINISHED_PLANS } from '#domain/planner/finished-plan.ts'
import { MAX_NAME_LENGTH } from '#domain/planner/plan.ts'
import { PLAN_FRAGMENT } from '#domain/planner/plan-fragment.ts'
import { readPlanFragment } from '#domain/planner/share-link.ts'
import { t } from '../../language/t.ts'
import { OpenPlan, roomText } from '../../planner/plan-part.tsx'

const SOURCE = 'plans'

/** Input for a project's finished rooms: plans from links that the shop's room planner copies. */
export function PlansInput() {
  const { control, getFieldState, formState } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name: SOURCE, keyName: 'key' })
  const plans = fields as unknown as (FinishedPlan & { key: string })[]
  const { error } = getFieldState(SOURCE, formState)
  const problem = error?.message ?? error?.root?.message
  return (
    <Stack role="group" aria-label={t('Finished rooms')} sx={{ gap: 2, my: 1, width: '100%' }}>
      <FormLabel component="div" error={problem !== undefined}>
        {t('Finished rooms')}
      </FormLabel>
      {plans.map(({ key, plan }, at) => (
        <Stack key={key} sx={{ gap: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <div>
              <Typography sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
                {plan.name || t('Without a name')}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {roomText(plan)}, {t('%{count} piece |||| %{count} pieces', { count: plan.pieces.length })}
              </Typography>
            </div>
            <span>
              <OpenPlan plan={plan} />
              <Button size="small" color="error" onClick={() => remove(at)}>
                {t('Remove')}
              </Button>
            </span>
          </Stack>
          <TextInput
            source={`${SOURCE}.${at}.nepaliName`}
            label={t('Name in Nepali')}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
          />
        </Stack>
      ))}
      {plans.length < MOST_FINISHED_PLANS && (
        <LinkField onPlan={(plan) => append({ plan, nepaliName: '' }, { shouldFocus: false })} />
      )}
      <FormHelperText error={problem !== undefined}>
        {problem ??
          t('Shown below the pictures, %{most} at most. Plan the room, name it, and copy its link.', {
            most: MOST_FINISHED_PLANS,
          })}
      </FormHelperText>
    </Stack>
  )
}

function LinkField({ onPlan }: { onPlan: (plan: FinishedPlan['plan']) => void }) {
  const [link, setLink] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const add = async () => {
    const read = await readPlanFragment(link.slice(Math.max(0, link.indexOf(PLAN_FRAGMENT))).trim())
    setIsRefused('problem' in read)
    if ('problem' in read) return
    setLink('')
    onPlan(read.plan)
  }
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
      <TextField
        label={t('Link of a room plan')}
        value={link}
        onChange={({ target }) => setLink(target.value)}
        error={isRefused}
        helperText={isRefused && t('No plan can be read from this link. Copy it again by Share in the room planner.')}
        size="small"
        fullWidth
      />
      <Button onClick={() => void add()} disabled={link.trim() === ''} sx={{ flexShrink: 0 }}>
        {t('Add plan')}
      </Button>
    </Stack>
  )
}
