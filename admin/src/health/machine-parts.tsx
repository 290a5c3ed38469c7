import { Box, Typography } from '@mui/material'
import type { HealthReport } from '#contract/admin/health.ts'
import { t } from '../language/t.ts'
import { Facts } from '../ui/facts.tsx'
import { whenText } from '../ui/formats.ts'
import { bytesText, countText, durationText } from './health-words.ts'
import { HealthPartCard, PartTable } from './part-table.tsx'

/** Size of the database with its largest tables. */
export function DatabasePart({ database }: Pick<HealthReport, 'database'>) {
  return (
    <HealthPartCard part="database" value={database}>
      {({ bytes, tables, version, migrations }) => (
        <>
          <Facts
            facts={[
              ['PostgreSQL', version],
              [t('Migrations'), t('%{count} applied', { count: migrations })],
              [t('Size'), bytesText(bytes)],
            ]}
          />
          <Box sx={{ mt: 2 }}>
            <PartTable
              head={[t('Largest tables, with indexes'), t('Size')]}
              rows={tables.map((table) => ({ key: table.name, cells: [table.name, bytesText(table.bytes)] }))}
            />
          </Box>
        </>
      )}
    </HealthPartCard>
  )
}

/** Versions, and the disk of DATA_DIR. */
export function ServerPart({ server }: Pick<HealthReport, 'server'>) {
  return (
    <HealthPartCard part="server" value={server}>
      {({ version, node, disk }) => (
        <Facts
          facts={[
            [t('Kastha'), version],
            ['Node', node],
            [
              t('Disk of DATA_DIR'),
              disk &&
                t('%{free} of %{total} free', {
                  free: bytesText(disk.freeBytes),
                  total: bytesText(disk.totalBytes),
                }),
            ],
          ]}
        />
      )}
    </HealthPartCard>
  )
}

export function BackupPart({ backup }: Pick<HealthReport, 'backup'>) {
  return (
    <HealthPartCard part="backup" value={backup}>
      {({ last }) =>
        last === null ? (
          <Typography color="text.secondary">{t('There is no backup.')}</Typography>
        ) : (
          <Facts
            facts={[
              [t('Written'), whenText(last.at)],
              [t('File'), last.fileName],
              [t('Size'), bytesText(last.bytes)],
              [t('Encrypted'), last.isEncrypted ? t('Yes') : t('No')],
              [t('Missing uploads'), last.missingFiles === 0 ? null : countText(last.missingFiles)],
            ]}
          />
        )
      }
    </HealthPartCard>
  )
}

/** Replicas that pages are read from; none where the shop has none. */
export function ReplicasPart({ replicas }: Pick<HealthReport, 'replicas'>) {
  if (replicas?.length === 0) return null
  return (
    <HealthPartCard part="replicas" value={replicas}>
      {(each) => (
        <PartTable
          head={[t('Replica'), t('Read'), t('Behind')]}
          rows={each.map(({ name, isUsed, lagMs }) => ({
            key: name,
            cells: [name, isUsed ? t('Yes') : t('No'), lagMs === null ? t('unknown') : durationText(lagMs)],
          }))}
        />
      )}
    </HealthPartCard>
  )
}
