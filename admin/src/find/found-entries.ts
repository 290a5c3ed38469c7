import InvoiceIcon from '@mui/icons-material/DescriptionOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import PercentIcon from '@mui/icons-material/PercentOutlined'
import AddIcon from '@mui/icons-material/Add'
import type { Found, FoundKind } from '#contract/admin/find.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { Area } from '../area.ts'
import { customStateWords } from '../custom-requests/custom-words.tsx'
import { t } from '../language/t.ts'
import { ticketKindNames, ticketStateNames } from '../tickets/ticket-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { orderStateWords } from '../ui/status-chip.tsx'
import { openVerb, type Entry, type Group } from './entry.ts'

/** A product has many variants, and its own row leads to all of them. */
const VARIANTS_BESIDE_PRODUCTS = 2

type IconOf = (resource: string) => Entry['icon']

/** The found records as groups of rows. A group in which the text is a whole number comes first. */
export function foundGroups(found: Found, areas: readonly Area[]): Group[] {
  const iconOf: IconOf = (resource) => areas.find(({ name }) => name === resource)?.icon ?? InvoiceIcon
  const mostVariants = found.products.length > 0 ? VARIANTS_BESIDE_PRODUCTS : found.variants.length
  const groups: { name: string; kinds: FoundKind[]; entries: Entry[] }[] = [
    {
      name: t('Products'),
      kinds: ['products', 'variants'],
      entries: [
        ...found.products.map((row) => productEntry(row, iconOf)),
        ...found.variants.slice(0, mostVariants).map((row) => variantEntry(row, iconOf)),
      ],
    },
    { name: t('Orders'), kinds: ['orders'], entries: found.orders.map((row) => orderEntry(row, iconOf)) },
    { name: t('Invoices'), kinds: ['invoices'], entries: found.invoices.map(invoiceEntry) },
    { name: t('Customers'), kinds: ['customers'], entries: found.customers.map((row) => customerEntry(row, iconOf)) },
    { name: t('Messages'), kinds: ['tickets'], entries: found.tickets.map((row) => ticketEntry(row, iconOf)) },
    {
      name: t('Custom pieces'),
      kinds: ['customRequests'],
      entries: found.customRequests.map((row) => requestEntry(row, iconOf)),
    },
    {
      name: t('More records'),
      kinds: ['records'],
      entries: found.records.map((row) => recordEntry(row, iconOf, areas)),
    },
  ]
  const isExact = ({ kinds }: { kinds: FoundKind[] }) => kinds.some((kind) => found.exact.includes(kind))
  return [...groups.filter(isExact), ...groups.filter((group) => !isExact(group))].filter(
    ({ entries }) => entries.length > 0,
  )
}

/** What can be done with the product that was found first. */
export function productActions({ products: [product] }: Found, permissions: readonly string[]): Entry[] {
  if (!product) return []
  const { id, name, isPublished } = product
  const actions: (Entry & { needs?: string; isShown?: boolean })[] = [
    {
      id: 'take stock',
      label: t('Take stock in for %{name}', { name }),
      detail: t('Stock'),
      icon: AddIcon,
      verb: t('Start'),
      opens: { path: `/products/${id}/stock` },
      needs: 'stock.write',
    },
    {
      id: 'put on offer',
      label: t('Put %{name} on offer', { name }),
      detail: t('Sizes and prices'),
      icon: PercentIcon,
      verb: t('Start'),
      opens: { path: `/products/${id}/sizes` },
      needs: 'catalog.write',
    },
    {
      id: 'open in shop',
      label: t('Open %{name} in the shop', { name }),
      detail: `/product/${id}`,
      icon: OpenInNewIcon,
      verb: openVerb,
      opens: { shop: `/product/${id}` },
      isShown: isPublished,
    },
  ]
  return actions
    .filter(({ needs, isShown = true }) => isShown && (needs === undefined || permissions.includes(needs)))
    .map(({ needs: _needs, isShown: _isShown, ...entry }) => entry)
}

function productEntry(
  { id, name, picture, isPublished, variants, soldOut }: Found['products'][number],
  iconOf: IconOf,
): Entry {
  const count = t('%{count} variant |||| %{count} variants', { count: variants })
  return {
    id: `products ${id}`,
    label: name,
    detail: soldOut > 0 ? t('%{variants}, %{soldOut} sold out', { variants: count, soldOut }) : count,
    icon: iconOf('products'),
    picture,
    ...(!isPublished && { chip: { tone: 'quiet', label: t('Hidden') } }),
    verb: t('Edit'),
    ...recordOf('products', id, `/products/${id}`, name),
  }
}

function variantEntry(row: Found['variants'][number], iconOf: IconOf): Entry {
  const { id, productId, name, sku, stock, picture } = row
  const path = `/products/${productId}/stock`
  return {
    id: `variants ${id}`,
    label: nameWithChoice(name, { ...row, color: row.color === null ? null : { name: row.color } }),
    detail: sku,
    icon: iconOf('products'),
    picture,
    aside: t('%{stock} left', { stock }),
    verb: t('Stock'),
    ...recordOf('products', productId, path, name),
  }
}

function orderEntry(
  { id, number, name, email, state, total, piece, lines }: Found['orders'][number],
  iconOf: IconOf,
): Entry {
  const goods = lines > 1 ? t('%{piece} and %{count} more', { piece, count: lines - 1 }) : piece
  return {
    id: `orders ${id}`,
    label: [number, name].filter(Boolean).join(', '),
    detail: [goods, moneyText(total), email].filter(Boolean).join(', '),
    icon: iconOf('orders'),
    chip: orderStateWords[state],
    verb: openVerb,
    ...recordOf('orders', id, `/orders/${id}/show`, number),
  }
}

function invoiceEntry({ id, number, kind, orderId, orderNumber, total, issuedAt }: Found['invoices'][number]): Entry {
  return {
    id: `invoices ${id}`,
    label: kind === 'invoice' ? t('Invoice %{number}', { number }) : t('Credit note %{number}', { number }),
    detail: t('Order %{orderNumber}, %{total}, %{issuedAt}', {
      orderNumber,
      total: moneyText(total),
      issuedAt: whenText(issuedAt),
    }),
    icon: InvoiceIcon,
    verb: openVerb,
    ...recordOf('orders', orderId, `/orders/${orderId}/show`, orderNumber),
  }
}

function customerEntry({ id, name, email, orderCount }: Found['customers'][number], iconOf: IconOf): Entry {
  return {
    id: `customers ${id}`,
    label: name,
    detail: email,
    icon: iconOf('customers'),
    aside: t('%{count} order |||| %{count} orders', { count: orderCount }),
    verb: openVerb,
    ...recordOf('customers', id, `/customers/${id}/show`),
  }
}

function ticketEntry(
  { id, number, kind, state, orderNumber, createdAt }: Found['tickets'][number],
  iconOf: IconOf,
): Entry {
  return {
    id: `tickets ${id}`,
    label: number,
    detail: [ticketKindNames[kind], orderNumber, whenText(createdAt)].filter(Boolean).join(', '),
    icon: iconOf('tickets'),
    aside: ticketStateNames[state],
    verb: openVerb,
    ...recordOf('tickets', id, `/tickets/${id}/show`, number),
  }
}

function requestEntry({ id, number, name, state, createdAt }: Found['customRequests'][number], iconOf: IconOf): Entry {
  return {
    id: `custom-requests ${id}`,
    label: [number, name].filter(Boolean).join(', '),
    detail: whenText(createdAt),
    icon: iconOf('custom-requests'),
    chip: customStateWords[state],
    verb: openVerb,
    ...recordOf('custom-requests', id, `/custom-requests/${id}/show`, number),
  }
}

function recordEntry(
  { resource, id, name, nepaliName }: Found['records'][number],
  iconOf: IconOf,
  areas: readonly Area[],
): Entry {
  const area = areas.find((one) => one.name === resource)
  return {
    id: `${resource} ${id}`,
    label: name,
    detail: [area?.label, nepaliName].filter(Boolean).join(', '),
    icon: iconOf(resource),
    verb: area?.show ? openVerb : t('Edit'),
    // Names of staff are not kept in the browser.
    ...recordOf(resource, id, pathOf(area, resource, id), resource === 'staff' ? undefined : name),
  }
}

/** The page of a record: the one that shows it, else its form, else the list. */
function pathOf(area: Area | undefined, resource: string, id: string): string {
  const path = `/${resource}/${encodeURIComponent(id)}`
  if (area?.show) return `${path}/show`
  return area?.edit ? path : `/${resource}`
}

function recordOf(resource: string, id: string | number, path: string, label?: string) {
  const remembered = { resource, id: String(id), path, ...(label !== undefined && { label }) }
  return { opens: { path }, remembered }
}
