import type { ComponentProps } from 'react'
import LockIcon from '@mui/icons-material/LockOutlined'
import NowhereIcon from '@mui/icons-material/TravelExploreOutlined'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { EmptyState } from '../ui/empty-state.tsx'

/** Replaces a page that the role may not open. */
export function NotPermitted() {
  return (
    <NoPage
      name="Access denied"
      icon={LockIcon}
      title="You don’t have access to this page"
      text="Ask an owner if you need access."
    />
  )
}

/** Replaces a page that does not exist. */
export function Nowhere() {
  return (
    <NoPage
      name="Page not found"
      icon={NowhereIcon}
      title="Page not found"
      text="Check the address. The page may have been moved or deleted."
    />
  )
}

function NoPage({ name, ...said }: { name: string } & Omit<ComponentProps<typeof EmptyState>, 'children'>) {
  return (
    <>
      <Title title={name} />
      <EmptyState {...said}>
        <Button component={Link} to="/" variant="contained">
          Go to dashboard
        </Button>
      </EmptyState>
    </>
  )
}
