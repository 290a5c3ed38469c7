import InvoiceIcon from '@mui/icons-material/DescriptionOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import PercentIcon from '@mui/icons-material/PercentOutlined'
import AddIcon from '@mui/icons-material/Add'
import type { Found, FoundKind } from '#contract/admin/find.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import type { Area } from '../area.ts'
import { customStateWords } from '../custom-requests/custom-words.tsx'
import { ticketKindNames, ticketStateNames } from '../tickets/ticket-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { orderStateWords } from '../ui/status-chip.tsx'
import type { Entry, Group } from './entry.ts'

/** A product has many variants, and its own row leads to all of them. */
const VARIANTS_BESIDE_PRODUCTS = 2

type IconOf = (resource: string) => Entry['icon']

/** The found records as groups of rows. A group in which the text is a whole number comes first. */
export function foundGroups(found: Found, areas: readonly Area[]): Group[] {
  const iconOf: IconOf = (resource) => areas.find(({ name }) => name === resource)?.icon ?? InvoiceIcon
  const mostVariants = found.products.length > 0 ? VARIANTS_BESIDE_PRODUCTS : found.variants.length
  const groups: { name: string; kinds: FoundKind[]; entries: Entry[] }[] = [
    {
      name: 'Products',
      kinds: ['products', 'variants'],
      entries: [
        ...found.products.map((row) => productEntry(row, iconOf)),
        ...found.variants.slice(0, mostVariants).map((row) => variantEntry(row, iconOf)),
      ],
    },
    { name: 'Orders', kinds: ['orders'], entries: found.orders.map((row) => orderEntry(row, iconOf)) },
    { name: 'Invoices', kinds: ['invoices'], entries: found.invoices.map(invoiceEntry) },
    { name: 'Customers', kinds: ['customers'], entries: found.customers.map((row) => customerEntry(row, iconOf)) },
    { name: 'Messages', kinds: ['tickets'], entries: found.tickets.map((row) => ticketEntry(row, iconOf)) },
    {
      name: 'Custom pieces',
      kinds: ['customRequests'],
      entries: found.customRequests.map((row) => requestEntry(row, iconOf)),
    },
    { name: 'More records', kinds: ['records'], entries: found.records.map((row) => recordEntry(row, iconOf, areas)) },
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
      label: `Take stock in for ${name}`,
      detail: 'Stock',
      icon: AddIcon,
      verb: 'Start',
      opens: { path: `/products/${id}/stock` },
      needs: 'stock.write',
    },
    {
      id: 'put on offer',
      label: `Put ${name} on offer`,
      detail: 'Sizes and prices',
      icon: PercentIcon,
      verb: 'Start',
      opens: { path: `/products/${id}/sizes` },
      needs: 'catalog.write',
    },
    {
      id: 'open in shop',
      label: `Open ${name} in the shop`,
      detail: `/product/${id}`,
      icon: OpenInNewIcon,
      verb: 'Open',
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
  const count = variants === 1 ? '1 variant' : `${variants} variants`
  return {
    id: `products ${id}`,
    label: name,
    detail: soldOut > 0 ? `${count}, ${soldOut} sold out` : count,
    icon: iconOf('products'),
    picture,
    ...(!isPublished && { chip: { tone: 'quiet', label: 'Hidden' } }),
    verb: 'Edit',
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
    aside: `${stock} left`,
    verb: 'Stock',
    ...recordOf('products', productId, path, name),
  }
}

function orderEntry(
  { id, number, name, email, state, total, piece, lines }: Found['orders'][number],
  iconOf: IconOf,
): Entry {
  const more = lines > 1 ? ` and ${lines - 1} more` : ''
  return {
    id: `orders ${id}`,
    label: [number, name].filter(Boolean).join(', '),
    detail: [`${piece}${more}`, moneyText(total), email].filter(Boolean).join(', '),
    icon: iconOf('orders'),
    chip: orderStateWords[state],
    verb: 'Open',
    ...recordOf('orders', id, `/orders/${id}/show`, number),
  }
}

function invoiceEntry({ id, number, kind, orderId, orderNumber, total, issuedAt }: Found['invoices'][number]): Entry {
  return {
    id: `invoices ${id}`,
    label: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
    detail: `Order ${orderNumber}, ${moneyText(total)}, ${whenText(issuedAt)}`,
    icon: InvoiceIcon,
    verb: 'Open',
    ...recordOf('orders', orderId, `/orders/${orderId}/show`, orderNumber),
  }
}

function customerEntry({ id, name, email, orderCount }: Found['customers'][number], iconOf: IconOf): Entry {
  return {
    id: `customers ${id}`,
    label: name,
    detail: email,
    icon: iconOf('customers'),
    aside: orderCount === 1 ? '1 order' : `${orderCount} orders`,
    verb: 'Open',
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
    verb: 'Open',
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
    verb: 'Open',
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
    verb: area?.show ? 'Open' : 'Edit',
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
