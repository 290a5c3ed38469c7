import { Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { t } from '../language/t.ts'
import { Nowhere } from '../shell/no-page.tsx'
import { FORM_WIDTH_PX } from '../theme/controls.ts'
import { PagePart } from '../ui/page-part.tsx'
import { instructions, restarts, type Instruction } from './instructions.ts'

const known: Readonly<Record<string, Instruction>> = instructions

/** How to mend one point of the set-up on the server, where the back office cannot. */
export function InstructionPage() {
  const instruction = known[useParams()['point'] ?? '']
  if (!instruction) return <Nowhere />
  const { title, steps, lines = [], section } = instruction
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: FORM_WIDTH_PX }}>
      <Title title={title} />
      <Link to="/set-up">{t('Back to the set-up')}</Link>
      <PagePart title={title}>
        <Typography component="ol" sx={{ m: 0, pl: 3 }}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Typography>
        {lines.length > 0 && <Lines text={lines.join('\n')} />}
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {t('More about it: “%{section}” in docs/operations.md, which comes with the shop’s code.', { section })}
        </Typography>
      </PagePart>
      <PagePart title={t('Where settings are')}>
        <Typography>
          {t('Names in capitals are settings: lines of a file on the server, which the shop reads when it starts.')}
        </Typography>
        <Stack component="dl" sx={{ gap: 1, mb: 0 }}>
          {restarts.map(({ way, file, command }) => (
            <div key={way}>
              <dt>{t('%{way}: %{file}, then', { way, file })}</dt>
              <dd style={{ margin: 0 }}>
                <Lines text={command} />
              </dd>
            </div>
          ))}
        </Stack>
      </PagePart>
    </Stack>
  )
}

function Lines({ text }: { text: string }) {
  return (
    <Typography
      component="pre"
      variant="body2"
      sx={{
        fontFamily: 'monospace',
        mt: 1,
        mb: 0,
        p: 1.5,
        bgcolor: 'action.hover',
        borderRadius: 1,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Typography>
  )
}
