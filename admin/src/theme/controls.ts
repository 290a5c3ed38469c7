import { createElement } from 'react'
import { CircularProgress, PaginationItem, type PaginationRenderItemParams } from '@mui/material'
import type { RaThemeOptions } from 'react-admin'
import { formats, t } from '../language/t.ts'
import { ListPagination } from '../ui/list-pagination.tsx'
import { ReadProblem } from '../ui/read-problem.tsx'
import { tokens } from './tokens.ts'

const TARGET_PX = 44
/** Maximum width of record forms: two texts side by side keep a readable line length. */
export const FORM_WIDTH_PX = 1040
/** Breakpoint above which an order number fits on one line. */
const WIDE = '@media (width >= 900px)'
const DESK = '@media (width >= 1200px)'
const BELOW_DESK = '@media (width < 1200px)'
/** Touch screens need larger targets. */
const onTouch = '@media (pointer: coarse)'
const ring = { outline: `2px solid ${tokens.timber}`, outlineOffset: 2 }
const pagination = createElement(ListPagination)
const error = createElement(ReadProblem)
const recordError = createElement(ReadProblem, { hasTitle: true })
const loading = createElement(CircularProgress, { 'aria-label': t('Loading'), sx: { m: 4 } })
/** A number or an arrow of a pagination, in the digits of the language. */
const pageItem = (item: PaginationRenderItemParams) =>
  createElement(PaginationItem, { ...item, page: item.page === null ? null : formats.digits(String(item.page)) })
const tall = { [onTouch]: { minHeight: TARGET_PX } }
/** Form styles: a maximum width, and no hidden overflow, which would stop the sticky toolbar of a long form. */
const form = (card: string) => ({
  root: { maxWidth: FORM_WIDTH_PX, [`& .${card}`]: { overflow: 'visible', minWidth: 0 } },
})

/** Styles of MUI's and react-admin's components, and react-admin's default props. */
export const controls: NonNullable<RaThemeOptions['components']> = {
  // Saves wait for the API's answer: a refusal seconds later could reach a user who is already on another page.
  RaEdit: {
    defaultProps: { mutationMode: 'pessimistic', error: recordError, loading },
    styleOverrides: form('RaEdit-card'),
  },
  // A wide table in a card scrolls on its own; it does not widen the page of a phone.
  RaShow: {
    defaultProps: { error: recordError, loading },
    styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } },
  },
  RaCreate: { styleOverrides: form('RaCreate-card') },
  RaToolbar: {
    styleOverrides: {
      root: {
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        backgroundColor: tokens.surface,
        borderTop: `1px solid ${tokens.line}`,
        borderRadius: '0 0 6px 6px',
      },
    },
  },
  // The API exports all rows (ui/export-menu.tsx).
  RaList: {
    defaultProps: { perPage: 25, exporter: false, pagination, error },
    styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { minWidth: 0 } } },
  },
  // A wide table scrolls on its own; the page does not.
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-content': { minWidth: 0, padding: '0 16px 32px', [DESK]: { padding: '0 24px 32px' } },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        // Only the table scrolls: the bulk actions above it would be cut off if the list clipped its overflow.
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { backgroundColor: tokens['sand-soft'] },
        [WIDE]: { '& .column-number, & .column-order': { whiteSpace: 'nowrap' } },
        [DESK]: { '& .column-createdAt, & .column-changedAt': { whiteSpace: 'nowrap' } },
        // Lets all columns fit on a tablet.
        [BELOW_DESK]: { '& .MuiTableCell-root': { paddingLeft: 6, paddingRight: 6 } },
      },
    },
  },
  // On a phone the buttons scroll beside the count; they do not widen the page.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-title': { flexShrink: 0 },
        '& .RaBulkActionsToolbar-topToolbar': {
          flexWrap: 'nowrap',
          justifyContent: 'flex-start',
          minWidth: 0,
          overflowX: 'auto',
          '& > *': { flexShrink: 0 },
        },
      },
    },
  },
  // Leaves room for the labels on the borders of a second row of filters.
  RaFilterForm: { styleOverrides: { root: { rowGap: 8 } } },
  // At the top, because forms and dialogs have their buttons at the bottom. What it covers can still be clicked.
  RaNotification: {
    defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
    styleOverrides: { root: { pointerEvents: 'none', '& button': { pointerEvents: 'auto' } } },
  },
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums' },
      a: { color: tokens.timber, textUnderlineOffset: 3 },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: tall } },
  MuiIconButton: { styleOverrides: { root: { [onTouch]: { minHeight: TARGET_PX, minWidth: TARGET_PX } } } },
  MuiMenuItem: { styleOverrides: { root: tall } },
  MuiTab: { styleOverrides: { root: { minHeight: TARGET_PX } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  // Keeps the help text of a field from touching the label of the next.
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    styleOverrides: { marginDense: { marginTop: 14, marginBottom: 2 } },
  },
  RaArrayInput: { styleOverrides: { root: { marginTop: 28 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: tokens.surface, ...tall },
      notchedOutline: { borderColor: tokens['line-strong'] },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${tokens.line}` } } },
  MuiDialog: { styleOverrides: { paper: { border: `1px solid ${tokens.line}` } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: tokens.line, '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
      head: {
        fontWeight: 600,
        color: tokens['ink-soft'],
        backgroundColor: tokens['sand-soft'],
        [onTouch]: { paddingTop: 0, paddingBottom: 0, height: TARGET_PX },
      },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, ...tall } } },
  MuiPagination: { defaultProps: { renderItem: pageItem } },
  MuiPaginationItem: { styleOverrides: { root: { [onTouch]: { minHeight: TARGET_PX, minWidth: TARGET_PX } } } },
  MuiTableRow: { styleOverrides: { root: tall } },
  // The app bar's spinner has no accessible name by itself.
  MuiCircularProgress: { defaultProps: { 'aria-label': t('Loading') } },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: tokens.ink, fontSize: '0.8125rem' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
  MuiAlert: { defaultProps: { closeText: t('Close') }, styleOverrides: { root: { alignItems: 'center' } } },
  MuiAutocomplete: { defaultProps: { noOptionsText: t('No options') } },
  MuiRating: { defaultProps: { getLabelText: (count: number) => t('%{count} Star |||| %{count} Stars', { count }) } },
}
