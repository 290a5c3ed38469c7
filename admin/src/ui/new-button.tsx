import type { ReactNode } from 'react'
import Add from '@mui/icons-material/Add'
import { Button, type ButtonProps } from '@mui/material'
import { useCanAccess, useCreatePath, useGetResourceLabel, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../language/t.ts'

type NewButtonProps = Pick<ButtonProps, 'variant'> & {
  /** Defaults to `New client`, for example. */
  label?: string
  /** Defaults to the page's resource. */
  resource?: string
  icon?: ReactNode
}

/**
 * Link to the form of a new record, if the user may create one. react-admin's button would cover the list on tablets.
 */
export function NewButton({ label, resource: given, icon = <Add />, variant = 'text' }: NewButtonProps) {
  const resource = useResourceContext(given === undefined ? {} : { resource: given })!
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const createPath = useCreatePath()
  const one = useGetResourceLabel()(resource, 1)
  if (!canAccess) return null
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant={variant}
      size={variant === 'text' ? 'small' : 'medium'}
      startIcon={icon}
    >
      {label ?? t('New %{one}', { one })}
    </Button>
  )
}
