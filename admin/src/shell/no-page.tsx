import type { ComponentProps } from 'react'
import LockIcon from '@mui/icons-material/LockOutlined'
import NowhereIcon from '@mui/icons-material/TravelExploreOutlined'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** Replaces a page that the role may not open. */
export function NotPermitted() {
  return (
    <NoPage
      name={t('Access denied')}
      icon={LockIcon}
      title={t('You don’t have access to this page')}
      text={t('Ask an owner if you need access.')}
    />
  )
}

/** Replaces a page that does not exist. */
export function Nowhere() {
  return (
    <NoPage
      name={t('Page not found')}
      icon={NowhereIcon}
      title={t('Page not found')}
      text={t('Check the address. The page may have been moved or deleted.')}
    />
  )
}

function NoPage({ name, ...said }: { name: string } & Omit<ComponentProps<typeof EmptyState>, 'children'>) {
  return (
    <>
      <Title title={name} />
      <EmptyState {...said}>
        <Button component={Link} to="/" variant="contained">
          {t('Go to dashboard')}
        </Button>
      </EmptyState>
    </>
  )
}
